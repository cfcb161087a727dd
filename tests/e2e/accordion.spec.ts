import { expect, test } from '../support/test';

/** The page shows the shared questions 1, 2 and 3. */
const path = '/services/ai-onboarding';
const questions = [
  'How long does an AI project take?',
  'When will we see a return?',
  'Do we need technical people on our side?',
];
const answers = [
  'Simple automations take 1-2 weeks.',
  'positive ROI within 3-6 months',
  'one person who knows the process',
];

test('PIECES-01 one question is open at a time, or none, with pointer and keyboard', async ({ page }) => {
  await page.goto(path);
  const expanded = page.getByRole('main').locator('button[aria-expanded="true"]');
  const question = (index: number) => page.getByRole('button', { name: questions[index] });
  await expect(expanded).toHaveText([questions[0] ?? '']);
  await question(1).click();
  await expect(expanded).toHaveText([questions[1] ?? '']);
  await expect(page.getByRole('region', { name: questions[1] })).toBeVisible();
  await expect(page.getByText(answers[0] ?? '')).toBeHidden();
  await question(1).click();
  await expect(expanded).toHaveCount(0);
  await expect(page.getByText(answers[1] ?? '')).toBeHidden();

  await question(2).focus();
  await page.keyboard.press('Enter');
  await expect(expanded).toHaveText([questions[2] ?? '']);
  await page.keyboard.press('Space');
  await expect(expanded).toHaveCount(0);
});

test('PIECES-01 find-in-page reaches a closed answer and opens it', async ({ page }) => {
  // A link to a text uses the same search as find-in-page.
  await page.goto(`${path}#:~:text=one%20person%20who%20knows%20the%20process`);
  await expect(page.getByRole('button', { name: questions[2] })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(answers[2] ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: questions[0] })).toHaveAttribute('aria-expanded', 'false');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('PIECES-01 every answer can be read', async ({ page }) => {
    await page.goto(path);
    for (const answer of answers) await expect(page.getByText(answer)).toBeVisible();
  });
});
