import type { Page } from '@playwright/test';
import * as routes from '@/lib/routes';
import { createReadinessCode } from '@/scripts/support/answer-codes';
import { type Company, companies } from '../fixtures/example-companies';
import { expectTexts, expectVerdict } from '../fixtures/expected-texts';
import { readPdf } from '../support/pdf';
import { estimateOf } from '../support/prices';
import { expect, test } from '../support/test';

const PATH = routes.businessCase;
/** The dental practice, whose saved hours become no cash. The unit tests work its numbers by hand. */
const timeOnly = `${PATH}#${companies[0]?.link}`;
/** A no with the longest texts, the most lines of a price, every area below half, in yen. */
const longest = `${PATH}#v=1&calculator=delph7&readiness=${createReadinessCode('nnnp')}&roi=12_47_61.5_55_0_26000&discountRate=12&cashShare=40&otherHours=4&currency=JPY&problem=${'Every+request+is+typed+into+three+systems+'.repeat(4)}&owner=${'The+head+of+customer+operations+'.repeat(2)}&hoursGiver=${'The+head+of+customer+operations+'.repeat(2)}&budgetLine=${'Overtime+and+temporary+staff+'.repeat(2)}&deadline=2027-01-31`;

/** A company with the prices of content, which the page has; the unit tests have those of the specification. */
function pricedByContent(company: Company): Company {
  const { totalCost: price, estimatedTimelineWeeks: buildWeeks } = estimateOf(
    /calculator=(\w+)/.exec(company.link)?.[1] ?? '',
  );
  const numbers = { ...company.numbers, price: price * company.exchangeRate, buildWeeks };
  return { ...company, price, numbers };
}

const main = (page: Page) => page.getByRole('main');
const summary = (page: Page) => page.getByRole('region', { name: /^Business case:/ });
const verdict = (page: Page) => summary(page).getByRole('status').getByRole('paragraph').first();
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .filter({ has: page.getByRole('button') });

test('a card opens by keyboard and its heading stays where it was pressed', { tag: '@MEMO-01' }, async ({
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

test('the memo prints on three pages of A4 and of Letter, with a link to itself that the PDF keeps', {
  tag: '@MEMO-02',
}, async ({ page, baseURL }) => {
  // A printed row follows its cells; a line may break anywhere.
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  for (const company of companies.filter(({ currency }) => currency === 'EUR').map(pricedByContent)) {
    await page.goto('about:blank');
    await page.goto(`${PATH}#${company.link}`);
    await expect(verdict(page)).toHaveText(expectVerdict(company));
    const { pages, links } = await readPdf(await page.pdf({ format: 'A4' }));
    expect(pages, company.name).toHaveLength(3);
    const text = pages.map((one) => one.text).join(' ');
    const lost = expectTexts(company).filter((line) => !squeezed(text).includes(squeezed(line)));
    expect(lost, company.name).toEqual([]);
    for (const part of [
      'The decision we ask for',
      'Page 1 of 3',
      new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
    ])
      expect(squeezed(pages[0]?.text ?? '')).toContain(squeezed(part));
    for (const rest of ['Excel file', 'Your answers', 'When it says yes', 'Cookie settings'])
      expect(text).not.toContain(rest);
    // What is printed is the address of what is printed, and opens it.
    const link = `${baseURL}${PATH}?memo#${company.link}`;
    expect(squeezed(text)).toContain(squeezed(link));
    expect(links).toContain(link);
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('article', { name: /^Business case:/ })).toContainText(
      expectVerdict(company),
    );
  }
  await page.goto('about:blank');
  await page.goto(longest);
  await expect(verdict(page)).toHaveText('No');
  for (const format of ['A4', 'Letter'] as const)
    expect((await readPdf(await page.pdf({ format }))).pages).toHaveLength(3);
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
