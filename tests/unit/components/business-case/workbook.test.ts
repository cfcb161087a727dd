/** @requirement MEMO-05 */

import { listWorkbookRows, makeXlsx } from '@/components/business-case/make-xlsx';
import { resolveRowNames } from '@/components/business-case/workbook';
import { calculatorCode } from '@/scripts/support/answer-codes';
import { companies } from '../../../fixtures/example-companies';
import { composeBusinessCase } from '../../../support/built-business-case';
import { openZip, partText } from '../../../support/office-files';

test('a workbook is recalculated when it is opened, and links to its page', async () => {
  const parts = openZip(await makeXlsx(composeBusinessCase(companies[0]?.link ?? '')));
  expect(partText(parts, 'xl/workbook.xml')).toMatch(/fullCalcOnLoad="1"/);
  expect(partText(parts, 'xl/worksheets/_rels/sheet1.xml.rels')).toContain('https://site.example/case#v=1');
});

test('an unanswered question is an empty cell and leaves the verdict open', () => {
  const rows = listWorkbookRows(
    composeBusinessCase(`v=1&calculator=${calculatorCode('asmsm0')}&owner=Priya&currency=USD`),
  );
  const cellOf = (name: string) => rows.find((row) => row.name === name)?.cells[1]?.value;
  expect([cellOf('hours'), cellOf('gaps'), cellOf('problem')]).toEqual([null, null, null]);
  expect(cellOf('verdict')).toBe('No verdict yet');
});

test('the amount to approve is shown with the lines it adds up, and not for a declined business case', () => {
  const readLines = (link: string) => {
    const rows = listWorkbookRows(composeBusinessCase(link));
    return rows.slice(rows.findIndex(({ name }) => name === 'verdict') + 1).map(({ cells }) => cells[1]);
  };
  // 14,000, 48 of 52 weeks of 4,800, 15% of both; then 4,800 and renewals of 3,000 a year.
  const lines = readLines(companies[0]?.link ?? '');
  expect(lines.map((cell) => Math.round(Number(cell?.value)))).toEqual([14_000, 4_431, 2_765, 21_196, 7_800]);
  expect(lines.map((cell) => cell?.formula)).not.toContain(undefined);
  // 480 hours at 20 are the running costs, so nothing is left.
  const declined = readLines(
    `v=1&calculator=${calculatorCode('aimbl0')}&roi=10_48_20_100_3000_9600&cashShare=100&currency=USD`,
  );
  expect(declined.map((cell) => cell?.value).join('')).toBe('');
});

test('row names in formulas become cells of the same column, of column B or of a named column', () => {
  const row = (name: string, formula: string) => {
    const cell = { formula, value: 0, as: 'whole' as const };
    return { name, style: 'plain' as const, cells: [{ value: '' }, cell, cell] };
  };
  const rows = resolveRowNames([row('first', '"first"&5'), row('second', '$first+second+first@E')]);
  expect(rows.map(({ cells }) => cells.map((one) => one.formula))).toEqual([
    [undefined, '"first"&5', '"first"&5'],
    [undefined, '$B$1+B2+E1', '$B$1+C2+E1'],
  ]);
  expect(() => resolveRowNames([row('first', 'third')])).toThrow("0 rows are named 'third'");
  expect(() => resolveRowNames([row('twice', '1'), row('twice', 'twice')])).toThrow(
    "2 rows are named 'twice'",
  );
});
