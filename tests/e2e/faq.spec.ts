import { inDollars } from '@/content/company/facts';
import * as routes from '@/lib/routes';
import { faqGroups, sharedFaq } from '../../content/faq/faq';
import { expect, test } from '../support/test';

test('one answer of a group is open at a time', {
  tag: '@PIECES-01',
}, async ({ page }) => {
  await page.goto(routes.faq);
  // Without a price, which a page writes in parts.
  const [first, second] = faqGroups[1]!.items.filter(({ answer }) => !answer.includes('{usd:'));
  const one = page.getByRole('button', { name: first!.question });
  const two = page.getByRole('button', { name: second!.question });
  await one.click();
  await expect(page.getByText(first!.answer)).toBeVisible();
  await two.click();
  await expect(page.getByText(second!.answer)).toBeVisible();
  await expect(page.getByText(first!.answer)).toBeHidden();
  await two.press('Enter');
  await expect(page.getByText(second!.answer)).toBeHidden();
  await two.press('Space');
  await expect(page.getByRole('region', { name: second!.question })).toBeVisible();

  await page.goto(routes.service('ai-onboarding'));
  const expanded = page.getByRole('main').locator('button[aria-expanded="true"]');
  await expect(expanded, 'on other pages the first is open').toHaveCount(1);
});

test('find-in-page opens a closed answer, and every answer prints', {
  tag: ['@ENTITIES-04', '@PIECES-01'],
}, async ({ page }) => {
  // Without a price, which a page writes in parts.
  const { question, answer: words } = sharedFaq.findLast(({ answer }) => !answer.includes('{usd:'))!;
  const answer = page.getByText(words);
  await page.goto(routes.faq);
  await expect(page.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'false');
  await expect(answer).toBeHidden();
  // A text fragment goes the way of find-in-page: the browser looks into until-found content and reveals it.
  await page.goto('about:blank');
  await page.goto(`/faq#:~:text=${encodeURIComponent(words.slice(0, 60).replace(/ \S*$/, ''))}`);
  await expect(page.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const text of sharedFaq.map(({ answer }) => inDollars(answer))) {
    // Its box stands in the page in any case; this check sees whether it is drawn too.
    const drawn = page
      .getByText(text)
      .evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true }));
    expect(await drawn, text).toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be read', { tag: '@ENTITIES-04' }, async ({ page }) => {
    await page.goto(routes.faq);
    for (const { answer } of sharedFaq) await expect(page.getByText(inDollars(answer))).toBeVisible();
  });
});
