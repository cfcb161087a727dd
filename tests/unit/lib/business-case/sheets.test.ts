/** @requirement MEMO-05 */
import { makeXlsx } from '@/components/business-case/make-xlsx';
import { caseContent } from '@/content/business-case/index';
import type { CaseAnswers } from '@/lib/business-case/answers';
import { buildCase } from '@/lib/business-case/build-case';
import { readCase } from '@/lib/business-case/link';
import { cell, row, sheet } from '@/lib/business-case/sheet-parts';
import { caseSheets } from '@/lib/business-case/sheets';
import { workbookContent } from '@/lib/business-case/workbook-content';
import { contentOf } from '@/lib/documents/xlsx/model';
import { officeText, openZip, partText } from '../../../support/office';
import { currencyOf, specification } from '../pricing/specification';
import { companies } from './companies';

/** With the specification's prices, so that a price that changes in content changes nothing here. */
const content = { ...caseContent, rules: { ...caseContent.rules, pricing: specification } };
const LIVE = 'https://site.example/case#v=1';
const about = {
  title: 'Business case',
  subtitle: '',
  description: '',
  date: '2026-11-23',
  sender: { name: 'Emberlane', email: 'a@b.example', origin: 'https://site.example' },
};
const builtOf = (answers: CaseAnswers) =>
  buildCase(answers, content.rules, currencyOf(answers.currency).exchangeRate);
const bookOf = (answers: CaseAnswers) =>
  makeXlsx(about, builtOf(answers), content, currencyOf(answers.currency), LIVE);
const sheetsOf = (answers: CaseAnswers) =>
  caseSheets(
    builtOf(answers),
    workbookContent(builtOf(answers), content, currencyOf(answers.currency), { title: 'Case', link: LIVE }),
  );

test('a workbook is recalculated when it is opened, and leads back to the page', async () => {
  const parts = openZip(await bookOf(readCase(companies[0]?.link ?? '')));
  expect(partText(parts, 'xl/workbook.xml')).toMatch(/fullCalcOnLoad="1"/);
  expect(partText(parts, 'xl/worksheets/_rels/sheet1.xml.rels')).toContain(LIVE);
});

test('statements and numbers that no one answered are empty cells, and the answer waits for them', async () => {
  const open = sheetsOf(readCase('v=1&calculator=asmsm0&owner=Priya&currency=USD'));
  const cellsOf = (name: string) =>
    open.find((sheet) => sheet.name === name)?.rows.flatMap(({ cells }) => cells) ?? [];
  const filled = cellsOf('Readiness').filter(
    (cell) => typeof cell === 'object' && cell !== null && 'fill' in cell,
  );
  expect(filled).toHaveLength(16);
  expect(filled.every((cell) => contentOf(cell).value === null)).toBe(true);
  expect(officeText(await bookOf(readCase('v=1&owner=Priya')))).toContain('Not yet');
});

test('formulas of the workbook name rows: in their own column, in the second, or in any', () => {
  const named = (name: string, formula: string) => ({
    ...row(['', cell(formula, 0), cell(formula, 0)]),
    name,
  });
  const { rows } = sheet(
    'Sheet',
    [],
    [named('first', '"first"&Price!C5'), named('second', '$first+second+first@I')],
  );
  const formulas = rows.map(({ cells }) => cells.map((one) => contentOf(one).formula));
  expect(formulas).toEqual([
    [undefined, '"first"&Price!C5', '"first"&Price!C5'],
    [undefined, '$B$1+B2+I1', '$B$1+C2+I1'],
  ]);
  expect(() => sheet('Sheet', [], [named('first', 'third')])).toThrow("no row is named 'third'");
});
