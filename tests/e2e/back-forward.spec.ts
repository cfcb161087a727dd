import type { Page } from '@playwright/test';
import { changeShell, expectShellChanged } from '../support/shell';
import { expect, test } from '../support/test';

test.use({ firstVisit: true });

test('another tab follows what is chosen', { tag: ['@full', '@THEME-03', '@CURRENCY-08'] }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto('/');
  await changeShell(page);
  await expectShellChanged(other);
});

test.describe('states in the address', () => {
  test.use({ firstVisit: false });
  const main = (page: Page) => page.getByRole('main');
  const button = (name: RegExp) => (page: Page) => main(page).getByRole('button', { name }).click();
  const heading = (name: string) => (page: Page) =>
    expect(main(page).getByRole('heading', { name })).toBeVisible();
  const status = (text: string) => (page: Page) =>
    expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

  type Check = (page: Page) => Promise<void>;
  /** What is seen at first, then for each step: what leads there, the query, and what is seen. */
  const features: [requirement: string, path: string, first: Check, [Check, string, Check][]][] = [
    [
      '@SELECTOR-18',
      '/tools/service-selector',
      heading('What should AI do for you first?'),
      [
        [button(/^Build our own/), '?a=1.c', heading('How big is your company?')],
        [button(/^Solo/), '?a=1.co', heading('How much AI do you use today?')],
        [button(/^Advanced/), '?a=1.coa', heading('How do you want to start?')],
        [button(/^Quick/), '?a=1.coaq', heading('What is your budget?')],
        [button(/^High/), '?a=1.coaqh', heading('Start with Custom AI Development')],
        [button(/^Start Over/), '', heading('What should AI do for you first?')],
      ],
    ],
    [
      '@CALCULATOR-24',
      '/tools/pricing-calculator?a=1.amms',
      heading('How closely should it fit your systems?'),
      [
        [button(/^High/), '?a=1.ammsh', heading('Anything to add?')],
        [
          async (page) => {
            // A changed add-on is no step of its own.
            for (const name of [/^Training/, /^Priority/, /^Priority/])
              await page.getByRole('checkbox', { name }).click();
            await button(/^Generate/)(page);
          },
          '?a=1.ammsh1',
          heading('Your estimate: Workflow Automation'),
        ],
        [button(/^Team Size/), '?a=1.ammsh1.2', heading('How many people will use it?')],
      ],
    ],
    [
      '@RESOURCES-15',
      '/resources/ai-roi-calculator',
      heading('Return on the example project'),
      [
        [
          async (page) => {
            await main(page)
              .getByRole('textbox', { name: /^Hours a week/ })
              .fill('10');
          },
          '?r=1_10_48_45_70_12000_3600&currency=USD',
          heading('Your return'),
        ],
      ],
    ],
  ];

  for (const [requirement, path, first, steps] of features) {
    test(`Back and Forward go through every state of ${path}`, { tag: requirement }, async ({ page }) => {
      await page.goto('/about');
      await page.goto(path);
      await first(page);
      const base = path.replace(/[?#].*/, '');
      for (const [act, query, check] of steps) {
        await act(page);
        await expect(page).toHaveURL(base + query);
        await check(page);
      }
      for (const [, , check] of steps.slice(0, -1).toReversed()) {
        await page.goBack({ waitUntil: 'commit' });
        await check(page);
      }
      await page.goBack({ waitUntil: 'commit' });
      await first(page);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL('/about');
      await page.goForward({ waitUntil: 'commit' });
      await first(page);
      await page.goForward({ waitUntil: 'commit' });
      await steps[0]?.[2](page);
    });
  }

  test('after Back the search field shows the query of the list, even if the browser resets it', {
    tag: '@BLOG-12',
  }, async ({ page }) => {
    await page.goto('/blog');
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    await field.fill('policy');
    await expect(page).toHaveURL('/blog?q=policy');
    await main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.waitForURL('/blog/*');
    await page.goBack({ waitUntil: 'commit' });
    await status(' of ')(page);
    await expect(field).toHaveValue('policy');
    // What WebKit does to a page that it kept.
    await field.evaluate((input: HTMLInputElement) => {
      input.value = input.defaultValue;
    });
    await expect(field).toHaveValue('policy');
  });

  test('a link that is copied opens the result', {
    tag: ['@SELECTOR-18', '@CALCULATOR-24'],
  }, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [path, title] of [
      ['/tools/service-selector?a=1.smbth', 'Start with AI Training & Education'],
      ['/tools/pricing-calculator?a=1.delph7', 'Your estimate: Custom AI Development'],
    ] as const) {
      await page.goto(path);
      await heading(title)(page);
      await button(/^Copy link/)(page);
      await status('Link copied.')(page);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + path);
    }
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await button(/^Copy link/)(page);
    await status('Copy the link from the address bar.')(page);
  });
});
