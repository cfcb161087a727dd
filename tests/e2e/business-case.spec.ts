import type { Page } from '@playwright/test';
import * as routes from '@/lib/routes';
import { companies } from '../fixtures/example-companies';
import { expect, test } from '../support/test';

const PATH = routes.businessCase;
/** The dental practice, whose saved hours become no cash. The unit tests work its numbers by hand. */
const timeOnly = `${PATH}#${companies[0]?.link}`;
const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) => page.getByRole('region', { name: /^Business case:/ });
const verdict = (page: Page) => summary(page).getByRole('status').getByRole('paragraph').first();
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .filter({ has: page.getByRole('button') });

test('a card opens by keyboard, and the pressed heading stays in place', { tag: '@MEMO-01' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(timeOnly);
  await expect(verdict(page)).toHaveText(/^Buys time/);
  for (const heading of (await cards(page).all()).slice(1).concat(cards(page).first())) {
    const button = heading.getByRole('button');
    await button.focus();
    const before = await button.boundingBox();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(main(page).getByRole('button', { expanded: true })).toHaveCount(1);
    const moved = Math.abs(((await button.boundingBox())?.y ?? 0) - (before?.y ?? 0));
    expect(moved, `${await button.textContent()}`).toBeLessThanOrEqual(1);
    await expect(button).toBeFocused();
  }
});

test('a link to a business case shows no example and no verdict before its answers are read', {
  tag: '@MEMO-01',
}, async ({ page }) => {
  let load = () => {};
  const wanted = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/_next/static/**/*.js', (route) => wanted.then(() => route.continue()));
  await page.goto(timeOnly, { waitUntil: 'commit' });
  await expect(main(page).getByText('Loading this case')).toBeVisible();
  await expect(
    page.getByText(/invented company|No verdict yet|Amount to approve/).and(main(page).locator(':visible')),
  ).toHaveCount(0);
  load();
  await expect(verdict(page)).toHaveText(/^Buys time/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page has the worked example, the rules and the workbook, and no control that needs a script', {}, async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByRole('article', { name: /^Business case:/ })).toContainText('an invented company');
    await main(page).getByText('When it says yes or no').press('Enter');
    await expect(main(page).getByText('Even in the low case, the costs are covered')).toBeVisible();
    const workbook = main(page).getByRole('link', { name: 'Download the workbook' });
    await expect(workbook).toHaveAttribute('href', '/downloads/business-case-workbook.xlsx');
    for (const role of ['button', 'textbox', 'combobox'] as const)
      await expect(main(page).getByRole(role)).toHaveCount(0);
  });
});
