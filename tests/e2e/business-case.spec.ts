import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { controls, formReady } from '../support/contact';
import { officeText } from '../support/office';
import { readPdf } from '../support/pdf';
import { expect, holdBack, test } from '../support/test';
import { saidOf, verdictOf } from '../unit/components/business-case/said-of-companies';
import { companies } from '../unit/lib/business-case/companies';

const PATH = '/tools/business-case';
/** A yes: automation for 2-10 people, 20 hours a week. The unit tests work its numbers by hand. */
const yes = `${PATH}#v=1&selector=psbqm&calculator=asmsm0&readiness=mmymmymmpmmmmymm&roi=20_48_42_70_11000_2400&currency=USD&problem=Invoices+are+typed+twice&owner=Office+manager&deadline=2027-03-31`;
/** A no with the longest texts, the most lines of a price, every area below half, in yen. */
const longest = `${PATH}#v=1&selector=psbqm&calculator=delph7&readiness=nnnpnnnpnnnpnnnp&roi=12_47_61.5_55_0_26000&currency=JPY&problem=${'Every+request+is+typed+into+three+systems+'.repeat(4)}&owner=${'The+head+of+customer+operations+'.repeat(2)}&deadline=2027-01-31&alternatives=${'A+shared+inbox+with+strict+rules+for+everyone+in+it+now%0A'.repeat(4)}`;

const main = (page: Page) => page.getByRole('main');
const written = (page: Page) => page.getByRole('region', { name: /^Business case:/ });
const answer = (page: Page) => written(page).getByRole('status');

test('the files are made in the browser when asked for, with the page’s numbers', {
  tag: '@MEMO-05',
}, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(yes);
  await expect(answer(page)).toContainText(/^Yes/);
  const before = loaded.length;
  const fileOf = async (name: string) => {
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name }).click();
    const file = await download;
    await expect(main(page).getByText(`${file.suggestedFilename()} is in your downloads.`)).toBeVisible();
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const word = await fileOf('Word file');
  expect(word.name).toBe('business-case.docx');
  const wordText = officeText(word.bytes);
  for (const text of [
    'Business case: Workflow Automation',
    'Invoices are typed twice',
    'Approve up to $12,650',
    '$84,184',
    '$4,711',
    'We stop when',
  ])
    expect(wordText).toContain(text);
  const excel = await fileOf('Excel file');
  expect(excel.name).toBe('business-case.xlsx');
  const excelText = officeText(excel.bytes);
  for (const text of ['NPV(', 'IRR(', '11844.3', 'SUM(B5:B', 'Sensitivity', 'Office manager'])
    expect(excelText).toContain(text);
  // Both charts are images that the browser drew.
  const images = Object.entries(unzipSync(word.bytes)).filter(([name]) =>
    /^word\/media\/.*\.png$/.test(name),
  );
  expect(images).toHaveLength(2);
  for (const [, image] of images) expect(image.length).toBeGreaterThan(5_000);
  const asked = loaded.slice(before);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((url) => !/\/_next\/static\/.*\.js$|\/manifest|\/logo|^blob:/.test(url))).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });
  test('the page says that the file could not be made, and the next press tries again', {
    tag: '@MEMO-05',
  }, async ({ page }) => {
    await page.goto(yes);
    await expect(answer(page)).toContainText(/^Yes/);
    const fail = await holdBack(page, '**/_next/static/**', (route) => route.abort());
    const word = main(page).getByRole('button', { name: 'Word file' });
    await word.press('Enter');
    // Meanwhile the focus stays, and the page says what happens.
    await expect(
      main(page).getByRole('status').filter({ hasText: 'Making business-case.docx…' }),
    ).toBeVisible();
    await expect(word).toBeDisabled();
    await expect(word).toBeFocused();
    fail();
    await expect(main(page).getByText('The file could not be made.')).toBeVisible();
    await page.unroute('**/_next/static/**');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('business-case.docx');
  });
});

// The unit tests compare all six companies with the text of the page and of the Word file.
test('it prints on three pages of A4 and of Letter what was worked by hand, for a yes and for a no', {
  tag: ['@MEMO-02', '@MEMO-07'],
}, async ({ page }) => {
  // A printed row follows its cells; a line may break anywhere.
  const squeezed = (text: string) => text.replace(/[\s|]+/g, '');
  for (const company of companies.filter(({ currency }) => /EUR|JPY/.test(currency))) {
    await page.goto('about:blank');
    await page.goto(`${PATH}#${company.link}`);
    await expect(answer(page)).toContainText(`On cash alone: ${company.cashVerdict}.`);
    await expect(answer(page).getByRole('paragraph').first()).toHaveText(verdictOf(company));
    const pages = await readPdf(await page.pdf({ format: 'A4' }));
    expect(pages, company.name).toHaveLength(3);
    const text = pages.map((one) => one.text).join(' ');
    const lost = saidOf(company).filter((line) => !squeezed(text).includes(squeezed(line)));
    expect(lost, company.name).toEqual([]);
    // The first page is complete in itself, and no control is printed.
    for (const part of [
      'What we recommend',
      'The decision we ask for',
      new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
    ])
      expect(pages[0]?.text).toContain(part);
    for (const rest of ['Download or share', 'What the case needs', 'When it says yes', 'Cookie settings'])
      expect(text).not.toContain(rest);
    // Paper shows the page's address; the link of a PDF leads to the whole case.
    const live = written(page).locator('a[href*="/tools/business-case#"]');
    expect(await live.getAttribute('href')).toContain(`/tools/business-case#${company.link}`);
  }
  await page.goto('about:blank');
  await page.goto(longest);
  await expect(answer(page)).toContainText(/^No/);
  for (const format of ['A4', 'Letter'] as const)
    expect(await readPdf(await page.pdf({ format }))).toHaveLength(3);
});

test('the case goes to the contact form as text with its link, unlike the example', {
  tag: '@MEMO-08',
}, async ({ page }) => {
  await page.goto(PATH);
  await expect(main(page).getByRole('link', { name: 'Send it to our team' })).toHaveCount(0);
  await page.goto(yes);
  await expect(answer(page)).toContainText(/^Yes/);
  await main(page).getByRole('link', { name: 'Send it to our team' }).click();
  await page.waitForURL('**/contact');
  await formReady(page);
  await expect(controls(page).message).toHaveValue(
    /^My business case: Workflow Automation\n\nYes, but thin\. It pays/,
  );
  const message = await controls(page).message.inputValue();
  for (const text of [
    '- Expected | 6.5 months | $11,844 | $84,184',
    '/tools/business-case#v=1&selector=psbqm',
  ])
    expect(message).toContain(text);
  await expect(controls(page).service).toHaveValue('workflow-automation');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there are the worked example, the rules and a worksheet, and nothing that does nothing', {
    tag: '@MEMO-09',
  }, async ({ page }) => {
    await page.goto(PATH);
    await expect(written(page)).toContainText('This is an example company.');
    await expect(answer(page)).toContainText(/^Yes/);
    await expect(main(page).getByRole('heading', { name: 'When it says yes, not yet or no' })).toBeVisible();
    const worksheet = main(page).getByRole('region', { name: 'Fill it in by hand' }).last();
    await expect(worksheet.getByRole('row', { name: /^Hours a week you could save 30 ___/ })).toBeVisible();
    await expect(
      worksheet.getByRole('row', { name: /^We have timed it in the past quarter\. Mostly ___/ }),
    ).toBeVisible();
    const workbook = main(page).getByRole('link', { name: 'Download the workbook' });
    await expect(workbook).toHaveAttribute('href', '/downloads/business-case-workbook.xlsx');
    for (const role of ['button', 'textbox', 'combobox'] as const)
      await expect(main(page).getByRole(role)).toHaveCount(0);
  });
});
