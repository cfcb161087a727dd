import type { CellFormat, CellInput } from '../documents/xlsx/model';
import { HORIZON_YEARS } from '../roi/assumptions';
import type { RoiCases } from '../roi/cases';
import type { Roi } from '../roi/compute';
import { internalRate, MAX_INTERNAL_RATE, netPresentValue, yearlyFlows } from '../roi/present-value';
import { RAMP_UP_MONTHS, TOLERANCE } from '../roi/thresholds';
import type { ReturnCase } from './return-case';
import { cell, liveMonthsIn, type Row, row, type WorkbookContent } from './sheet-parts';

/** A column of the cases: its factors, its ramp-up in months, and the results that the page shows. */
export type Column = {
  name: string;
  /** Every number is worse than expected by the tolerance. */
  low: boolean;
  hours: number;
  ramp: number;
  cash: boolean;
  roi: Roi;
};

/** The columns: five cases, and three of them on cash alone. */
export function columnsOf(money: ReturnCase, { cases: names, cash }: WorkbookContent): Column[] {
  const column = (id: keyof RoiCases, ofCash = false): Column => ({
    name: ofCash ? `${cash}, ${names[id].toLowerCase()}` : names[id],
    low: id === 'low' || id === 'lowSlow',
    hours: id === 'low' || id === 'lowSlow' ? 1 - TOLERANCE : id === 'high' ? 1 + TOLERANCE : 1,
    ramp: id === 'slowStart' || id === 'lowSlow' ? RAMP_UP_MONTHS : 0,
    cash: ofCash,
    roi: (ofCash ? money.cash.cases : money.cases)[id],
  });
  return [
    ...(['low', 'expected', 'slowStart', 'high', 'lowSlow'] as const).map((id) => column(id)),
    ...(['expected', 'low', 'lowSlow'] as const).map((id) => column(id, true)),
  ];
}

const years = Array.from({ length: HORIZON_YEARS + 1 }, (_, year) => year);

/** Months of full savings within `live` months: during the ramp-up, half of the savings are missing. */
const full = (live: string) => `IF(${live}<ramp,${live}^2/(2*ramp),${live}-ramp/2)`;

const totalFormula = (year: number) =>
  year === 0 ? '-oneTime' : `worth/12*${full(liveMonthsIn(year))}-runs/12*${liveMonthsIn(year)}-oneTime`;

function liveMonthsFormula(): string {
  const after = '(oneTime+worth/12*ramp/2)/(net/12)';
  const during = 'ramp*((runs/12)+SQRT((runs/12)^2+2*worth/12*oneTime/ramp))/(worth/12)';
  return `IF(ROUND(net,5)>0,IF(${after}>=ramp,${after},${during}),"Never")`;
}

/** Spreadsheets search for the rate from a guess. One guess may miss it and another find it, so several are tried. */
function rateFormula(): string {
  const last = `flow${HORIZON_YEARS}`;
  const guesses = ['flow2/-flow0', '0.1', '0.01', '1', '5'];
  const found = guesses.reduceRight(
    (rest, guess) => `IFERROR(IRR(flow0:${last},${guess}),${rest})`,
    '"None"',
  );
  const high = `flow0+NPV(${MAX_INTERNAL_RATE},flow1:${last})>0`;
  return `IF(OR(flow0>=0,SUM(flow0:${last})<=0),"None",IF(${high},"Over ${MAX_INTERNAL_RATE * 100}%",${found}))`;
}

function rateValue(roi: Roi): number | string {
  const rate = internalRate(roi);
  if (rate === null) return 'None';
  return rate > MAX_INTERNAL_RATE ? `Over ${MAX_INTERNAL_RATE * 100}%` : rate;
}

function liveMonths({ paybackMonths }: Roi, buildMonths: number): number | string {
  if (paybackMonths === null) return 'Never';
  return paybackMonths === 0 ? 0 : paybackMonths - buildMonths;
}

/** The return in its cases, a column each. */
export function outcomeRows(money: ReturnCase, columns: readonly Column[]): Row[] {
  const each = (
    name: string,
    label: string,
    make: (column: Column) => CellInput,
    style?: Row['style'],
  ): Row => ({ ...row([label, ...columns.map(make)], style), name });
  const share = (name: string, label: string, of: (column: Column) => number) =>
    each(name, label, (column) => ({ fill: of(column), as: 'percent' }));
  const formulas = (
    name: string,
    label: string,
    formula: string,
    value: (column: Column) => number | string,
    { as, style }: { as?: CellFormat; style?: Row['style'] } = {},
  ) => each(name, label, (column) => cell(formula, value(column), as), style);
  const lowShare = ({ low }: Column) => (low ? 1 - TOLERANCE : 1);
  const highShare = ({ low }: Column) => (low ? 1 + TOLERANCE : 1);
  const after = (year: number, what: string, first: string) =>
    year === 0 ? `${first}, day of approval` : what;
  return [
    share('hoursShare', 'Hours, share of those entered', ({ hours }) => hours),
    share('rateShare', 'Hourly rate, share', lowShare),
    share('adoptionShare', 'Adoption, share', lowShare),
    share('costShare', 'One-time cost, share', highShare),
    share('runningShare', 'Running costs, share', highShare),
    each('hoursCounted', 'Saved hours that count', ({ cash }) =>
      cash ? cell('$cashShare', money.finance.cashShare / 100, 'percent') : { fill: 1, as: 'percent' },
    ),
    each('ramp', 'Months of ramp-up', ({ ramp }) => ({ fill: ramp, as: 'whole' })),
    formulas(
      'saved',
      'Hours saved a year',
      '$hours*hoursShare*$weeks*$adoption*adoptionShare*hoursCounted',
      ({ roi }) => roi.hoursSaved,
    ),
    formulas('worth', 'Value of those hours a year', 'saved*$rate*rateShare', ({ roi }) => roi.worth),
    formulas(
      'runs',
      'Running costs a year',
      '$running*runningShare',
      (column) => money.inputs.running * highShare(column),
    ),
    formulas('net', 'Net benefit of a full year', 'worth-runs', ({ roi }) => roi.net),
    formulas(
      'oneTime',
      'One-time cost',
      '$counted*costShare',
      (column) => money.inputs.cost * highShare(column),
    ),
    ...years.map((year) =>
      formulas(
        `total${year}`,
        after(year, `Running total, after year ${year}`, 'Running total'),
        totalFormula(year),
        ({ roi }) => roi.curve[year]?.sum ?? 0,
      ),
    ),
    formulas(
      'liveMonths',
      'Months to pay back once live',
      liveMonthsFormula(),
      ({ roi }) => liveMonths(roi, money.buildMonths),
      { as: 'decimal' },
    ),
    formulas(
      'payback',
      'Payback in months from approval',
      'IF(ISTEXT(liveMonths),"Never",IF(liveMonths=0,0,ROUND($buildMonths+liveMonths,5)))',
      ({ roi }) => roi.paybackMonths ?? 'Never',
      { as: 'decimal', style: 'total' },
    ),
    formulas('gain', 'Net gain, year one', 'total1', ({ roi }) => roi.firstYearGain, { style: 'total' }),
    ...years.map((year) =>
      formulas(
        `flow${year}`,
        after(year, `Cash flow, year ${year}`, 'Cash flow'),
        year === 0 ? 'total0' : `total${year}-total${year - 1}`,
        ({ roi }) => yearlyFlows(roi)[year] ?? 0,
      ),
    ),
    formulas(
      'npv',
      'Net present value, five years',
      `flow0+NPV($discountRate,flow1:flow${HORIZON_YEARS})`,
      ({ roi }) => netPresentValue(roi, money.finance.discountRate),
      { style: 'total' },
    ),
    formulas('irr', 'Internal rate of return a year', rateFormula(), ({ roi }) => rateValue(roi), {
      as: 'percent',
      style: 'total',
    }),
  ];
}
