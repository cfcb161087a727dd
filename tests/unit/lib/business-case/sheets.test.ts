/** @requirement MEMO-05 */
import fc from 'fast-check';
import { makeXlsx } from '@/components/business-case/make-xlsx';
import { caseContent } from '@/content/business-case/index';
import { businessCaseWorkbook } from '@/content/worksheets/business-case';
import type { CaseAnswers } from '@/lib/business-case/answers';
import { buildCase } from '@/lib/business-case/build-case';
import { readCase } from '@/lib/business-case/link';
import { cell, row, sheet } from '@/lib/business-case/sheet-parts';
import { caseSheets } from '@/lib/business-case/sheets';
import { workbookContent } from '@/lib/business-case/workbook-content';
import { contentOf, type Worksheet } from '@/lib/documents/xlsx/model';
import { officeText, openZip, partText } from '../../../support/office';
import { hasSpreadsheet, recalculate } from '../../../support/spreadsheet';
import { currencyOf, specification } from '../pricing/specification';
import { anyAnswers } from './any-answers';
import { byPage } from './by-page';
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

/** What a spreadsheet calculates that differs from the values that the formulas carry. */
function differences(sheets: readonly Worksheet[], calculated: Record<string, string[][]>): string[] {
  const near = (text: string, value: string | number | null) => {
    if (typeof value !== 'number') return text === (value ?? '');
    const number = text === '' ? Number.NaN : Number(text);
    return Math.abs(number - value) <= 1e-4 + Math.abs(value) * 1e-7;
  };
  return sheets.flatMap(({ name, rows }) =>
    rows.flatMap(({ cells }, row) =>
      cells.flatMap((cell, col) => {
        const { formula, value } = contentOf(cell);
        const text = calculated[name]?.[row]?.[col] ?? '';
        return formula === undefined || near(text, value)
          ? []
          : [`${name} ${row + 1},${col + 1} =${formula}: ${text} calculated, ${value} carried`];
      }),
    ),
  );
}

const spreadsheet = hasSpreadsheet() ? describe : describe.skip;

spreadsheet('in a spreadsheet that calculates', () => {
  /** Reads a row of the recalculated sheet that begins with a label. */
  const reader = (sheets: Record<string, string[][]>) => (sheet: string, label: string) =>
    (sheets[sheet] ?? []).findLast(([first]) => first === label)?.slice(1) ?? [];

  const cases = fc.sample(anyAnswers(fc.constant('x')), { numRuns: 20, seed: 7 });
  let calculated: ReturnType<typeof recalculate>;

  beforeAll(async () => {
    const answers = {
      ...Object.fromEntries(companies.map(({ link }, index) => [`company${index}`, readCase(link)])),
      ...Object.fromEntries(cases.map((answers, index) => [`case${index}`, answers])),
    };
    const books = Object.entries(answers).map(async ([name, of]) => [name, await bookOf(of)] as const);
    calculated = recalculate(Object.fromEntries(await Promise.all(books)));
  }, 300_000);

  test('six companies: every formula gives what was worked by hand', () => {
    for (const [index, company] of companies.entries()) {
      const sheets = calculated[`company${index}`] ?? {};
      const rowOf = reader(sheets);
      const model = byPage(company.numbers);
      const { low, expected, slowStart, high, lowSlow } = model.cases;
      const columns = [low, expected, slowStart, high, lowSlow, model.cash.cases.expected];
      for (const [column, outcome] of columns.entries()) {
        const number = (label: string) => {
          const text = rowOf('Case', label)[column] ?? '';
          return Number.isNaN(Number(text)) ? text : Number(text);
        };
        const at = `${company.name}, column ${column}`;
        const months = number('Payback in months from approval');
        if (outcome.payback === null) expect([at, months]).toEqual([at, 'Never']);
        else expect(months).toBeCloseTo(outcome.payback, 4);
        expect(number('Net gain, year one')).toBeCloseTo(outcome.gain, 2);
        expect(number('Net present value, five years')).toBeCloseTo(outcome.npv, 2);
        if (outcome.irr === null)
          expect([at, number('Internal rate of return a year')]).toEqual([at, 'None']);
        else if (outcome.irr > 10)
          expect([at, number('Internal rate of return a year')]).toEqual([at, 'Over 1000%']);
        else expect(number('Internal rate of return a year')).toBeCloseTo(outcome.irr, 5);
        for (const [year, total] of outcome.totals.entries())
          expect(
            number(year === 0 ? 'Running total, day of approval' : `Running total, after year ${year}`),
          ).toBeCloseTo(total, 2);
      }
      const first = (label: string) => rowOf('Case', label)[0];
      expect(first('Decision, from numbers and readiness')).toBe(
        company.decision === 'no'
          ? 'No'
          : company.decision === 'not-yet'
            ? 'Not yet'
            : company.thin
              ? 'Yes, but thin'
              : 'Yes',
      );
      expect(first('On cash alone')).toBe(company.cashVerdict);
      expect(Number(first('Approve up to'))).toBeCloseTo(model.approved, 4);
      expect(Number(first('The most year one can cost'))).toBeCloseTo(model.mostLost, 4);
      const least = Math.ceil(Number((model.breakEven * 10).toPrecision(12))) / 10;
      expect(Number(first('Break-even, saved hours a week'))).toBeCloseTo(least, 6);
      expect(Number(rowOf('Price', 'Estimate')[0])).toBe(company.price);
      expect(Number(rowOf('Price', 'Lower end of the range')[1])).toBeCloseTo(
        company.price * company.exchangeRate * 0.85,
        4,
      );
      const code = company.currency;
      expect(Number(rowOf('Decision', `Price, upper end of the range, in ${code}`)[0])).toBeCloseTo(
        company.price * company.exchangeRate * 1.15,
        4,
      );
      expect(Number(rowOf('Decision', 'Weeks from approval until the work is live')[0])).toBe(
        company.numbers.buildWeeks,
      );
      expect(rowOf('Decision', 'Owner')[0]).toBe('Office manager');
      expect(rowOf('Decision', 'Decision needed by')[0]).toBe('March 31, 2027');
      expect(rowOf('Decision', 'It costs more than estimated')[0]).toMatch(/^a quote or a change takes/);
    }
  });

  test('any case: every formula gives the value that it carries', () => {
    expect(
      cases.flatMap((answers, index) => differences(sheetsOf(answers), calculated[`case${index}`] ?? {})),
    ).toEqual([]);
  });
});

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

test('the workbook to download carries the value of every formula', () => {
  const cells = businessCaseWorkbook.sheets.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const formulas = cells.filter((cell) => typeof cell === 'object' && cell !== null && 'formula' in cell);
  expect(formulas.length).toBeGreaterThan(200);
  for (const cell of formulas) expect(cell).toHaveProperty('value');
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
