import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { calculatorCode, createReadinessCode } from '@/scripts/support/answer-codes';
import { controls, formReady } from '../support/contact-form';
import { expect, test } from '../support/journey';

/** All that the other tools answer, as they hand it over. */
const handedOver = `#v=1&calculator=${calculatorCode('asmsm0')}&readiness=${createReadinessCode('m')}&roi=30_48_45_70_12000_3600&cashShare=40&currency=USD`;

test('a business case from the answers of the tools, as memo and workbook', {
  tag: ['@MEMO-01', '@MEMO-05', '@MEMO-08'],
}, async ({ page, visitor }) => {
  const main = page.getByRole('main');
  const summary = main.getByRole('region', { name: /^Business case:/ });
  const verdict = summary.getByRole('status').getByRole('paragraph').first();
  const field = (name: RegExp) => main.getByRole('textbox', { name });
  const card = (name: RegExp) => main.getByRole('button', { name });
  const problem = field(/^The problem/);
  await visitor.open(`/tools/business-case${handedOver}`);
  await visitor.type(problem, 'Typed twice');
  await expect(card(/^Estimate answered/)).toBeVisible();
  const again = main.getByRole('button', { name: 'Try again' });
  await visitor.sees(summary.getByText(/^Still open/), again);
  const before = await verdict.textContent();
  await visitor.type(field(/^Owner/), 'Office manager');
  // The keys of a US date; a browser moves on from month to day to year by itself.
  await visitor.focus(field(/^Decision needed by/));
  await page.keyboard.type('03312027');
  await visitor.press(card(/^Cash/));
  await expect(card(/^Cash/)).toHaveAttribute('aria-expanded', 'true');
  await visitor.sees(field(/^Who gives up/), again);
  await visitor.type(field(/^Who gives up/), 'Head of finance');
  await expect(card(/ open$/)).toHaveCount(0);
  await expect(verdict).not.toHaveText(before ?? '');
  await expect(summary).toContainText(/Approve up to \$[\d,]+ .* by March 31, 2027/);
  await expect(page).toHaveURL(/problem=Typed\+twice&owner=Office\+manager.*&hoursGiver=Head\+of\+finance$/);
  await visitor.look();

  const download = visitor.environment.hidesDownloads ? null : page.waitForEvent('download');
  await visitor.press(main.getByRole('button', { name: 'Excel file' }));
  if (visitor.environment.fails) {
    await expect(main.getByText('The file could not be made.')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(main.getByText(/^business-case-\w+\.xlsx is in your downloads\.$/)).toBeVisible();
  const file = await download;
  const parts = file ? Object.values(unzipSync(await readFile(await file.path()))) : ['Office manager'];
  expect(parts.map((part) => Buffer.from(part).toString()).join()).toContain('Office manager');

  await page.reload();
  await expect(field(/^Owner/)).toHaveValue('Office manager');
  await visitor.sees(summary.getByText(/^Approve up to/), again);
  await visitor.press(main.getByRole('button', { name: /memo$/ }));
  await visitor.look();
  await expect(main.getByRole('article', { name: /^Business case:/ })).toContainText('Typed twice');
  await visitor.go(-1);
  await expect(main.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await visitor.follow(main.getByRole('link', { name: 'Send it to our team' }));
  await formReady(page);
  await expect(controls(page).message).toHaveValue(/^My business case: .*Amount to approve: /s);
  await visitor.go(-1);
  await visitor.press(main.getByRole('button', { name: /^Start Over/ }));
  await expect(main.getByRole('heading', { name: 'Your answers' })).toBeFocused();
  await expect(field(/^Owner/)).toHaveValue('');
});
