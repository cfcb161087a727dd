import { MIN_NEARLY_SHARE } from '../../readiness/score';
import { HORIZON_YEARS, limits, type RoiField, roiFields } from '../../roi/assumptions';
import { limitsIn } from '../../roi/limits';
import { paybackText, paybackWords } from '../../roi/payback-text';
import { internalRate, MAX_INTERNAL_RATE, yearlyFlows } from '../../roi/present-value';
import {
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
  RAMP_UP_MONTHS,
  TOLERANCE,
} from '../../roi/thresholds';
import type { BusinessCase } from '../build-case';
import type { CaseName, Outcomes, ReturnCase } from '../return-case';
import type { Verdict } from '../verdict';
import {
  addressIn,
  type Cell,
  type CellFormat,
  formula,
  type Row,
  row,
  type Sheet,
  withAddresses,
} from './cells';
import type { WorkbookTexts } from './sheets';

/** A column of the outcomes: its case, with all saved hours or with those that become cash. */
type Column = { name: string; id: CaseName; isCash: boolean; outcome: Outcomes[CaseName] };

const columnsOf = (money: ReturnCase, { caseNames, cash }: WorkbookTexts): Column[] => [
  ...(['low', 'expected', 'lowSlow'] as const).map((id) => ({
    ...{ id, isCash: false, name: caseNames[id], outcome: money.freed[id] },
  })),
  ...(['low', 'expected'] as const).map((id) => ({
    ...{ id, isCash: true, name: `${cash}, ${caseNames[id].toLowerCase()}`, outcome: (money.cash ?? money.freed)[id] },
  })),
];

const named = (name: string, label: string, value: Cell, style?: Row['style']): Row => ({
  ...row([label, value], style),
  name,
});

const formatOf: Readonly<Record<RoiField, CellFormat>> = {
  ...{ hours: 'decimal', weeks: 'decimal', rate: 'hundredths', adoption: 'percent' },
  ...{ cost: 'whole', running: 'whole' },
};

/** Rows of inputs, in tinted cells. What nobody has answered is an empty cell. */
function inputRows({ answers, price }: BusinessCase, money: ReturnCase, texts: WorkbookTexts): Row[] {
  const inPercent = (value: number | undefined) => (value === undefined ? null : value / 100);
  const input = (field: RoiField) =>
    named(field, texts.inputs[field], {
      fill: field === 'adoption' ? inPercent(answers.roi[field]) : (answers.roi[field] ?? null),
      as: formatOf[field],
    });
  return [
    ...roiFields.map(input),
    named('buildWeeks', 'Weeks from approval until the work is live', {
      fill: price?.estimate.estimatedTimelineWeeks ?? null,
      as: 'whole',
    }),
    named('discountRate', texts.inputs.discountRate, { fill: money.discountRate / 100, as: 'tenths' }),
    named('cashShare', texts.inputs.cashShare, { fill: inPercent(answers.finance.cashShare), as: 'percent' }),
    named(
      'price',
      'Price of the estimate',
      formula(
        `ROUND(Price!C${texts.totalRow},2)`,
        Math.round((price?.estimate.totalCost ?? 0) * texts.currency.exchangeRate * 100) / 100,
      ),
    ),
    named(
      'counted',
      'One-time cost, never below the price',
      formula('MAX($cost,$price)', money.inputs.cost),
      'total',
    ),
    named(
      'buildMonths',
      'Months from approval until the work is live',
      formula('$buildWeeks*12/52', money.buildMonths, 'hundredths'),
    ),
  ];
}

const years = Array.from({ length: HORIZON_YEARS + 1 }, (_, year) => year);

/** Months of a year in which the work is live. */
const liveIn = (year: number) => `MAX(0,${12 * year}-$buildMonths)`;

/** Months of full savings within `live` months: during the ramp-up, half of the savings are missing. */
const fullIn = (live: string) => `IF(${live}<ramp,${live}^2/(2*ramp),${live}-ramp/2)`;

function liveMonthsFormula(): string {
  const after = '(oneTime+worth/12*ramp/2)/(net/12)';
  const during = 'ramp*((runs/12)+SQRT((runs/12)^2+2*worth/12*oneTime/ramp))/(worth/12)';
  return `IF(ROUND(net,5)>0,IF(${after}>=ramp,${after},${during}),"${paybackWords.never}")`;
}

/** The payback in the words of the page. */
const PAYBACK = `IF(ISTEXT(liveMonths),liveMonths,IF(liveMonths=0,"${paybackWords.atOnce}",IF($buildMonths+liveMonths>${paybackWords.farMonths},"${paybackWords.far}",ROUND($buildMonths+liveMonths,5))))`;

/** Spreadsheets search for the rate from a guess. One guess may miss it and another find it, so several are tried. */
function rateFormula(): string {
  const flows = `flow0:flow${HORIZON_YEARS}`;
  const found = ['flow2/-flow0', '0.1', '0.01', '1'].reduceRight(
    (rest, guess) => `IFERROR(IRR(${flows},${guess}),${rest})`,
    '"None"',
  );
  const isHigh = `flow0+NPV(${MAX_INTERNAL_RATE},flow1:flow${HORIZON_YEARS})>0`;
  return `IF(OR(flow0>=0,SUM(${flows})<=0),"None",IF(${isHigh},"Over ${MAX_INTERNAL_RATE * 100}%",${found}))`;
}

function rateValue(rate: number | null): number | string {
  if (rate === null) return 'None';
  return rate > MAX_INTERNAL_RATE ? `Over ${MAX_INTERNAL_RATE * 100}%` : rate;
}

/** The return in its cases, a column each. */
function outcomeRows(money: ReturnCase, columns: readonly Column[]): Row[] {
  const isLow = ({ id }: Column) => id !== 'expected';
  const each = (
    name: string,
    label: string,
    cellOf: (column: Column) => Cell,
    style?: Row['style'],
  ): Row => ({
    ...row([label, ...columns.map(cellOf)], style),
    name,
  });
  const share = (name: string, label: string, low: number) =>
    each(name, label, (column) => ({ fill: isLow(column) ? low : 1, as: 'percent' }));
  const formulas = (
    name: string,
    label: string,
    text: string,
    numberOf: (outcome: Outcomes[CaseName], column: Column) => number | string,
    { as, style }: { as?: CellFormat; style?: Row['style'] } = {},
  ) => each(name, label, (column) => formula(text, numberOf(column.outcome, column), as), style);
  const costShare = (column: Column) => (isLow(column) ? 1 + TOLERANCE : 1);
  const when = (year: number) => (year === 0 ? 'day of approval' : `year ${year}`);
  return [
    share('share', 'Hours, rate and adoption, share', 1 - TOLERANCE),
    share('costShare', 'Costs, share', 1 + TOLERANCE),
    each('hoursCounted', 'Saved hours that count', ({ isCash }) =>
      isCash ? formula('$cashShare', (money.cashShare ?? 0) / 100, 'percent') : { fill: 1, as: 'percent' },
    ),
    each('ramp', 'Months of ramp-up', ({ id }) => ({
      fill: id === 'lowSlow' ? RAMP_UP_MONTHS : 0,
      as: 'whole',
    })),
    formulas(
      'saved',
      'Hours saved a year',
      '$hours*share*$weeks*$adoption*share*hoursCounted',
      ({ roi }) => roi.hoursSaved,
    ),
    formulas('worth', 'Value of those hours a year', 'saved*$rate*share', ({ roi }) => roi.worth),
    formulas(
      'runs',
      'Running costs a year',
      '$running*costShare',
      (_, column) => money.inputs.running * costShare(column),
    ),
    formulas('net', 'Net benefit of a full year', 'worth-runs', ({ roi }) => roi.net),
    formulas(
      'oneTime',
      'One-time cost',
      '$counted*costShare',
      (_, column) => money.inputs.cost * costShare(column),
    ),
    ...years.map((year) =>
      formulas(
        `total${year}`,
        `Running total, ${when(year)}`,
        year === 0 ? '-oneTime' : `worth/12*${fullIn(liveIn(year))}-runs/12*${liveIn(year)}-oneTime`,
        ({ roi }) => roi.curve[year]?.sum ?? 0,
      ),
    ),
    formulas(
      'liveMonths',
      'Months to pay back once live',
      liveMonthsFormula(),
      ({ roi: { paybackMonths } }) =>
        paybackMonths === null ? paybackWords.never : paybackMonths && paybackMonths - money.buildMonths,
      { as: 'decimal' },
    ),
    formulas(
      'payback',
      'Payback in months from approval',
      PAYBACK,
      ({ roi }) =>
        roi.paybackMonths && roi.paybackMonths <= paybackWords.farMonths
          ? roi.paybackMonths
          : paybackText(roi),
      { as: 'decimal', style: 'total' },
    ),
    formulas('gain', 'Net gain, year one', 'total1', ({ roi }) => roi.firstYearGain, { style: 'total' }),
    ...years.map((year) =>
      formulas(
        `flow${year}`,
        `Cash flow, ${when(year)}`,
        year === 0 ? 'total0' : `total${year}-total${year - 1}`,
        ({ roi }) => yearlyFlows(roi)[year] ?? 0,
      ),
    ),
    formulas(
      'npv',
      'Net present value, five years',
      `flow0+NPV($discountRate,flow1:flow${HORIZON_YEARS})`,
      ({ npv }) => npv,
      { style: 'total' },
    ),
    formulas(
      'irr',
      'Internal rate of return a year',
      rateFormula(),
      ({ roi }) => rateValue(internalRate(roi)),
      {
        as: 'percent',
      },
    ),
  ];
}

/** The verdict on a low and an expected column, as lib/business-case/verdict.ts decides it. */
function verdictFormula(low: string, expected: string, words: Readonly<Record<Verdict, string>>): string {
  const within = (letter: string, months: number) =>
    `IF(ISTEXT(liveMonths@${letter}),FALSE,OR(liveMonths@${letter}=0,ROUND($buildMonths+liveMonths@${letter},5)<=${months}))`;
  const better = `IF(${within(low, MAX_YES_PAYBACK_MONTHS)},"${words.yes}","${words.slow}")`;
  const worse = `IF(AND(npv@${expected}>0,${within(expected, MIN_NO_PAYBACK_MONTHS)}),"${words['not-yet']}","${words.no}")`;
  return `IF(npv@${low}>0,${better},${worse})`;
}

/** A verdict's words on one side, from the cell with its words alone. */
const sideFormula = (cell: string, texts: WorkbookTexts, side: Readonly<Record<Verdict, string>>) =>
  (['yes', 'slow', 'not-yet'] as const).reduceRight(
    (rest, verdict) => `IF(${cell}="${texts.verdicts[verdict]}","${side[verdict]}",${rest})`,
    `"${side.no}"`,
  );

/** The verdicts on both sides, and the decision, which also needs price, readiness and the texts on other sheets. */
function verdictRows(money: ReturnCase, texts: WorkbookTexts): Row[] {
  const { verdicts, sides, readinessRows, textRange } = texts;
  const noReturn = 'OR(COUNT($hours,$weeks,$rate,$adoption,$running)<5,AND(COUNT($cost)=0,$price=0))';
  const points = `COUNT(${readinessRows.points.join(',')})<${readinessRows.count}`;
  const gaps = readinessRows.shares.map((cell) => `${cell}<${MIN_NEARLY_SHARE}`);
  const isOpen = `OR($price=0,COUNT($cashShare)=0,COUNTA(${textRange.range})<${textRange.count},${points},${gaps.join(',')})`;
  const both = `${sideFormula('$freedVerdict', texts, sides.freed)}&", "&${sideFormula('$cashVerdict', texts, sides.cash)}`;
  const decision = `IF(${noReturn},"${verdicts.open}",IF($freedVerdict="${verdicts.no}","${verdicts.no}",IF(${isOpen},"${verdicts['not-yet']}",IF($freedVerdict=$cashVerdict,$freedVerdict,${both}))))`;
  return [
    named(
      'freedVerdict',
      texts.freed,
      formula(verdictFormula('B', 'C', verdicts), verdicts[money.verdicts.freed]),
    ),
    named(
      'cashVerdict',
      texts.cash,
      formula(verdictFormula('E', 'F', verdicts), verdicts[money.verdicts.cash ?? 'no']),
    ),
    named('decision', 'Verdict', formula(decision, texts.verdict), 'total'),
    named('approved', 'Approve up to', formula('oneTime', money.approved)),
    named(
      'maxLoss',
      'Cost of year one, nothing saved',
      formula(`oneTime+runs*${liveIn(1)}/12`, money.maxLoss),
    ),
  ];
}

/**
 * The numbers, the return in its cases, and the verdict.
 *
 * @param money the return with 0 for each unanswered input, as a spreadsheet calculates with empty cells.
 * @returns the sheet, and where other sheets find the number of a row's name.
 */
export function caseSheet(businessCase: BusinessCase, money: ReturnCase, texts: WorkbookTexts) {
  const columns = columnsOf(money, texts);
  const empty = columns.map(() => null);
  const rows: Row[] = [
    row([texts.title], 'title'),
    row([texts.note], 'note'),
    row([texts.link]),
    row(['What goes in', ...empty], 'head'),
    ...inputRows(businessCase, money, texts),
    row(['What comes out', ...columns.map(({ name }) => name)], 'head'),
    ...outcomeRows(money, columns),
    row(['The answer', ...empty], 'head'),
    ...verdictRows(money, texts),
  ];
  const cellOf = (name: string) => addressIn(rows, name);
  const within = limitsIn(texts.currency.exchangeRate);
  const accepts = (name: string, from: number, to: number) => ({
    range: cellOf(name).replaceAll('$', ''),
    from,
    to,
  });
  const sheet: Sheet = {
    name: 'Case',
    widths: [46, ...columns.map(() => 16)],
    rows: withAddresses(rows),
    accepts: [
      ...roiFields.map((field) =>
        field === 'adoption' ? accepts(field, 0, 1) : accepts(field, within[field].from, within[field].to),
      ),
      accepts('buildWeeks', 0, 260),
      accepts('discountRate', 0, limits.discountRate.to / 100),
      accepts('cashShare', 0, 1),
    ],
  };
  return { sheet, cellOf: (name: string) => `Case!${cellOf(name)}` };
}
