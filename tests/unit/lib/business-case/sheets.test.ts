/** @jest-environment node */
import fc from 'fast-check';
import { currencies } from '@/content/currencies';
import { pricingSteps } from '@/content/pricing';
import { readinessAreas } from '@/content/readiness';
import { selectorRules } from '@/content/selector';
import type { CaseAnswers } from '@/lib/business-case/answers';
import { buildCase } from '@/lib/business-case/build-case';
import { readCase } from '@/lib/business-case/link';
import { caseSheets } from '@/lib/business-case/sheets';
import { calculate } from '@/lib/documents/xlsx/calculate';
import { contentOf, type Worksheet } from '@/lib/documents/xlsx/model';
import { costLines } from '@/lib/pricing/breakdown';
import { type RoiField, roiFields } from '@/lib/roi/assumptions';
import { specification } from '../pricing/specification';
import { anyAnswers } from './any-answers';
import { companies } from './companies';

const inputs = Object.fromEntries(roiFields.map((field) => [field, field])) as Record<RoiField, string>;

function worked(answers: CaseAnswers) {
  const currency = currencies.find(({ code }) => code === answers.currency) ?? currencies[0];
  const of = buildCase(
    answers,
    { pricing: specification, recommendation: selectorRules },
    currency.exchangeRate,
  );
  const sheets = caseSheets(of, {
    title: 'Case',
    note: 'Note',
    inputs,
    price: of.price ? costLines(of.price.state, of.price.estimate, pricingSteps) : [],
    areas: readinessAreas,
    currency,
  });
  const values = calculate(sheets);
  /** The values of the row that begins with `label`, as a spreadsheet shows them. */
  const rowOf = (name: string, label: string) => {
    const sheet = sheets.find((one) => one.name === name) as Worksheet;
    const row = sheet.rows.findLastIndex(({ cells }) => cells[0] === label);
    return (sheet.rows[row]?.cells ?? [])
      .slice(1)
      .map((cell, col) => values.get(name)?.get(`${row},${col + 1}`) ?? contentOf(cell).value);
  };
  return { of, rowOf };
}

/** What the sheets give that differs from the page, beyond the last digits of a division. */
function differences(answers: CaseAnswers): string[] {
  const { of, rowOf } = worked(answers);
  const { money, price, readiness } = of;
  const found: string[] = [];
  const compare = (what: string, given: unknown, page: number | string | null) => {
    const near =
      typeof given === 'number' && typeof page === 'number'
        ? Math.abs(given - page) <= 1e-4 + Math.abs(page) * 1e-9
        : given === page;
    if (!near) found.push(`${what}: ${String(given)} in the sheet, ${page} on the page`);
  };
  if (money) {
    const { low, expected, slowStart, high, lowSlow } = money.cases;
    for (const [index, one] of [low, expected, slowStart, high, lowSlow].entries()) {
      compare('gain', rowOf('Case', 'Net gain, year one')[index], one.firstYearGain);
      // Next to no benefit is divided by too little for the last digits to hold.
      if (one.net > 12 || one.paybackMonths === null)
        compare('payback', rowOf('Case', 'Payback in months')[index], one.paybackMonths ?? 'Never');
      for (const { year, sum } of one.curve)
        compare(
          `year ${year}`,
          rowOf('Case', year === 0 ? 'Running total, start' : `Running total, after year ${year}`)[index],
          sum,
        );
    }
    compare('today', rowOf('Case', 'What the hours cost a year today')[0], money.today.year);
    compare('lost', rowOf('Case', 'The most we can lose')[0], money.mostLost);
    compare('asked', rowOf('Case', 'Asked for, with the price at its upper end')[0], money.release);
    if (money.breakEvenHours !== null)
      compare('hours', rowOf('Case', 'Break-even hours a week')[0], money.breakEvenHours);
    for (const { field, worse, better } of money.swings) {
      const [, , lower, higher] = rowOf('Sensitivity', field);
      const isCost = field === 'cost' || field === 'running';
      compare(`${field} worse`, isCost ? higher : lower, worse.gain);
      compare(`${field} better`, isCost ? lower : higher, better.gain);
    }
    // The sheet does not know what is open; a payback at a limit may fall to either side of it.
    const atLimit = [low, expected].some(({ paybackMonths: months }) =>
      [12, 36].some((limit) => months !== null && Math.abs(months - limit) < 1e-3),
    );
    if (of.missing.length === 0 && !atLimit)
      compare(
        'decision',
        rowOf('Case', 'Decision, when nothing is open')[0],
        { yes: 'Yes', 'not-yet': 'Not yet', no: 'No' }[of.decision],
      );
  }
  if (price) {
    compare('estimate', rowOf('Price', 'Estimate')[0], price.estimate.totalCost);
    compare('from', Math.round(Number(rowOf('Price', 'Lower end of the range')[0])), price.range.from);
    compare('to', Math.round(Number(rowOf('Price', 'Upper end of the range')[0])), price.range.to);
  }
  for (const { area, share } of readiness?.areas ?? [])
    compare('area', rowOf('Readiness', readinessAreas[area]?.name ?? '')[1], share);
  return found;
}

test.each(companies)(
  'MEMO-05 the workbook gives the page’s numbers: $name',
  ({ link, price, expected, decision }) => {
    expect(differences(readCase(link))).toEqual([]);
    const { rowOf } = worked(readCase(link));
    expect(rowOf('Price', 'Estimate')).toEqual([price]);
    expect(rowOf('Case', 'Net gain, year one')[1]).toBeCloseTo(expected[0], 3);
    expect(rowOf('Case', 'Decision, when nothing is open')).toEqual([
      { yes: 'Yes', 'not-yet': 'Not yet', no: 'No' }[decision],
    ]);
  },
);

test('MEMO-05 its formulas can be calculated for any case, and give the page’s numbers', () => {
  fc.assert(
    fc.property(anyAnswers(fc.string()), (answers) => {
      expect(differences(answers)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
