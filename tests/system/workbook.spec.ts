import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { makeXlsx, workbookRows } from '@/components/business-case/make-xlsx';
import { writeCase } from '@/lib/business-case/link';
import { builtCase } from '../support/built-case';
import { hasSpreadsheet, recalculate } from '../support/spreadsheet';
import { anyAnswers } from '../unit/lib/business-case/any-answers';
import { companies } from '../unit/lib/business-case/companies';

// What the values are by hand is proven in tests/unit/lib/business-case/build-case.test.ts.
test('a spreadsheet calculates what each formula of a case carries', { tag: '@MEMO-05' }, async () => {
  test.skip(!hasSpreadsheet(), 'no LibreOffice on this machine');
  test.setTimeout(300_000);
  const cases = [
    ...companies.map(({ link, currency }) => builtCase(link, currency)),
    ...fc
      .sample(anyAnswers(fc.constant('x')), { numRuns: 20, seed: 7 })
      .map((answers) => builtCase(writeCase(answers), answers.currency)),
  ];
  const books = await Promise.all(cases.map(makeXlsx));
  const calculated = recalculate(Object.fromEntries(books.entries()));
  const near = (text: string, value: string | number | null) =>
    typeof value === 'number'
      ? text !== '' && Math.abs(Number(text) - value) <= 1e-4 + Math.abs(value) * 1e-7
      : text === (value ?? '');
  const wrong = cases.flatMap((built, index) =>
    workbookRows(built).flatMap(({ cells }, row) =>
      cells.flatMap((cell, col) => {
        const { formula, value } = cell;
        const text = calculated[index]?.Case?.[row]?.[col] ?? '';
        return formula === undefined || near(text, value)
          ? []
          : [`${index} ${row + 1},${col + 1} =${formula}: ${text} calculated, ${value} carried`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
