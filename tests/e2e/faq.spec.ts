import { faqGroups, sharedFaq } from '@/content/faq/faq';
import { withPrices } from '@/lib/currency/format';
import * as routes from '@/lib/routes';
import { expect, test } from '../support/test';

test('one answer of a group is open at a time, and on other pages the first answer', {
  tag: '@PIECES-01',
}, async ({ page }) => {
  await page.goto(routes.faq);
  const [one, two] = faqGroups[1]!.items.map(({ question }) => page.getByRole('button', { name: question }));
  const shows = async (question: typeof one, isOpen: boolean) => {
    await expect(question!).toHaveAttribute('aria-expanded', String(isOpen));
    const name = (await question!.textContent()) ?? '';
    await expect(page.getByRole('region', { name })).toBeVisible({ visible: isOpen });
  };
  await one!.click();
  await shows(one, true);
  await two!.press('Enter');
  await shows(two, true);
  await shows(one, false);
  await two!.press('Space');
  await shows(two, false);

  await page.goto(routes.service('ai-onboarding'));
  await expect(page.getByRole('main').locator('button[aria-expanded="true"]')).toHaveCount(1);
});

test('find-in-page opens a closed answer, and every answer prints', {
  tag: ['@ENTITIES-04', '@PIECES-01'],
}, async ({ page }) => {
  // Without a price, which a page writes in parts.
  const items = sharedFaq.filter(({ answer }) => !answer.includes('{usd:'));
  const { question, answer } = items.at(-1)!;
  await page.goto(routes.faq);
  await expect(page.getByText(answer)).toBeHidden();
  // A text fragment goes the way of find-in-page: the browser looks into until-found content and reveals it.
  await page.goto('about:blank');
  await page.goto(`/faq#:~:text=${encodeURIComponent(answer.slice(0, 60).replace(/ \S*$/, ''))}`);
  await expect(page.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(answer)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const { answer: text } of items) {
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
    for (const { answer } of sharedFaq)
      await expect(
        page.getByText(withPrices(answer, (usd) => `$${usd.toLocaleString('en-US')}`)),
      ).toBeVisible();
  });
});
