import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const PATH = '/tools/pricing-calculator';
const labels = ['Service', 'Team Size', 'Timeline', 'Support', 'Customization', 'Add-ons'];
const questions = [
  'What should we do?',
  'How many people will use it?',
  'How long should the work run?',
  'How much support do you want?',
  'How much must it fit your own systems?',
  'Anything to add?',
];
const answers = [/^Workflow Automation/, /^Medium 11-50/, /^Medium 1-3/, /^Standard/, /^High/];
const option = (page: Page, name: RegExp | string) =>
  page.getByRole('list', { name: /\?$/ }).getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const indicator = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(`^${name}`) });
const estimate = (page: Page) => page.getByRole('heading', { level: 1, name: /^Your estimate: / });
const rows = (page: Page) => page.getByRole('table', { name: 'Cost breakdown' }).getByRole('row');

test('ROUTE-06 CALCULATOR-01 CALCULATOR-02 CALCULATOR-04 CALCULATOR-20 CALCULATOR-28 the six steps by mouse lead to the estimate', async ({
  page,
}) => {
  await page.goto(PATH);
  const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveText(labels);
  for (const [index, answer] of answers.entries()) {
    await expect(heading(page, questions[index]!)).toBeVisible();
    await expect(steps.nth(index)).toHaveAttribute('aria-current', 'step');
    await option(page, answer).click();
  }
  await expect(heading(page, questions[5]!)).toBeFocused();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await page.getByRole('checkbox', { name: /^Training/ }).check();
  await page.getByRole('checkbox', { name: /^Maintenance plan/ }).check();
  await expect(heading(page, questions[5]!)).toBeVisible();
  await page.getByRole('button', { name: 'Generate Estimate' }).click();

  await expect(estimate(page)).toBeFocused();
  await expect(estimate(page)).toHaveText('Your estimate: Workflow Automation');
  await expect(rows(page)).toHaveText([
    /What you chose\s*Amount/,
    /Base price, automation\s*\$7,500\.00/,
    /Team size, 11-50 people\s*\+ \$3,750\.00/,
    /Timeline, 1-3 months\s*\+ \$0\.00/,
    /Support, standard\s*\+ \$1,000\.00/,
    /Customization, high\s*\+ \$3,750\.00/,
    /Add-ons\s*\+ \$3,500\.00/,
    /Estimated total\s*\$19,500\.00/,
  ]);
  const main = page.getByRole('main');
  await expect(heading(page, 'Estimated timeline')).toBeVisible();
  await expect(main.getByText('About 8 weeks')).toBeVisible();
  await expect(
    main.getByText('6 weeks for automation, × 1.3 for high customization, rounded.'),
  ).toBeVisible();
  await expect(main.getByText('Workflow Automation Solution')).toBeVisible();
  await expect(main.getByText('Custom Integration Development')).toBeVisible();
  await expect(heading(page, 'Important Notice')).toBeVisible();
  await expect(main).toContainText('for planning purposes only and is not a formal quote');
  await expect(main.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
    'href',
    /^\/contact\b/,
  );
  await expect(page.getByRole('button', { name: 'Start Over' })).toBeVisible();
});

test('CALCULATOR-02 CALCULATOR-04 the whole way by keyboard, submitting the form with Enter', async ({
  page,
}) => {
  await page.goto(PATH);
  await option(page, answers[0]!).focus();
  for (const [index, answer] of answers.entries()) {
    if (index > 0) {
      await expect(heading(page, questions[index]!)).toBeFocused();
      const wanted = option(page, answer);
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab');
        if (await wanted.evaluate((element) => element === document.activeElement)) break;
      }
      await expect(wanted).toBeFocused();
    }
    await page.keyboard.press(index % 2 === 0 ? 'Enter' : ' ');
  }
  await expect(heading(page, questions[5]!)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /^Training/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^Training/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(estimate(page)).toBeFocused();
  await expect(rows(page).last()).toContainText('$17,500.00');
});

test('CALCULATOR-03 CALCULATOR-05 CALCULATOR-06 CALCULATOR-27 the options, the marked defaults, and Back on steps 2 to 5', async ({
  page,
}) => {
  await page.goto(PATH);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  const expected: [RegExp[], RegExp][] = [
    [
      [
        /^AI Training & Education .*\$2,000\.00/,
        /^Business AI Onboarding .*\$5,000\.00/,
        /^Workflow Automation .*\$7,500\.00/,
        /^Custom AI Development .*\$15,000\.00/,
        /^AI System Optimization .*\$10,000\.00/,
      ],
      /^AI Training/,
    ],
    [
      [
        /^Individual/,
        /^Small 2-10 people/,
        /^Medium 11-50 people/,
        /^Large 51-200 people/,
        /^Enterprise 200\+ people/,
      ],
      /^Small/,
    ],
    [[/^Short 1-4 weeks/, /^Medium 1-3 months/, /^Long 3\+ months/], /^Medium/],
    [[/^Basic/, /^Standard/, /^Premium/], /^Standard/],
    [[/^Low/, /^Medium/, /^High/], /^Medium/],
  ];
  for (const [index, [names, standard]] of expected.entries()) {
    await expect(heading(page, questions[index]!)).toBeVisible();
    const list = page.getByRole('list', { name: questions[index] });
    await expect(list.getByRole('button')).toHaveCount(names.length);
    for (const name of names) await expect(list.getByRole('button', { name })).toBeVisible();
    const marked = list.getByRole('button', { name: / default\b/ });
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAccessibleName(standard);
    await expect(marked).toHaveAttribute('aria-current', 'true');
    // Choosing the default advances too.
    await marked.click();
    await expect(back).toHaveCount(index < 4 ? 1 : 0);
  }
  await indicator(page, 'Customization').click();
  for (const name of questions.slice(0, 4).toReversed()) {
    await back.click();
    await expect(heading(page, name)).toBeFocused();
  }
  await expect(back).toHaveCount(0);
  await page.goto(`${PATH}?a=1.tsmsm`);
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Generate Estimate' }).click();
  await expect(rows(page).last()).toContainText('$3,000.00');
  await expect(page.getByText('About 2 weeks')).toBeVisible();
});

test('CALCULATOR-26 the indicators of finished steps lead back from any step and from the result', async ({
  page,
}) => {
  await page.goto(`${PATH}?a=1.amm`);
  await expect(heading(page, questions[3]!)).toBeVisible();
  await expect(indicator(page, 'Support')).toHaveCount(0);
  await expect(indicator(page, 'Add-ons')).toHaveCount(0);
  await indicator(page, 'Service').click();
  await expect(heading(page, questions[0]!)).toBeFocused();

  await page.goto(`${PATH}?a=1.ammsh`);
  await expect(heading(page, questions[5]!)).toBeVisible();
  await indicator(page, 'Team Size').click();
  await expect(option(page, answers[1]!)).toHaveAttribute('aria-current', 'true');

  await page.goto(`${PATH}?a=1.ammsh3`);
  for (const [index, label] of labels.entries()) {
    await indicator(page, label).click();
    await expect(heading(page, questions[index]!)).toBeFocused();
    await page.goBack();
    await expect(estimate(page)).toBeVisible();
  }
});

test('CALCULATOR-21 CALCULATOR-24 Start Over hides the estimate, clears the address and forgets the choices', async ({
  page,
}) => {
  await page.goto(`${PATH}?a=1.ammsh3`);
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(heading(page, questions[0]!)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(estimate(page)).toHaveCount(0);
  await expect(option(page, /^AI Training/)).toHaveAttribute('aria-current', 'true');
  for (const label of labels) await expect(indicator(page, label)).toHaveCount(0);
});

/** Worked by hand from section 9: link, then base, team, time, support, customization, add-ons, total in US dollars. */
const sample: [string, string, number[], number][] = [
  ['1.tisbl0', 'AI Training & Education', [2000, -800, -600, 0, -400, 0, 200], 1],
  ['1.oelph7', 'Business AI Onboarding', [5000, 12500, 2500, 3000, 2500, 4500, 30000], 12],
  ['1.pmmsm2', 'AI System Optimization', [10000, 5000, 0, 1000, 0, 2000, 18000], 8],
];
const rates: [string, string, number, number][] = [
  ['GBP', '£', 0.79, 2],
  ['INR', '₹', 83.14, 2],
  ['JPY', '¥', 154.8, 0],
];
test('CALCULATOR-25 CURRENCY-09 CURRENCY-12 every amount of the result follows the currency that is chosen on it', async ({
  page,
}) => {
  await page.goto(`${PATH}?a=${sample[0]?.[0]}`);
  await expect(rows(page).last()).toContainText('$200.00');
  for (const [code, symbol, rate, digits] of rates) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /currency/i })
      .click();
    await page.getByRole('menuitemradio', { name: code }).click();
    const amount = (usd: number) => {
      const number = (Math.round(Math.abs(usd) * rate * 100) / 100).toLocaleString('en-US', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      return `${symbol}${number}`;
    };
    for (const [link, title, usd, weeks] of sample) {
      await page.goto(`${PATH}?a=${link}`);
      await expect(estimate(page)).toHaveText(`Your estimate: ${title}`);
      const cells = page.getByRole('table', { name: 'Cost breakdown' }).getByRole('cell');
      await expect(cells).toHaveText(
        usd.map((value, index) =>
          index === 0 || index === 6 ? amount(value) : `${value < 0 ? '−' : '+'} ${amount(value)}`,
        ),
      );
      await expect(page.getByText(amount(usd[6]!), { exact: true })).toHaveCount(2);
      await expect(page.getByText(`About ${weeks} week${weeks === 1 ? '' : 's'}`)).toBeVisible();
      await expect(page.getByRole('main')).toContainText('converted at fixed rates from US dollars');
      await expect(page.getByRole('main')).not.toContainText('$');
    }
  }
});

test('CALCULATOR-22 CALCULATOR-23 the way to the selector and five questions about prices', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole('main').getByRole('link', { name: 'Answer five questions' })).toHaveAttribute(
    'href',
    '/tools/service-selector',
  );
  const faq = page.getByRole('region', { name: 'About these prices' });
  await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(5);
  await expect(faq).toContainText('typically within 10-15% of the final cost');
  await faq.getByRole('button', { name: /non-profits/ }).click();
  await expect(faq.getByText(/up to 30% off/)).toBeVisible();
});

test('the longest amounts fit 320 pixels, and controls are 44 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() =>
    localStorage.setItem('site.currency', JSON.stringify({ code: 'INR', by: 'visitor' })),
  );
  for (const query of ['', '?a=1.ammsh3.6', '?a=1.delph7']) {
    await page.goto(PATH + query);
    await expect(page.getByRole('main').getByText(/₹\d/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBeLessThanOrEqual(320);
    const heights = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights), query).toBeGreaterThanOrEqual(44);
  }
});

test('each tread of the cost breakdown lies in its own row', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${PATH}?a=1.tisbl1`);
    await expect(estimate(page)).toBeVisible();
    const strays = await page.getByRole('table', { name: 'Cost breakdown' }).evaluate((table) =>
      [...table.querySelectorAll('svg')].flatMap((drawing) => {
        // WebKit positions nothing by a row, so the cell has to be what the drawing is measured from.
        const cell = drawing.parentElement;
        const [own, row] = [drawing.getBoundingClientRect(), drawing.closest('tr')?.getBoundingClientRect()];
        const inside =
          row && own.top >= row.top - 1 && own.bottom <= row.bottom + 1 && own.right <= row.right;
        return inside && cell && getComputedStyle(cell).position === 'relative' ? [] : [cell?.textContent];
      }),
    );
    expect(strays).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DECISIONS-12 DECISIONS-11 the page shows the complete price table', async ({ page }) => {
    await page.goto(`${PATH}?a=1.a`);
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing Calculator' })).toBeVisible();
    const high = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'High', exact: true }) });
    await expect(high.getByRole('cell')).toHaveText(
      ['1,000', '2,500', '3,750', '7,500', '5,000'].map((usd) => `+ $${usd}.00`),
    );
    await expect(page.getByRole('paragraph').filter({ hasText: 'Weeks are the base weeks' })).toContainText(
      '× 1.5 for an enterprise team, × 1.3 for high customization, × 1.5 for a long or × 0.7 for a short timeline',
    );
    await expect(page.getByRole('button', { name: /^Workflow Automation/ })).toHaveCount(0);
  });
});
