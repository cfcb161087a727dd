/** @requirement MEMO-05 */
import { makeXlsx, workbookSheets } from '@/components/business-case/make-xlsx';
import { contentOf, formula, row, withAddresses } from '@/lib/business-case/workbook/cells';
import { builtCase } from '../../../support/built-case';
import { openZip, partText } from '../../../support/office';
import { companies } from './companies';

test('a workbook is recalculated when it is opened, and leads back to the page', async () => {
  const parts = openZip(await makeXlsx(builtCase(companies[0]?.link ?? '')));
  expect(partText(parts, 'xl/workbook.xml')).toMatch(/fullCalcOnLoad="1"/);
  expect(partText(parts, 'xl/worksheets/_rels/sheet1.xml.rels')).toContain('https://site.example/case#v=1');
});

test('what no one answered is an empty cell, and the verdict waits for it', () => {
  const [first, ...others] = workbookSheets(builtCase('v=1&calculator=asmsm0&owner=Priya&currency=USD'));
  const filled = others
    .find(({ name }) => name === 'Readiness')
    ?.rows.flatMap(({ cells }) => cells)
    .filter((cell) => typeof cell === 'object' && cell !== null && 'fill' in cell);
  expect(filled?.length).toBeGreaterThan(0);
  expect(filled?.every((cell) => contentOf(cell).value === null)).toBe(true);
  const verdict = first?.rows.find(({ name }) => name === 'decision')?.cells[1];
  expect(contentOf(verdict).value).toBe('No verdict yet');
});

test('formulas name rows: in their own column, in the second, or in any', () => {
  const named = (name: string, text: string) => ({ ...row(['', formula(text, 0), formula(text, 0)]), name });
  const rows = withAddresses([named('first', '"first"&Price!C5'), named('second', '$first+second+first@I')]);
  expect(rows.map(({ cells }) => cells.map((one) => contentOf(one).formula))).toEqual([
    [undefined, '"first"&Price!C5', '"first"&Price!C5'],
    [undefined, '$B$1+B2+I1', '$B$1+C2+I1'],
  ]);
  expect(() => withAddresses([named('first', 'third')])).toThrow("no row is named 'third'");
});
