import type { Page } from '@playwright/test';
import { expect, test, useCurrency } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const roi = '/resources/ai-roi-calculator';

/** Presses keys as a person does, and counts them. */
class Keys {
  presses = 0;
  questions = 0;
  constructor(private readonly page: Page) {}
  async press(key: string) {
    this.presses += 1;
    await this.page.keyboard.press(key);
  }
  async type(text: string) {
    this.presses += text.length;
    await this.page.keyboard.type(text);
  }
  /** Tabs to a control, from wherever the focus is. */
  async tabTo(name: RegExp, role: 'button' | 'link' | 'textbox' | 'combobox' = 'button') {
    const wanted = main(this.page).getByRole(role, { name }).first();
    await expect(wanted).toBeVisible();
    for (let tries = 0; tries < 60; tries += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    await expect(wanted).toBeFocused();
  }
  async answer(name: RegExp) {
    this.questions += 1;
    await this.tabTo(name);
    await this.press('Enter');
  }
  async fill(name: RegExp, text: string) {
    this.questions += 1;
    await this.tabTo(name, 'textbox');
    await this.press('ControlOrMeta+a');
    await this.type(text);
  }
  async follow(name: RegExp) {
    await this.tabTo(name, 'link');
    await this.press('Enter');
  }
}

test('from the selector to a finished case by keyboard alone, and nothing is asked twice', {
  tag: '@MEMO-01',
}, async ({ page }) => {
  test.slow();
  await useCurrency(page, 'USD');
  await page.goto('/tools/service-selector');
  const keys = new Keys(page);
  await main(page).getByRole('heading', { level: 1 }).click();
  for (const name of [/^Automate/, /^Enterprise/, /^Beginner/, /^Thorough/, /^Medium/]) {
    await keys.answer(name);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Workflow Automation' })).toBeFocused();

  await keys.follow(/^Estimate a price/);
  // Service and size are answered; the pace is suggested as the timeline.
  await expect(page.getByRole('heading', { name: 'How big is the job?' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Medium 1-3 months .*suggested/ })).toBeVisible();
  await expect(main(page)).toContainText('follows your answers in the service selector');
  for (const name of [/^Medium/, /^Standard/, /^Medium/]) await keys.answer(name);
  await keys.tabTo(/^Generate Estimate/);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Your estimate/ })).toBeFocused();

  await keys.follow(/^Work out the return/);
  // 7,500 x 3.5 and 1,000 for support.
  await expect(main(page).getByRole('textbox', { name: /^One-time project cost/ })).toHaveValue('27,250');
  await keys.fill(/^Hours a week/, '120');
  await keys.fill(/^Hourly rate/, '42');
  await keys.fill(/^Running costs/, '2400');
  await expect(page).toHaveURL(/r=1_120_48_42_70_27250_2400&currency=USD$/);
  await keys.follow(/^Check your readiness/);
  for (let step = 1; step <= 16; step += 1) {
    await expect(main(page).getByText(`Step ${step} of 16`)).toBeVisible();
    await keys.answer(/^Mostly/);
  }
  await keys.follow(/^Make the business case/);

  await keys.fill(/^The problem/, 'Invoices are typed twice');
  await keys.fill(/^Owner/, 'Office manager');
  await keys.press('Tab');
  await keys.type('03312027');
  keys.questions += 1;
  const answer = page.getByRole('region', { name: /^Business case:/ }).getByRole('status');
  await expect(answer).toContainText(/^Yes/);
  test.info().annotations.push({
    type: 'keys',
    description: `${keys.presses} keys, ${keys.questions} questions`,
  });
});

test('looking at somebody’s result and at their case leaves one’s own answers as they are', {
  tag: '@MEMO-01',
}, async ({ page }) => {
  await useCurrency(page, 'USD');
  await page.goto('/tools/business-case#v=1&calculator=asmsm0&owner=Alice&currency=USD');
  const owner = page.getByRole('textbox', { name: 'Owner' });
  await owner.press('End');
  await owner.pressSequentially(' B');
  await expect(page).toHaveURL(/owner=Alice\+B/);
  await page.goto('/tools/pricing-calculator?a=1.delph7');
  await expect(main(page).getByRole('link', { name: 'Make the business case' })).toHaveAttribute(
    'href',
    /delph7/,
  );
  await page.goto(`${roi}?r=1_1_48_45_70_12000_3600&currency=GBP`);
  await expect(main(page).getByRole('link', { name: 'Make the business case' })).toHaveAttribute(
    'href',
    /GBP/,
  );
  await page.goto('/tools/business-case');
  await expect(owner).toHaveValue('Alice B');
  await expect(page).toHaveURL(/business-case$/);
  await expect(page.locator('summary').filter({ hasText: 'Price' })).toContainText('answered');
  await expect(page.locator('summary').filter({ hasText: 'Return' })).toContainText('not answered');
});

for (const width of [320, 390, 1440])
  test(`the result stays in sight at ${width} pixels and covers no field that has the focus`, {
    tag: ['@RESOURCES-15', '@MEMO-02'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${roi}?r=1_20_48_42_70_11000_2400&currency=USD`);
    const bar = page.getByRole('complementary', { name: 'Result so far' });
    await expect(bar).toContainText('Payback');
    for (let field = 0; field < 7; field += 1) {
      await (field === 0 ? main(page).getByRole('textbox').first().focus() : page.keyboard.press('Tab'));
      await expect(bar).toBeInViewport();
      // The bar takes its place again after each change of the layout.
      await expect
        .poll(
          async () => {
            const [box, focused] = [await bar.boundingBox(), await page.locator(':focus').boundingBox()];
            if (!box || !focused) return false;
            return (
              focused.y + focused.height <= box.y ||
              focused.y >= box.y + box.height ||
              focused.x + focused.width <= box.x ||
              focused.x >= box.x + box.width
            );
          },
          { message: `field ${field} is apart from the bar` },
        )
        .toBe(true);
    }
    const chat = await page.getByRole('button', { name: 'Open chat' }).boundingBox();
    const text = await bar.locator('dl').boundingBox();
    if (chat && text) expect(text.x + text.width <= chat.x || text.y + text.height <= chat.y).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });

test('Start Over of one tool can be undone, and the price grows with each answer', {
  tag: '@CALCULATOR-28',
}, async ({ page }) => {
  await useCurrency(page, 'USD');
  await page.goto('/tools/pricing-calculator');
  const panel = page.getByRole('complementary', { name: 'Your answers' });
  await expect(panel).not.toContainText('Price so far');
  for (const [name, price] of [
    [/^Workflow/, '$7,500'],
    [/^Medium 11-50/, '$11,250'],
    [/^Short/, '$9,000'],
    [/^Premium/, '$12,000'],
    [/^High/, '$15,750'],
  ] as const) {
    await main(page).getByRole('button', { name }).press('Enter');
    await expect(panel).toContainText(`Price so far${price}`);
  }
  await page.getByRole('checkbox', { name: /^Training/ }).press('Space');
  await expect(panel).toContainText('Price so far$17,250');
  await main(page).getByRole('button', { name: 'Generate Estimate' }).press('Enter');
  await expect(page.getByRole('row', { name: /^Estimated total \$17,250\.00/ })).toBeVisible();
  await main(page).getByRole('button', { name: 'Start Over' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Which service do you need?' })).toBeFocused();
  await main(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Your estimate/ })).toBeFocused();
});

test('a damaged link starts clean and says so', { tag: ['@SELECTOR-18', '@CALCULATOR-24'] }, async ({
  page,
}) => {
  for (const path of ['/tools/service-selector', '/tools/pricing-calculator']) {
    await page.goto(`${path}?a=9.zzz`);
    await expect(main(page).getByText('We couldn’t read the answers in this link')).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});
