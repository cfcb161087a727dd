import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { controls, formReady } from '../support/contact';
import { officeText } from '../support/office';
import { readPdf } from '../support/pdf';
import { expect, test, useCurrency, viewports } from '../support/test';
import { saidOf, verdictOf } from '../unit/components/business-case/said-of-companies';
import { companies } from '../unit/lib/business-case/companies';

const PATH = '/tools/business-case';
/** A yes: automation for 2-10 people, 20 hours a week. The unit tests work its numbers by hand. */
const yes = `${PATH}#v=1&selector=psbqm&calculator=asmsm0&readiness=mmymmymmpmmmmymm&roi=20_48_42_70_11000_2400&currency=USD&problem=Invoices+are+typed+twice&owner=Office+manager&deadline=2027-03-31`;
/** A no with the longest texts, the most lines of a price, every area below half, in yen. */
const longest = `${PATH}#v=1&selector=psbqm&calculator=delph7&readiness=nnnpnnnpnnnpnnnp&roi=12_47_61.5_55_0_26000&currency=JPY&problem=${'Every+request+is+typed+into+three+systems+'.repeat(4)}&owner=${'The+head+of+customer+operations+'.repeat(2)}&deadline=2027-01-31&alternatives=${'A+shared+inbox+with+strict+rules+for+everyone+in+it+now%0A'.repeat(4)}`;

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => page.getByRole('region', { name: 'What the case needs' });
const written = (page: Page) => page.getByRole('region', { name: /^Business case:/ });
const answer = (page: Page) => written(page).getByRole('status');
const group = (page: Page, name: string) => form(page).locator('summary').filter({ hasText: name });

test('the case takes the results of two tools, asks for the rest, and sends nothing', {
  tag: ['@MEMO-01', '@MEMO-06'],
}, async ({ page, baseURL }) => {
  await useCurrency(page, 'USD');
  await page.goto('/tools/pricing-calculator?a=1.asmsm0');
  await main(page).getByRole('link', { name: 'Make the business case' }).click();
  await expect(group(page, 'Price')).toContainText('answered');
  await expect(group(page, 'Return')).toContainText('not answered');
  await expect(answer(page)).toContainText('Not yet');
  await expect(answer(page)).toContainText('Still open: the problem, the owner, the deadline, the return');
  await page.goto('/resources/ai-roi-calculator?r=1_20_48_42_70_11000_2400');
  await main(page).getByRole('link', { name: 'Make the business case' }).click();
  await expect(group(page, 'Price')).toContainText('answered');
  await expect(group(page, 'Return')).toContainText('answered');
  await expect(written(page).getByRole('row', { name: /^Expected 6\.5 months \$11,844/ })).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await form(page)
    .getByRole('textbox', { name: /^The problem/ })
    .fill('Invoices are typed twice');
  await expect(written(page)).toContainText('Invoices are typed twice');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Office manager');
  // The keys of a US date; Chromium moves on from month to day to year by itself.
  await page.keyboard.press('Tab');
  await page.keyboard.type('03312027');
  await expect(form(page).getByLabel('Decision needed by')).toHaveValue('2027-03-31');
  await group(page, 'Readiness').focus();
  await page.keyboard.press('Enter');
  const lists = form(page).getByRole('combobox');
  await expect(lists).toHaveCount(16);
  for (const list of await lists.all()) {
    await list.focus();
    await page.keyboard.press('M');
  }
  await expect(group(page, 'Readiness')).toContainText('answered');
  await expect(answer(page)).toContainText(/^Yes/);
  await expect(written(page)).toContainText(
    'Approve up to $12,650 for Workflow Automation by March 31, 2027',
  );
  await expect(page).toHaveURL(
    /#v=1&selector=-s---&calculator=asmsm0&readiness=m{16}&roi=20_48_42_70_11000_2400.*owner=Office\+manager/,
  );

  await page.reload();
  await expect(answer(page)).toContainText(/^Yes/);
  await expect(form(page).getByRole('textbox', { name: 'Owner' })).toHaveValue('Office manager');
  await main(page).getByRole('button', { name: 'Start Over' }).click();
  await main(page).getByRole('button', { name: 'Everything, other tools too' }).click();
  await expect(written(page)).toContainText('This is an example company.');
  await expect(page.getByRole('heading', { name: 'What the case needs' })).toBeFocused();
  await expect(page).toHaveURL(`${baseURL}${PATH}`);
  // Chromium's addresses of requests have no fragment; the icon is asked for again when an address changes.
  expect(sent.filter((line) => !line.startsWith('GET ') || /asmsm0|20_48|typed|manager/.test(line))).toEqual(
    [],
  );
});

test('a number that cannot be read says why, stays in its field and is no part of the case', {
  tag: '@MEMO-02',
}, async ({ page }) => {
  await page.goto(yes);
  await expect(answer(page)).toContainText(/^Yes/);
  await group(page, 'Return').click();
  const hours = form(page).getByRole('textbox', { name: /^Hours a week/ });
  await hours.fill('');
  await hours.pressSequentially('two');
  await expect(hours).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await expect(hours).toHaveAttribute('aria-invalid', 'true');
  await expect(hours).toHaveValue('two');
  await expect(answer(page)).toContainText('Still open: the return.');
  await hours.fill('');
  await hours.pressSequentially('2');
  await expect(hours).not.toHaveAttribute('aria-invalid', 'true');
  // 2 x 48 x 70% x 42 = 2,822; less 2,400 a year against 11,000.
  await expect(answer(page)).toContainText(/^No/);
  await expect(written(page)).toContainText('Decline this project');
});

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
    let fail: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/_next/static/**', async (route) => {
      await held;
      await route.abort();
    });
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

test('it prints on three pages of A4 and of Letter, the first complete in itself', {
  tag: '@MEMO-07',
}, async ({ page }) => {
  for (const path of [PATH, yes, longest]) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(answer(page)).toContainText(path === longest ? /^No/ : /^Yes/);
    for (const format of ['A4', 'Letter'] as const) {
      const pages = await readPdf(await page.pdf({ format }));
      expect(pages, `${path} ${format}`).toHaveLength(3);
      const [first] = pages;
      for (const part of [
        'Business case:',
        'The problem and what it costs today',
        'What we recommend',
        'Expected',
        'The most year one can cost',
        'The decision we ask for',
        'Decision:',
        new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
      ])
        expect(first?.text).toContain(part);
      const text = pages.map((one) => one.text).join(' ');
      for (const part of ['Risks and when we stop', 'Alternatives', 'Five years'])
        expect(text).toContain(part);
      for (const rest of ['Download or share', 'What the case needs', 'When it says yes', 'Cookie settings'])
        expect(text).not.toContain(rest);
    }
  }
});

test('on a phone, the later parts open from their headings, and print whole', {
  tag: ['@MEMO-02', '@MEMO-07'],
}, async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await page.goto(yes);
  await expect(answer(page)).toContainText(/^Yes/);
  const years = written(page).getByRole('table', { name: 'Five years' });
  await expect(written(page).getByRole('heading', { name: 'Five years' })).toBeVisible();
  await expect(years).toBeHidden();
  await written(page).getByLabel('Five years').and(page.locator('summary')).click();
  await expect(years).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(years).toBeHidden();
  const [, ...later] = await readPdf(await page.pdf({ format: 'A4' }));
  expect(later.map(({ text }) => text).join(' ')).toContain('Without Emberlane');
});

// The unit tests compare all six companies with the text of the page and of the Word file.
test('screen and print say what was worked by hand, for a thin yes and for a no', {
  tag: ['@MEMO-02', '@MEMO-07'],
}, async ({ page }) => {
  // A printed row follows its cells; a line may break anywhere.
  const squeezed = (text: string) => text.replace(/[\s|]+/g, '');
  for (const company of companies.filter(({ currency }) => /EUR|JPY/.test(currency))) {
    await page.goto('about:blank');
    await page.goto(`${PATH}#${company.link}`);
    await expect(answer(page)).toContainText(`On cash alone: ${company.cashVerdict}.`);
    await expect(answer(page).getByRole('paragraph').first()).toHaveText(verdictOf(company));
    const shown = squeezed((await written(page).textContent()) ?? '');
    const pages = await readPdf(await page.pdf({ format: 'A4' }));
    expect(pages, company.name).toHaveLength(3);
    const printed = squeezed(pages.map((one) => one.text).join(' '));
    const lost = saidOf(company).flatMap((line) => [
      ...(shown.includes(squeezed(line)) ? [] : [`screen: ${line}`]),
      ...(printed.includes(squeezed(line)) ? [] : [`print: ${line}`]),
    ]);
    expect(lost, company.name).toEqual([]);
    // Paper shows the page's address; the link of a PDF leads to the whole case.
    const live = written(page).locator('a[href*="/tools/business-case#"]');
    expect(await live.getAttribute('href')).toContain(`/tools/business-case#${company.link}`);
  }
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

test('Copy link gives the address with the case behind its #', { tag: '@MEMO-06' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(yes);
  await expect(answer(page)).toContainText(/^Yes/);
  await main(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(main(page).getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${yes}`);
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
