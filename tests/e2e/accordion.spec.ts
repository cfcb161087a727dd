import { expect, test } from '../support/test';

/** The page shows the shared questions 1, 2 and 3. */
const path = '/services/ai-onboarding';
const questions = [
  'How long does an AI project take?',
  'When will we see a return?',
  'Do we need technical people on our side?',
];

test('PIECES-01 one question is open at a time, or none', async ({ page }) => {
  await page.goto(path);
  const [first, second] = questions.map((name) => page.getByRole('button', { name }));
  if (!first || !second) throw new Error('no questions');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('region', { name: questions[1] })).toBeVisible();
  await expect(page.getByText('Simple automations take 1-2 weeks.')).toBeHidden();
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('positive ROI within 3-6 months')).toBeHidden();
});

test('PIECES-01 it works with the keyboard alone', async ({ page }) => {
  await page.goto(path);
  const third = page.getByRole('button', { name: questions[2] });
  await third.focus();
  await page.keyboard.press('Enter');
  await expect(third).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(third).toHaveAttribute('aria-expanded', 'false');
});

test('PIECES-01 find-in-page reaches a closed answer and opens it', async ({ page }) => {
  // A link to a text uses the same search as find-in-page.
  await page.goto(`${path}#:~:text=one%20person%20who%20knows%20the%20process`);
  const third = page.getByRole('button', { name: questions[2] });
  await expect(third).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('one person who knows the process')).toBeVisible();
  await expect(page.getByRole('button', { name: questions[0] })).toHaveAttribute('aria-expanded', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PIECES-01 every answer can be read', async ({ page }) => {
    await page.goto(path);
    for (const answer of [
      'Simple automations take 1-2 weeks.',
      'positive ROI within 3-6 months',
      'one person who knows the process',
    ])
      await expect(page.getByText(answer)).toBeVisible();
  });
});
