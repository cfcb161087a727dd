import { faqGroups, sharedFaq } from '../../content/faq';
import { expect, test } from '../support/test';

const answerOf = (question: string) => sharedFaq.find((item) => item.question === question)?.answer ?? '';

test('ENTITIES-04 ROUTE-07 shows every shared question once, under its heading', async ({ page }) => {
  await page.goto('/faq');
  let shown = 0;
  for (const { title, items } of faqGroups) {
    const group = page.getByRole('region', { name: title, exact: true });
    await expect(group.getByRole('button')).toHaveText(items.map(({ question }) => question));
    shown += items.length;
  }
  expect(shown).toBe(sharedFaq.length);
});

test('PIECES-01 ENTITIES-04 an answer opens and closes; in a group one is open at a time', async ({
  page,
}) => {
  await page.goto('/faq');
  const [first, second] = faqGroups[1]?.items ?? [];
  const one = page.getByRole('button', { name: first?.question });
  const two = page.getByRole('button', { name: second?.question });
  await one.click();
  await expect(page.getByText(first?.answer ?? '')).toBeVisible();
  await two.click();
  await expect(page.getByText(second?.answer ?? '')).toBeVisible();
  await expect(page.getByText(first?.answer ?? '')).toBeHidden();
  await two.click();
  await expect(page.getByText(second?.answer ?? '')).toBeHidden();
});

test('ENTITIES-07 states times and returns as specified', async ({ page }) => {
  await page.goto('/faq');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Simple automations take 1-2 weeks. Larger transformations take 1-3 months.',
  );
  await expect(main).toContainText('positive ROI within 3-6 months, and the average is 3-5x in year one');
});

test('ENTITIES-04 find-in-page reaches a closed answer and opens it', async ({ page }) => {
  await page.goto('/faq');
  const question = 'Can we run it without you afterwards?';
  const button = page.getByRole('button', { name: question });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const answer = page.getByText(answerOf(question));
  await expect(answer).toBeHidden();
  // A text fragment goes the way of find-in-page: the browser looks into until-found content and reveals it.
  await page.goto('about:blank');
  await page.goto(`/faq#:~:text=${encodeURIComponent('somebody on your side is trained')}`);
  await expect(page.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(answerOf(question))).toBeVisible();
});

test('ENTITIES-04 on paper every answer stands', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of sharedFaq) {
    // Its box stands in the page in any case; what is left out of the drawing is not visible to this check.
    const drawn = page
      .getByText(answer)
      .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));
    expect(await drawn, answer).toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ENTITIES-04 every answer can be read', async ({ page }) => {
    await page.goto('/faq');
    for (const { answer } of sharedFaq) await expect(page.getByText(answer)).toBeVisible();
  });
});
