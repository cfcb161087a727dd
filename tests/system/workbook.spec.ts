import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { makeXlsx } from '@/components/business-case/make-xlsx';
import { caseContent } from '@/content/business-case/index';
import { currencies } from '@/content/pricing/currencies';
import { buildCase } from '@/lib/business-case/build-case';
import { readCase } from '@/lib/business-case/link';
import { caseSheets } from '@/lib/business-case/sheets';
import { workbookContent } from '@/lib/business-case/workbook-content';
import { contentOf } from '@/lib/documents/xlsx/model';
import { hasSpreadsheet, recalculate } from '../support/spreadsheet';
import { anyAnswers } from '../unit/lib/business-case/any-answers';
import { companies } from '../unit/lib/business-case/companies';

const title = 'Business case';
const link = 'https://site.example/case#v=1';
const about = {
  ...{ title, subtitle: '', description: '', date: '2026-11-23' },
  sender: { name: 'Company', email: 'a@b.example', origin: 'https://site.example' },
};

// What the values are by hand is proven in tests/unit/lib/business-case/build-case.test.ts.
test('a spreadsheet calculates what each formula of a case carries', { tag: '@MEMO-05' }, async () => {
  test.skip(!hasSpreadsheet(), 'no LibreOffice on this machine');
  test.setTimeout(300_000);
  const cases = [
    ...companies.map((company) => readCase(company.link)),
    ...fc.sample(anyAnswers(fc.constant('x')), { numRuns: 20, seed: 7 }),
  ].map((answers) => {
    const currency = currencies.find(({ code }) => code === answers.currency) ?? currencies[0];
    return { currency, built: buildCase(answers, caseContent.rules, currency.exchangeRate) };
  });
  const books = await Promise.all(
    cases.map(({ built, currency }) => makeXlsx(about, built, caseContent, currency, link)),
  );
  const calculated = recalculate(Object.fromEntries(books.entries()));
  const near = (text: string, value: string | number | null) =>
    typeof value === 'number'
      ? text !== '' && Math.abs(Number(text) - value) <= 1e-4 + Math.abs(value) * 1e-7
      : text === (value ?? '');
  const wrong = cases.flatMap(({ built, currency }, index) =>
    caseSheets(built, workbookContent(built, caseContent, currency, { title, link })).flatMap(
      ({ name, rows }) =>
        rows.flatMap(({ cells }, row) =>
          cells.flatMap((cell, col) => {
            const { formula, value } = contentOf(cell);
            const text = calculated[index]?.[name]?.[row]?.[col] ?? '';
            return formula === undefined || near(text, value)
              ? []
              : [`${name} ${row + 1},${col + 1} =${formula}: ${text} calculated, ${value} carried`];
          }),
        ),
    ),
  );
  expect(wrong).toEqual([]);
});
