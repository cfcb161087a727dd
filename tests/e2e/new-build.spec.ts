import type { Page } from '@playwright/test';
import { pricingSteps } from '@/content/tools/pricing-calculator';
import { selectorQuestions } from '@/content/tools/selector';
import * as routes from '@/lib/routes';
import { environments, setUp } from '../support/environments';
import { expect, test } from '../support/test';
import { startOf } from '../support/tools';

test.use({ allowedErrors: [/404 \(Not Found\)|Failed to load chunk/] });

const main = (page: Page) => page.getByRole('main');
const chat = (page: Page) => page.getByRole('complementary', { name: 'Chat' });
const currency = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Currency/ });
const hours = (page: Page) => main(page).getByRole('textbox', { name: /^Hours a week/ });
const problem = (page: Page) => main(page).getByRole('textbox', { name: /^The problem/ });
const search = (page: Page) => main(page).getByRole('searchbox');
const failed = (page: Page) => main(page).getByText('This part could not be loaded.');

/**
 * From now on the server has another build, which lacks the scripts that the page has not loaded yet.
 *
 * @param forever true when the scripts are still missing after the page has opened anew
 * @returns a function that counts how often a page was opened since
 */
async function deploy(page: Page, forever = false): Promise<() => number> {
  const { pathname } = new URL(page.url());
  const html = await (await page.request.get(pathname)).text();
  const other = html.replace(/(\ssrc="\/_next\/static\/chunks\/)/, '$1new-');
  let opened = 0;
  await page.route(/./, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (route.request().isNavigationRequest()) opened += 1;
    else if (opened === 0 || forever) {
      if (path === pathname) return route.fulfill({ body: other, contentType: 'text/html' });
      const isLater = path.startsWith('/_next/static/') && !html.includes(`src="${path}"`);
      if (path.endsWith('.js') && isLater) return route.fulfill({ status: 404, body: '' });
    }
    return route.fallback();
  });
  return () => opened;
}

const firstAnswer = (question: { options: readonly { label: string }[] } | undefined) =>
  startOf(question?.options[0]?.label ?? '');
const answer = (name: RegExp) => (page: Page) => main(page).getByRole('button', { name }).press('Enter');
const hasNextQuestion = async (page: Page) => {
  await expect(page).toHaveURL(/\?a=\d\.\w$/);
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
};

const parts: Record<
  string,
  [path: string, use: (page: Page) => Promise<void>, kept: typeof hasNextQuestion]
> = {
  calculator: [routes.pricingCalculator, answer(firstAnswer(pricingSteps[0])), hasNextQuestion],
  'service selector': [routes.serviceSelector, answer(firstAnswer(selectorQuestions[0])), hasNextQuestion],
  'readiness assessment': [routes.readiness, answer(/^Mostly/), hasNextQuestion],
  'ROI calculator': [
    routes.roiCalculator,
    async (page) => {
      await hours(page).press('ControlOrMeta+a');
      await page.keyboard.type('12', { delay: 200 });
    },
    async (page) => {
      await expect(hours(page)).toHaveValue('12');
      await expect(hours(page)).toBeFocused();
    },
  ],
  'business case': [
    routes.businessCase,
    (page) => problem(page).pressSequentially('Typed twice', { delay: 50 }),
    async (page) => {
      await expect(problem(page)).toHaveValue('Typed twice');
      await expect(problem(page)).toBeFocused();
      await expect(main(page).getByRole('button', { name: 'Excel file' })).toBeVisible();
    },
  ],
  search: [
    routes.search,
    (page) => search(page).pressSequentially('cookies'),
    async (page) => {
      await expect(main(page).getByRole('status')).toHaveText(/pages? found for “cookies”/);
      await expect(search(page)).toHaveValue('cookies');
    },
  ],
  'currency menu': [
    routes.services,
    (page) => currency(page).press('Enter'),
    (page) => expect(page.getByRole('menuitemradio', { name: 'USD' })).toBeFocused(),
  ],
  chat: [
    routes.services,
    async (page) => {
      await page.getByRole('button', { name: 'Open chat' }).press('Enter');
      await page.keyboard.type('What do you offer?');
    },
    async (page) => {
      await expect(chat(page).getByRole('textbox')).toBeFocused();
      await expect(chat(page).getByRole('button', { name: 'Minimize' })).toBeVisible();
    },
  ],
};

for (const [name, [path, use, kept]] of Object.entries(parts)) {
  test(`a page whose build is gone reloads itself once and keeps what it holds: ${name}`, async ({
    page,
  }) => {
    await page.goto(path);
    const opened = await deploy(page);
    await use(page);
    await expect.poll(opened).toBe(1);
    await kept(page);
    expect(opened()).toBe(1);
  });
}

test.describe('where the new build lacks the part too', () => {
  test.use({ firstVisit: true });
  for (const storage of ['', ' where storage is blocked']) {
    test(`a part that is missing in the new build too does not reload the page again${storage}`, async ({
      page,
    }) => {
      if (storage) await setUp(environments['storage blocked']!, page.context(), page);
      await page.goto(routes.businessCase);
      const opened = await deploy(page, true);
      await problem(page).pressSequentially('Typed twice');
      await expect(failed(page)).toBeVisible();
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await expect(failed(page)).toBeVisible();
      expect(opened()).toBe(1);
      await expect(problem(page)).toHaveValue('Typed twice');
    });
  }
});
