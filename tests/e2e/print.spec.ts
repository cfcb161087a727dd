import { articles } from '@/content/articles';
import { industries } from '@/content/industries';
import { articleClosing } from '@/content/site/blog';
import { listHeadings } from '@/lib/markdown/inspect-blocks';
import * as routes from '@/lib/routes';
import { calculatorCode, createReadinessCode, selectorCode } from '@/scripts/support/answer-codes';
import { companies } from '../fixtures/example-companies';
import { textLostInPrint } from '../support/lost-text';
import { readPdf } from '../support/pdf';
import { expect, test, useTheme } from '../support/test';

/** A business case with the longest texts, the most lines of a price, every area below half, in yen. */
const longest = `v=1&calculator=${calculatorCode('delph7')}&readiness=${createReadinessCode('nnnp')}&roi=12_47_61.5_55_0_26000&discountRate=12&cashShare=40&otherHours=4&currency=JPY&problem=${'Every+request+is+typed+into+three+systems+'.repeat(4)}&owner=${'The+head+of+customer+operations+'.repeat(2)}&hoursGiver=${'The+head+of+customer+operations+'.repeat(2)}&budgetLine=${'Overtime+and+temporary+staff+'.repeat(2)}&deadline=2027-01-31`;

const memo = (link: string) => `${routes.businessCase}#${link}`;
/** The result of each tool, the heading that shows when it is there, and how many sheets it takes. */
const results: [name: string, path: string, heading: RegExp, sheets: number][] = [
  ['an estimate', `${routes.pricingCalculator}?a=${calculatorCode('delph7')}`, /^Your estimate/, 1],
  ['a recommendation', `${routes.serviceSelector}?a=${selectorCode('psbqm')}`, /Automation/, 1],
  ['an assessment', `${routes.readiness}?a=${createReadinessCode('nmpmnnym')}`, /gap/i, 1],
  ['a return', `${routes.roiCalculator}?r=1_10_50_40_50_9000_4000`, /ROI Calculator/, 1],
  ['a memo', memo(companies[0]?.link ?? ''), /^Business case:/, 3],
  ['the longest memo', memo(longest), /^Business case:/, 3],
];

/** Text without spaces: in a PDF they are gaps between letters, which differ from one browser to the next. */
const solid = (text: string) => text.replace(/\s+/g, '');

for (const [name, path, heading, sheets] of results)
  test(`${name} prints on A4 and Letter with its date, and nothing is cut`, {
    tag: ['@RESOURCES-13', '@RESOURCES-15', '@MEMO-02'],
  }, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    // Paper looks the same in every theme.
    await useTheme(page, 'dark-orange');
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    const print = page.getByRole('button', { name: 'Print' });
    if (sheets > 1) await page.getByRole('button', { name: 'Read the memo' }).click();
    expect.soft(await textLostInPrint(page)).toEqual([]);
    const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
    for (const [format, width] of [
      ['A4', 595],
      ['Letter', 612],
    ] as const) {
      const { pages } = await readPdf(await page.pdf({ format, preferCSSPageSize: format === 'A4' }));
      expect(pages.map((sheet) => Math.round(sheet.width))).toEqual(Array(sheets).fill(width));
      const text = solid(pages.map((sheet) => sheet.text).join(' '));
      expect(text).toContain(solid(today));
      if (sheets === 1) expect(text).toContain(solid(`${baseURL}${path}`));
      for (const rest of ['Start Over', 'Copy link', 'How It Works', 'About these prices', 'Cookie settings'])
        expect(text).not.toContain(solid(rest));
    }
    await print.click();
    await expect(page).toHaveTitle('printed');
  });

test('an article and a landing page print as text on white, and external addresses are written out', {
  tag: '@BLOG-10',
}, async ({ page }) => {
  await useTheme(page, 'dark-orange');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const [article] = [...articles].sort((a, b) => b.body.length - a.body.length);
  for (const path of [industries[0]!.ctaLink, article!.url]) {
    await page.goto(path);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    // A bar that stays in the window would lie on the text of every sheet.
    await expect(page.getByRole('banner', { includeHidden: true })).not.toHaveCSS('position', 'fixed');
    await expect(page.getByRole('button', { name: /chat/i })).toBeHidden();
  }
  for (const { text } of listHeadings(article!.body))
    await expect(main.getByRole('heading', { name: text, exact: true })).toBeVisible();
  for (const gone of [
    ...[page.getByRole('contentinfo'), page.getByRole('navigation', { name: 'On this page' })],
    ...['Related articles', articleClosing.heading].map((name) => main.getByRole('heading', { name })),
  ])
    await expect(gone).toBeHidden();
  const written = (link: Element) => getComputedStyle(link, '::after').content;
  for (const link of await main.locator('a[href^="https://"]').all())
    expect(await link.evaluate(written)).toContain((await link.getAttribute('href')) ?? '');
  expect(await main.locator('a[href^="/"]').first().evaluate(written)).toMatch(/^(none|normal)$/);
});
