import type { CellInput, Worksheet } from '../documents/xlsx/model';
import { roundUp } from '../numbers/rounding';
import { MIN_NEARLY_SHARE } from '../readiness/score';
import { HORIZON_YEARS, limits, type RoiField, roiFields } from '../roi/assumptions';
import type { RoiCases } from '../roi/cases';
import type { Roi } from '../roi/compute';
import { limitsIn } from '../roi/limits';
import { internalRate, MAX_INTERNAL_RATE, netPresentValue, yearlyFlows } from '../roi/present-value';
import {
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
  RAMP_UP_MONTHS,
  THIN_MARGIN_MONTHS,
  THIN_MARGIN_SHARE,
  TOLERANCE,
} from '../roi/thresholds';
import type { BusinessCase } from './build-case';
import type { Judged, ReturnCase } from './return-case';
import {
  areaRow,
  blank,
  type CaseRow,
  type Cells,
  caseRows,
  cell,
  cellOf,
  inputCell,
  type Row,
  row,
  rowOf,
  type SheetNames,
  sheet,
  totalRow,
} from './sheet-parts';

/** A column of the cases: what it multiplies, its ramp-up, and the page's own results for it. */
type Column = {
  letter: string;
  name: string;
  /** The case is `low`: every number is off for the worse. */
  low: boolean;
  hours: number;
  ramp: number;
  cash: boolean;
  roi: Roi;
};

function columnsOf(money: ReturnCase, { cases: names, cash }: SheetNames): Column[] {
  const column = (id: keyof RoiCases, ofCash = false): Omit<Column, 'letter'> => ({
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
  ].map((one, index) => ({ ...one, letter: 'BCDEFGHI'.charAt(index) }));
}

/** The first letter of each group of columns whose verdict is one: low, expected, and low with a slow start. */
const JUDGED = { all: ['B', 'C', 'F'], cash: ['H', 'G', 'I'] } as const;

/** The verdict on three columns. `open` is a condition that keeps a yes from being one. */
function verdictFormula(
  [low, expected, slow]: readonly [string, string, string],
  { verdicts }: SheetNames,
  open: string,
): string {
  const at = (letter: string, name: CaseRow) => `${letter}${rowOf(name)}`;
  const late = (letter: string, months: number) =>
    `IF(ISTEXT(${at(letter, 'payback')}),TRUE,${at(letter, 'payback')}>${months})`;
  const thin = `OR(${late(low, MAX_YES_PAYBACK_MONTHS - THIN_MARGIN_MONTHS)},${at(low, 'gain')}<${THIN_MARGIN_SHARE}*${at(low, 'oneTime')},${late(slow, MAX_YES_PAYBACK_MONTHS)})`;
  return `IF(${late(expected, MIN_NO_PAYBACK_MONTHS)},"${verdicts.no}",IF(OR(${open}${late(low, MAX_YES_PAYBACK_MONTHS)}),"${verdicts['not-yet']}",IF(${thin},"${verdicts.thin}","${verdicts.yes}")))`;
}

const verdictValue = ({ verdict, thin }: Judged, { verdicts }: SheetNames): string =>
  verdict === 'decline'
    ? verdicts.no
    : verdict === 'go'
      ? verdicts[thin ? 'thin' : 'yes']
      : verdicts['not-yet'];

/** What the page would say of the numbers and the readiness; owner, deadline and the like are not in the workbook. */
function decisionValue({ money, readiness }: BusinessCase, names: SheetNames): string {
  if (!money) return names.verdicts['not-yet'];
  const isGap = readiness === null || readiness.verdict === 'close-gap';
  return verdictValue(isGap && money.verdict === 'go' ? { verdict: 'depends', thin: false } : money, names);
}

/**
 * The numbers, the return in its cases, and the answer.
 *
 * @param money the return with nothing for what is open, as a spreadsheet calculates with empty cells.
 */
export function caseSheet(built: BusinessCase, money: ReturnCase, names: SheetNames): Worksheet {
  const { answers, price } = built;
  const columns = columnsOf(money, names);
  const { exchangeRate } = names.currency;
  const each = (make: (column: Column) => CellInput): Cells => columns.map(make);
  const at = ({ letter }: Column, name: CaseRow) => `${letter}${rowOf(name)}`;
  const formulas = (
    formula: (column: Column) => string,
    value: (column: Column) => number | string,
    as: Parameters<typeof cell>[2] = 'whole',
  ) => each((column) => cell(formula(column), value(column), as));

  const input = (field: RoiField): Row => {
    const value = answers.roi[field] ?? null;
    return row([
      names.inputs[field],
      field === 'adoption'
        ? { fill: value === null ? null : value / 100, as: 'percent' }
        : { fill: value, as: formatOf[field] },
    ]);
  };
  const share = (label: string, shareOf: (column: Column) => number) =>
    row([label, ...each((column) => ({ fill: shareOf(column), as: 'percent' }))]);
  const lowShare = ({ low }: Column) => (low ? 1 - TOLERANCE : 1);
  const highShare = ({ low }: Column) => (low ? 1 + TOLERANCE : 1);
  const build = inputCell('buildMonths');
  const liveOf = (year: number) => `MAX(0,${12 * year}-${build})`;
  /** Months of full savings in so many months, of which a slow start misses half at first. */
  const full = (column: Column, live: string) =>
    `IF(${live}<${at(column, 'ramp')},${live}^2/(2*${at(column, 'ramp')}),${live}-${at(column, 'ramp')}/2)`;
  const total = (year: number): Row =>
    row([
      year === 0 ? 'Running total, day of approval' : `Running total, after year ${year}`,
      ...formulas(
        (column) =>
          year === 0
            ? `-${at(column, 'oneTime')}`
            : `${at(column, 'worth')}/12*${full(column, liveOf(year))}-${at(column, 'runs')}/12*${liveOf(year)}-${at(column, 'oneTime')}`,
        ({ roi }) => roi.curve[year]?.sum ?? 0,
      ),
    ]);
  const flow = (year: number): Row => {
    const here = `total${year}` as CaseRow;
    return row([
      year === 0 ? 'Cash flow, day of approval' : `Cash flow, year ${year}`,
      ...formulas(
        (column) =>
          year === 0 ? at(column, here) : `${at(column, here)}-${at(column, `total${year - 1}` as CaseRow)}`,
        ({ roi }) => yearlyFlows(roi)[year] ?? 0,
      ),
    ]);
  };
  const monthsLive = (column: Column) => {
    const [worth, ramp, cost] = [at(column, 'worth'), at(column, 'ramp'), at(column, 'oneTime')];
    const after = `(${cost}+${worth}/12*${ramp}/2)/(${at(column, 'net')}/12)`;
    const monthly = `(${at(column, 'runs')}/12)`;
    const during = `${ramp}*(${monthly}+SQRT(${monthly}^2+2*${worth}/12*${cost}/${ramp}))/(${worth}/12)`;
    return `IF(ROUND(${at(column, 'net')},5)>0,IF(${after}>=${ramp},${after},${during}),"Never")`;
  };
  const live = columns.map(({ roi: { paybackMonths } }) =>
    paybackMonths === null ? 'Never' : paybackMonths === 0 ? 0 : paybackMonths - money.buildMonths,
  );
  const areas = names.areas.map((_, index) => `Readiness!$C$${areaRow(names, index)}<${MIN_NEARLY_SHARE}`);
  const last = areaRow(names, names.areas.length - 1);
  // Numbers and not the shares of the areas, which are at most 1.
  const given = `SUMPRODUCT((Readiness!$A$5:$A$${last}<>"")*ISNUMBER(Readiness!$C$5:$C$${last}))`;
  const rated = names.areas.reduce((sum, { statements }) => sum + statements.length + 1, 0);
  const needed = (['hours', 'weeks', 'rate', 'adoption', 'running'] as const).map(inputCell).join(',');
  const decision = `IF(OR(COUNT(${needed})<5,AND(COUNT(${inputCell('cost')})=0,${inputCell('price')}=0)),"${names.verdicts['not-yet']}",${verdictFormula(JUDGED.all, names, `${given}<${rated},${areas.join(',')},`)})`;
  const hourly = `(${cellOf('weeks')}*${cellOf('rate')}*${liveOf(1)}/12)`;
  const spent = `(${cellOf('cost')}+${cellOf('running')}*${liveOf(1)}/12)`;
  const { breakEvenHours: hours, breakEvenAdoption: adoption } = money;
  const reach = 'Out of reach';
  const leastHours = inputCell('breakEvenHours');

  // Spreadsheets search for the rate from a guess, and may miss it from one and find it from another.
  const rateFormula = (column: Column) => {
    const range = `${at(column, 'flow0')}:${at(column, 'flow5')}`;
    const high = `${at(column, 'flow0')}+NPV(${MAX_INTERNAL_RATE},${at(column, 'flow1')}:${at(column, 'flow5')})>0`;
    const guesses = [`${at(column, 'flow2')}/-${at(column, 'flow0')}`, '0.1', '0.01', '1', '5'];
    const found = guesses.reduceRight((rest, guess) => `IFERROR(IRR(${range},${guess}),${rest})`, '"None"');
    return `IF(OR(${at(column, 'flow0')}>=0,SUM(${range})<=0),"None",IF(${high},"Over ${MAX_INTERNAL_RATE * 100}%",${found}))`;
  };
  const rateValue = (rate: number | null) =>
    rate === null ? 'None' : rate > MAX_INTERNAL_RATE ? `Over ${MAX_INTERNAL_RATE * 100}%` : rate;

  const rows: Record<CaseRow, () => Row> = {
    title: () => row([names.title], 'title'),
    note: () => row([names.note], 'note'),
    link: () => row([{ ...names.link }]),
    gapTop: () => blank,
    inputsHead: () => row(['What goes in', ...columns.map(() => null)], 'head'),
    hours: () => input('hours'),
    weeks: () => input('weeks'),
    rate: () => input('rate'),
    adoption: () => input('adoption'),
    cost: () => input('cost'),
    running: () => input('running'),
    buildWeeks: () =>
      row([
        'Weeks from approval until the work is live',
        { fill: price?.estimate.estimatedTimelineWeeks ?? null, as: 'whole' },
      ]),
    discountRate: () =>
      row([names.inputs.discountRate, { fill: money.finance.discountRate / 100, as: 'tenths' }]),
    cashShare: () => row([names.inputs.cashShare, { fill: money.finance.cashShare / 100, as: 'percent' }]),
    price: () =>
      row([
        'Price of the estimate',
        cell(`ROUND(Price!C${totalRow(names)},2)`, priceValue(built, exchangeRate)),
      ]),
    counted: () =>
      row(
        [
          'One-time cost, never below the price',
          cell(`MAX(${inputCell('cost')},${inputCell('price')})`, money.inputs.cost),
        ],
        'total',
      ),
    buildMonths: () =>
      row([
        'Months from approval until the work is live',
        cell(`${inputCell('buildWeeks')}*12/52`, money.buildMonths, 'hundredths'),
      ]),
    gapCases: () => blank,
    casesHead: () => row(['What comes out', ...columns.map(({ name }) => name)], 'head'),
    hoursShare: () => share('Hours, share of those entered', ({ hours }) => hours),
    rateShare: () => share('Hourly rate, share', lowShare),
    adoptionShare: () => share('Adoption, share', lowShare),
    costShare: () => share('One-time cost, share', highShare),
    runningShare: () => share('Running costs, share', highShare),
    hoursCounted: () =>
      row([
        'Saved hours that count',
        ...each(({ cash }) =>
          cash
            ? cell(inputCell('cashShare'), money.finance.cashShare / 100, 'percent')
            : { fill: 1, as: 'percent' },
        ),
      ]),
    ramp: () => row(['Months of ramp-up', ...each(({ ramp }) => ({ fill: ramp, as: 'whole' }))]),
    saved: () =>
      row([
        'Hours saved a year',
        ...formulas(
          (column) =>
            `${cellOf('hours')}*${at(column, 'hoursShare')}*${cellOf('weeks')}*${cellOf('adoption')}*${at(column, 'adoptionShare')}*${at(column, 'hoursCounted')}`,
          ({ roi }) => roi.hoursSaved,
        ),
      ]),
    worth: () =>
      row([
        'Value of those hours a year',
        ...formulas(
          (column) => `${at(column, 'saved')}*${cellOf('rate')}*${at(column, 'rateShare')}`,
          ({ roi }) => roi.worth,
        ),
      ]),
    runs: () =>
      row([
        'Running costs a year',
        ...formulas(
          (column) => `${cellOf('running')}*${at(column, 'runningShare')}`,
          (column) => money.inputs.running * highShare(column),
        ),
      ]),
    net: () =>
      row([
        'Net benefit of a full year',
        ...formulas(
          (column) => `${at(column, 'worth')}-${at(column, 'runs')}`,
          ({ roi }) => roi.net,
        ),
      ]),
    oneTime: () =>
      row([
        'One-time cost',
        ...formulas(
          (column) => `${cellOf('cost')}*${at(column, 'costShare')}`,
          (column) => money.inputs.cost * highShare(column),
        ),
      ]),
    ...{ total0: () => total(0), total1: () => total(1), total2: () => total(2) },
    ...{ total3: () => total(3), total4: () => total(4), total5: () => total(5) },
    liveMonths: () =>
      row([
        'Months to pay back once live',
        ...columns.map((column, index) => cell(monthsLive(column), live[index] ?? 'Never', 'decimal')),
      ]),
    payback: () =>
      row(
        [
          'Payback in months from approval',
          ...formulas(
            (column) =>
              `IF(ISTEXT(${at(column, 'liveMonths')}),"Never",IF(${at(column, 'liveMonths')}=0,0,ROUND(${build}+${at(column, 'liveMonths')},5)))`,
            ({ roi }) => roi.paybackMonths ?? 'Never',
            'decimal',
          ),
        ],
        'total',
      ),
    gain: () =>
      row(
        [
          'Net gain, year one',
          ...formulas(
            (column) => at(column, 'total1'),
            ({ roi }) => roi.firstYearGain,
          ),
        ],
        'total',
      ),
    ...{ flow0: () => flow(0), flow1: () => flow(1), flow2: () => flow(2) },
    ...{ flow3: () => flow(3), flow4: () => flow(4), flow5: () => flow(5) },
    npv: () =>
      row(
        [
          'Net present value, five years',
          ...formulas(
            (column) =>
              `${at(column, 'flow0')}+NPV(${inputCell('discountRate')},${at(column, 'flow1')}:${at(column, 'flow5')})`,
            ({ roi }) => netPresentValue(roi, money.finance.discountRate),
          ),
        ],
        'total',
      ),
    irr: () =>
      row(
        [
          'Internal rate of return a year',
          ...formulas(rateFormula, ({ roi }) => rateValue(internalRate(roi)), 'percent'),
        ],
        'total',
      ),
    gapAnswer: () => blank,
    answerHead: () => row(['The answer', ...columns.map(() => null)], 'head'),
    decision: () =>
      row(['Decision, from numbers and readiness', cell(decision, decisionValue(built, names))], 'total'),
    cashDecision: () =>
      row(
        ['On cash alone', cell(verdictFormula(JUDGED.cash, names, ''), verdictValue(money.cash, names))],
        'total',
      ),
    today: () =>
      row([
        'What the hours cost a year today',
        cell(`${cellOf('hours')}*${cellOf('weeks')}*${cellOf('rate')}`, money.today.year),
      ]),
    approved: () => row(['Approve up to', cell(`B${rowOf('oneTime')}`, money.approved)]),
    mostLost: () =>
      row([
        'The most year one can cost',
        cell(`B${rowOf('oneTime')}+B${rowOf('runs')}*${liveOf(1)}/12`, money.maxLoss),
      ]),
    breakEvenHours: () =>
      row([
        'Break-even, saved hours a week',
        cell(
          `IF(${spent}=0,0,IF(${hourly}>0,ROUNDUP(ROUND(${spent}/${hourly},9),1),"${reach}"))`,
          hours === null ? reach : roundUp(hours, 1),
          'decimal',
        ),
      ]),
    breakEvenAdoption: () => {
      const exact = `${spent}/${hourly}/${cellOf('hours')}`;
      return row([
        'Break-even adoption',
        cell(
          `IF(ISTEXT(${leastHours}),"${reach}",IF(${leastHours}=0,0,IF(${cellOf('hours')}=0,"${reach}",IF(ROUNDUP(ROUND(${exact},9),2)>1,"${reach}",ROUNDUP(ROUND(${exact},9),2)))))`,
          adoption === null || roundUp(adoption) > 100 ? reach : roundUp(adoption) / 100,
          'percent',
        ),
      ]);
    },
  };
  const within = limitsIn(exchangeRate);
  const chartFrom = caseRows.length + 1;
  return {
    ...sheet(
      'Case',
      [46, ...columns.map(() => 14)],
      caseRows.map((name) => rows[name]()),
    ),
    accepts: [
      ...roiFields.map((field) => ({
        range: `B${rowOf(field)}`,
        ...(field === 'adoption' ? { from: 0, to: 1 } : within[field]),
      })),
      { range: `B${rowOf('buildWeeks')}`, from: 0, to: 260 },
      { range: `B${rowOf('discountRate')}:B${rowOf('cashShare')}`, from: 0, to: limits.cashShare.to / 100 },
    ],
    charts: [
      {
        kind: 'line',
        title: `Running total in ${names.currency.code} from the day of approval`,
        from: { row: chartFrom, col: 0 },
        to: { row: chartFrom + 16, col: 5 },
        categories: `Case!$A$${rowOf('total0')}:$A$${rowOf('total0') + HORIZON_YEARS}`,
        series: (
          [
            [names.cases.low, 'B', 'before'],
            [names.cases.expected, 'C', 'lane'],
            [names.cases.high, 'E', 'ink2'],
          ] as const
        ).map(([name, letter, tone]) => ({
          name,
          values: `Case!$${letter}$${rowOf('total0')}:$${letter}$${rowOf('total0') + HORIZON_YEARS}`,
          tone,
        })),
      },
    ],
  };
}

const formatOf = {
  hours: 'decimal',
  weeks: 'decimal',
  rate: 'hundredths',
  cost: 'whole',
  running: 'whole',
} as const;

/** The price in the case's currency, to the hundredth. */
const priceValue = ({ price }: BusinessCase, exchangeRate: number): number =>
  Math.round((price?.estimate.totalCost ?? 0) * exchangeRate * 100) / 100;
