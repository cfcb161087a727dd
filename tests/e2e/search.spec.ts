import type { Page } from '@playwright/test';
import { sharedFaq } from '@/content/faq/faq';
import { services } from '@/content/services';
import { slug } from '@/lib/format/slug';
import * as routes from '@/lib/routes';
import { indexedPaths } from '../../app/_lib/site-pages';
import { expectNoAxeFindings } from '../support/axe';
import { lostText } from '../support/lost-text';
import { expect, pauseRequests, test, useCurrency } from '../support/test';

const { question } = sharedFaq.find(({ answer }) => !answer.includes('{usd:'))!;
/** The same as a visitor types it. */
const typed = question.toLowerCase().replace(/[^a-z ]/g, '');

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox', { name: 'Search this site' });
const status = (page: Page) => main(page).getByRole('status');
const results = (page: Page) => main(page).getByRole('heading', { level: 2 }).getByRole('link');

test('typing finds pages and highlights the words, and a result leads to the match', {
  tag: '@SEARCH-01',
}, async ({ page }) => {
  await page.goto(routes.search);
  await field(page).focus();
  await page.keyboard.type(typed);
  await expect(status(page)).toHaveText(new RegExp(`^\\d+ pages found for “${typed}”$`));
  await expect(page).toHaveURL(`/search?q=${typed.replaceAll(' ', '+')}`);
  const first = results(page).first();
  await expect(first).toHaveText(`FAQ: ${question}`);
  await expect(first.locator('mark').first()).toBeVisible();
  await expectNoAxeFindings(page);

  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/faq#${slug(question)}`);
  await expect(page.getByRole('button', { name: question, expanded: true })).toBeInViewport();

  await page.goBack();
  await expect(field(page)).toHaveValue(typed);
  await expect(first).toHaveText(`FAQ: ${question}`);
});

test('a link to a search shows the results, Enter searches at once, and prices follow the currency', {
  tag: '@SEARCH-01',
}, async ({ page }) => {
  await useCurrency(page, 'EUR');
  await page.goto(`${routes.search}?q=three+packages+to+start+with`);
  await expect(field(page)).toHaveValue('three packages to start with');
  await expect(main(page).getByText(/€/).first()).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: '$' })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await lostText(page)).toEqual([]);

  await field(page).fill('');
  await field(page).pressSequentially('cookies');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${routes.search}?q=cookies`);
  await expect(results(page).first()).toHaveText(/^Cookies/);

  await field(page).fill('xylophone');
  await expect(status(page)).toHaveText('No page found for “xylophone”');
  await expect(main(page).getByRole('link', { name: 'write to us' })).toHaveAttribute('href', routes.contact);
  await expect(main(page).getByRole('link', { name: services[0]!.title })).toBeVisible();
});

test.describe('when the sections cannot be loaded', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('a search that fails to load says so, lists all pages, and tries again on the next input', {
    tag: '@SEARCH-01',
  }, async ({ page }) => {
    await page.route('**/sections.json', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${routes.search}?q=price`);
    await expect(status(page)).toHaveText(/could not load/);
    await expect(main(page).getByRole('link', { name: services[0]!.title })).toBeVisible();
    // The next words try again, and the message goes.
    await page.unroute('**/sections.json');
    await field(page).fill('cookies');
    await expect(status(page)).toHaveText(/pages? found for “cookies”/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/404 \(Not Found\)/] });

  test('the search form at an unknown URL leads to the list of all pages', {
    tag: '@SEARCH-02',
  }, async ({ page }) => {
    await page.goto('/no/such/page');
    await field(page).pressSequentially('prices');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${routes.search}?q=prices`);
    const hrefs = await main(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(indexedPaths.filter((path) => !hrefs.includes(path))).toEqual([]);
  });
});

test.describe('at an unknown URL', () => {
  test.use({ allowedErrors: [/404 \(Not Found\)/] });

  test('an unknown URL suggests three pages for its words, without a layout shift', {}, async ({ page }) => {
    const release = await pauseRequests(page, '**/sections.json');
    expect((await page.goto(`${services[2]!.url}s`))?.status()).toBe(404);
    await page.evaluate(() => document.fonts.ready);
    const before = await page.getByRole('contentinfo').boundingBox();
    release();
    const suggested = page.getByRole('navigation', { name: 'Pages that may be what you wanted' });
    await expect(suggested.getByRole('link').first()).toHaveText(services[2]!.title);
    await expect(suggested.getByRole('link')).toHaveCount(3);
    expect(await page.getByRole('contentinfo').boundingBox()).toEqual(before);
    await expectNoAxeFindings(page);

    await field(page).pressSequentially('invoices');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${routes.search}?q=invoices`);
    await expect(results(page).first()).toBeVisible();

    // A later page of a list is nobody's aim.
    await page.goto('/blog/page/99');
    await expect(suggested.getByRole('link').first()).toBeVisible();
    await expect(suggested).not.toContainText(/page \d/);
  });
});
