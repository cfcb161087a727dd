import { type FinanceField, HORIZON_YEARS, type RoiField, roiFields } from '../../roi/assumptions';
import { paybackText, paybackWords } from '../../roi/payback-text';
import { yearlyFlows } from '../../roi/present-value';
import { MAX_YES_PAYBACK_MONTHS, MIN_NO_PAYBACK_MONTHS, TOLERANCE } from '../../roi/thresholds';
import { type BusinessCase, returnPriceOf } from '../build-case';
import { type Outcomes, returnCase } from '../return-case';
import type { Risk } from '../stop-rules';
import type { Verdict } from '../verdict';
import { type Cell, type CellFormat, type Row, type RowStyle, withAddresses } from './cells';

/** What the workbook says, from content and from the case's own texts. */
export type WorkbookTexts = {
  title: string;
  note: string;
  /** Address of the case on the page. */
  link: { text: string; href: string };
  inputs: Readonly<Record<RoiField | FinanceField, string>>;
  labels: Readonly<
    Record<
      | ('in' | 'out' | 'answer' | 'verdict' | 'price' | 'buildWeeks' | 'buildMonths' | 'gaps' | 'counted')
      | ('worth' | 'runs' | 'flow' | 'payback' | 'gain' | 'npv' | 'freed' | 'cash' | 'approve'),
      string
    >
  >;
  expected: string;
  low: string;
  verdicts: Readonly<Record<Verdict | 'open', string>>;
  sides: Readonly<Record<'freed' | 'cash', Readonly<Record<Verdict, string>>>>;
  /** The verdict of the page. */
  verdict: string;
  /** The texts that a verdict needs, empty where open, and after them the budget line. */
  texts: readonly { label: string; text: string }[];
  risks: readonly Risk[];
  risksHead: readonly string[];
};

/** Unanswered inputs count as 0, like empty cells. */
const nothing = { hours: 0, weeks: 0, rate: 0, adoption: 0, cost: 0, running: 0 };
const formats: Readonly<Record<RoiField, CellFormat>> = {
  ...{ hours: 'decimal', weeks: 'decimal', rate: 'hundredths', adoption: 'percent' },
  ...{ cost: 'whole', running: 'whole' },
};
const years = Array.from({ length: HORIZON_YEARS }, (_, index) => index + 1);
/** Months of a year in which the work is live, since the approval. */
const live = (year: number) => `MAX(0,${12 * year}-$buildMonths)`;

const row = (cells: readonly Cell[], style: RowStyle = 'plain', name?: string): Row => ({
  cells,
  style,
  ...(name && { name }),
});
const formula = (text: string, value: string | number, as: CellFormat = 'whole'): Cell => ({
  formula: text,
  value,
  as,
});

/** The verdict on an expected and a low column, as lib/business-case/verdict.ts decides it. */
function verdictFormula(expected: string, low: string, words: Readonly<Record<Verdict, string>>): string {
  const within = (column: string, months: number) =>
    `IF(ISNUMBER(payback@${column}),payback@${column}<=${months},payback@${column}="${paybackWords.atOnce}")`;
  const yes = `IF(${within(low, MAX_YES_PAYBACK_MONTHS)},"${words.yes}","${words.slow}")`;
  const other = `IF(AND(npv@${expected}>0,${within(expected, MIN_NO_PAYBACK_MONTHS)}),"${words['not-yet']}","${words.no}")`;
  return `IF(npv@${low}>0,${yes},${other})`;
}

/** The words of a verdict on one side, from the cell with its words alone. */
const sideFormula = (
  cell: string,
  verdicts: WorkbookTexts['verdicts'],
  side: Readonly<Record<Verdict, string>>,
) =>
  (['yes', 'slow', 'not-yet'] as const).reduceRight(
    (rest, verdict) => `IF(${cell}="${verdicts[verdict]}","${side[verdict]}",${rest})`,
    `"${side.no}"`,
  );

/**
 * The case as a sheet with live formulas: change a tinted cell and everything follows. Each formula carries its value
 * from the arithmetic of the page. What is still open is an empty cell.
 */
export function caseRows(businessCase: BusinessCase, texts: WorkbookTexts, exchangeRate: number): Row[] {
  const { answers, price, readiness } = businessCase;
  const { labels, inputs, verdicts, sides } = texts;
  const estimate = price && returnPriceOf(price.estimate, exchangeRate);
  const finance = { cashShare: 0, ...answers.finance };
  const money = returnCase({ ...nothing, ...answers.roi }, estimate, finance, exchangeRate);
  const share = (value: number | undefined) => (value === undefined ? null : value / 100);
  const fill = (name: string, label: string, value: string | number | null, as?: CellFormat) =>
    row([label, { fill: value, ...(as && { as }) }], 'plain', name);

  const { freed, cash } = money;
  if (!cash) throw new Error('a share of cash was given');
  const columns = [
    { name: texts.expected, of: freed.expected, isLow: false, isCash: false },
    { name: texts.low, of: freed.low, isLow: true, isCash: false },
    { name: `${labels.cash}, ${texts.expected}`, of: cash.expected, isLow: false, isCash: true },
    { name: `${labels.cash}, ${texts.low}`, of: cash.low, isLow: true, isCash: true },
  ];
  type Column = (typeof columns)[number];
  const each = (
    name: string,
    label: string,
    textOf: (column: Column) => string,
    valueOfColumn: (outcome: Outcomes['low'], factor: number) => string | number,
    as?: CellFormat,
    style?: RowStyle,
  ) =>
    row(
      [
        label,
        ...columns.map((column) =>
          formula(textOf(column), valueOfColumn(column.of, column.isLow ? 1 + TOLERANCE : 1), as),
        ),
      ],
      style,
      name,
    );
  const up = ({ isLow }: Column) => (isLow ? `*${1 + TOLERANCE}` : '');
  const down = ({ isLow }: Column) => (isLow ? `*${1 - TOLERANCE}^3` : '');
  const months = `$buildMonths+oneTime/(worth-runs)*12`;
  const payback = `IF(ROUND(worth-runs,5)<=0,"${paybackWords.never}",IF(OR(oneTime=0,ROUND(${months},5)=0),"${paybackWords.atOnce}",IF(${months}>${paybackWords.farMonths},"${paybackWords.far}",ROUND(${months},5))))`;
  const flows = `flow1:flow${HORIZON_YEARS}`;

  const needed = texts.texts.length - 1;
  const isMissing = `OR($price=0,COUNT($cashShare)=0,COUNT($gaps)=0,COUNTA($text0:$text${needed - 1})<${needed},$gaps>0)`;
  const both = `${sideFormula('$freedVerdict', verdicts, sides.freed)}&", "&${sideFormula('$cashVerdict', verdicts, sides.cash)}`;
  const noReturn = 'OR(COUNT($hours,$weeks,$rate,$adoption,$running)<5,AND(COUNT($cost)=0,$price=0))';
  const verdict = `IF(${noReturn},"${verdicts.open}",IF($freedVerdict="${verdicts.no}","${verdicts.no}",IF(${isMissing},"${verdicts['not-yet']}",IF($freedVerdict=$cashVerdict,$freedVerdict,${both}))))`;
  return withAddresses([
    row([texts.title], 'title'),
    row([texts.note], 'note'),
    row([texts.link]),
    row([labels.in, ''], 'head'),
    ...texts.texts.map(({ label, text }, index) => fill(`text${index}`, label, text || null)),
    ...roiFields.map((field) => {
      const value = field === 'adoption' ? share(answers.roi.adoption) : (answers.roi[field] ?? null);
      return fill(field, inputs[field], value, formats[field]);
    }),
    fill('price', labels.price, estimate?.amount ?? null, 'hundredths'),
    fill('buildWeeks', labels.buildWeeks, estimate?.weeks ?? null, 'whole'),
    fill('discountRate', inputs.discountRate, money.discountRate / 100, 'tenths'),
    fill('cashShare', inputs.cashShare, share(answers.finance.cashShare), 'percent'),
    fill(
      'gaps',
      labels.gaps,
      readiness ? readiness.gaps.filter(({ level }) => level === 'not-yet').length : null,
      'whole',
    ),
    row([labels.counted, formula('MAX($cost,$price)', money.inputs.cost)], 'total', 'counted'),
    row(
      [labels.buildMonths, formula('$buildWeeks*12/52', money.buildMonths, 'decimal')],
      'plain',
      'buildMonths',
    ),
    row([labels.out, ...columns.map(({ name }) => name)], 'head'),
    each(
      'worth',
      labels.worth,
      (column) => `$hours*$weeks*$rate*$adoption${down(column)}${column.isCash ? '*$cashShare' : ''}`,
      ({ roi }) => roi.worth,
    ),
    each(
      'runs',
      labels.runs,
      (column) => `$running${up(column)}`,
      (_, factor) => money.inputs.running * factor,
    ),
    each(
      'oneTime',
      inputs.cost,
      (column) => `$counted${up(column)}`,
      (_, factor) => money.inputs.cost * factor,
    ),
    ...years.map((year) =>
      each(
        `flow${year}`,
        labels.flow.replace('{year}', String(year)),
        () => `(worth-runs)/12*(${live(year)}-${live(year - 1)})`,
        ({ roi }) => yearlyFlows(roi)[year] ?? 0,
      ),
    ),
    each(
      'payback',
      labels.payback,
      () => payback,
      ({ roi }) => {
        const { paybackMonths } = roi;
        return paybackMonths && paybackMonths <= paybackWords.farMonths ? paybackMonths : paybackText(roi);
      },
      'decimal',
      'total',
    ),
    each(
      'gain',
      labels.gain,
      () => 'flow1-oneTime',
      ({ roi }) => roi.firstYearGain,
      'whole',
      'total',
    ),
    each(
      'npv',
      labels.npv,
      () => `NPV($discountRate,${flows})-oneTime`,
      ({ npv }) => npv,
      'whole',
      'total',
    ),
    row([labels.answer, ''], 'head'),
    row(
      [labels.freed, formula(verdictFormula('B', 'C', verdicts), verdicts[money.verdicts.freed])],
      'plain',
      'freedVerdict',
    ),
    row(
      [labels.cash, formula(verdictFormula('D', 'E', verdicts), verdicts[money.verdicts.cash ?? 'no'])],
      'plain',
      'cashVerdict',
    ),
    row([labels.verdict, formula(verdict, texts.verdict)], 'total', 'verdict'),
    row([labels.approve, formula('oneTime@C', money.approved)]),
    row(texts.risksHead, 'head'),
    ...texts.risks.map(({ risk, stop, decider }) => row([risk, stop, decider])),
  ]);
}
