import { suggestedNumbers } from '@/lib/business-case/answers';
import { getCurrencyPrefix } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { HORIZON_YEARS, roiFieldOrder } from '@/lib/roi-calculator/assumptions';
import { type LowCaseField, lowCaseFactors } from '@/lib/roi-calculator/compute';
import { formatPayback, paybackWords } from '@/lib/roi-calculator/format-payback';
import {
  ESTIMATE_TOLERANCE,
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
} from '@/lib/roi-calculator/thresholds';
import type { BusinessCase } from './build-business-case';
import type { BusinessCaseTexts } from './compose-texts';
import { composeRoiValues, listGaps } from './placeholder-values';
import type { BusinessCaseVerdict } from './roi-analysis';
import { analyzeRoi, listYearlyFlows } from './roi-analysis';
import { renderWorkbook, resolveRowNames, type WorkbookCell, type WorkbookRow } from './workbook';

type Book = {
  businessCase: BusinessCase;
  texts: BusinessCaseTexts;
  /** Address of the business case on the page. */
  link: string;
};

const [WHOLE, TENTHS, CENTS, PERCENT] = ['#,##0', '0.0', '#,##0.00', '0%'] as const;
const formats = { hours: TENTHS, weeks: TENTHS, rate: CENTS, adoption: PERCENT, cost: WHOLE, running: WHOLE };

const row = (
  cells: readonly (string | WorkbookCell)[],
  name?: string,
  style?: WorkbookRow['style'],
): WorkbookRow => ({
  cells: cells.map((cell) => (typeof cell === 'string' ? { value: cell } : cell)),
  ...{ name, style },
});
const formula = (text: string, value: string | number, format?: string): WorkbookCell => ({
  ...{ formula: text, value, format },
});

/** The verdict on cash as a formula, by the rules of roi-analysis.ts; `time` is the formula of its text. */
function writeVerdict(words: Readonly<Record<BusinessCaseVerdict, string>>, time: string): string {
  const within = (column: string, months: number) =>
    `IF(ISNUMBER(payback@${column}),payback@${column}<=${months},payback@${column}="${paybackWords.atOnce}")`;
  const yes = `IF(${within('C', MAX_YES_PAYBACK_MONTHS)},"${words.yes}","${words.slow}")`;
  const notYet = `AND(npv@B>0,${within('B', MIN_NO_PAYBACK_MONTHS)})`;
  const onCash = `IF(npv@C>0,${yes},IF(${notYet},"${words['not-yet']}","${words.no}"))`;
  return `IF($cashShare=0,IF(freed@B>0,${time},"${words.no}"),${onCash})`;
}

/** The payback of a column as a formula, by the rules of lib/roi-calculator/compute.ts. */
function writePayback(): string {
  const { never, atOnce, far, farMonths } = paybackWords;
  const first = 'oneTime*12/(worth-runs)';
  const paid = `IF(${first}<=12,${first},(oneTime*12-12*renews)/(worth-runs-renews))`;
  const months = `$buildMonths+${paid}`;
  return `IF(ROUND(worth-runs-renews,5)<=0,"${never}",IF(OR(${paid}=0,ROUND(${months},5)=0),"${atOnce}",IF(${months}>${farMonths},"${far}",ROUND(${months},5))))`;
}

/** Live months until the end of a year, and those of one year. */
const live = (year: number) => `MAX(0,${12 * year}-$buildMonths)`;
const liveIn = (year: number) => `(${live(year)}-${live(year - 1)})`;

/**
 * The business case as a sheet with live formulas: a change of a tinted cell changes all results. Each formula has
 * the value that the page computed. An open answer is an empty cell.
 */
export function listWorkbookRows({ businessCase, texts, link }: Book): WorkbookRow[] {
  const { answers, content, currency, price, readiness, dateState, isOtherTooHigh } = businessCase;
  const { form, scenarioNames, words } = content;
  const { inputs, verdicts, workbook: labels, figures, approval: approvalWords, money } = words;
  const { cashShare, otherHours } = answers.finance;
  const numbers = { ...suggestedNumbers, ...answers.roi };
  const analysis = analyzeRoi(
    // Unanswered inputs count as 0, like empty cells.
    { hours: 0, rate: 0, running: 0, cost: price?.amount ?? 0, ...numbers },
    price,
    { ...answers.finance, cashShare: cashShare ?? 0 },
  );
  const { cash, time, approval } = analysis;
  const share = (value: number | undefined) => (value === undefined ? null : value / 100);

  const inputRows: [name: string, label: string, value: string | number | null, format?: string][] = [
    ...(['problem', 'owner', 'deadline', 'hoursGiver', 'budgetLine', 'timeUse'] as const).map(
      (name): [string, string, string | null] => {
        const isOpen = name === 'deadline' && dateState !== 'valid';
        return [name, form.fields[name].label, (!isOpen && answers.texts[name].trim()) || null];
      },
    ),
    ...roiFieldOrder.map((field): [string, string, number | null, string] => {
      const { [field]: value } = numbers as Partial<typeof analysis.inputs>;
      return [field, inputs[field], field === 'adoption' ? share(value) : (value ?? null), formats[field]];
    }),
    ['price', labels.price, price?.amount ?? null, CENTS],
    ['buildWeeks', labels.buildWeeks, price?.weeks ?? null, WHOLE],
    ['renewals', inputs.renewals, analysis.renewals, WHOLE],
    ['discountRate', inputs.discountRate, analysis.discountRate / 100, '0.0%'],
    ['cashShare', inputs.cashShare, share(cashShare), PERCENT],
    ['otherHours', inputs.otherHours, isOtherTooHigh ? null : (otherHours ?? null), TENTHS],
    ['gaps', labels.gaps, readiness && listGaps(businessCase).length, WHOLE],
  ];

  const columns = (['expected', 'low'] as const).flatMap((id) => {
    if (!cash) return [];
    const { roi, npv, gain } = cash[id];
    const isLow = id === 'low';
    const { cost, running, renewals } = isLow ? analysis.low : analysis.inputs;
    /** A number of the sheet in this case. */
    const of = (name: LowCaseField, cell: string = name) =>
      `$${cell}${isLow ? `*${lowCaseFactors[name]}` : ''}`;
    const hours = `${of('hours')}*$weeks*${of('adoption')}`;
    const renewed = (year: number) => `MAX(0,${live(year)}-12)`;
    const isNear = roi.paybackMonths && roi.paybackMonths <= paybackWords.farMonths;
    const flows = listYearlyFlows(roi).slice(1);
    return [
      [
        formula(`${hours}*${of('rate')}*${of('cashShare')}`, roi.worth, WHOLE),
        formula(of('running'), running, WHOLE),
        formula(of('renewals'), renewals, WHOLE),
        formula(of('cost', 'counted'), cost, WHOLE),
        ...flows.map((flow, index) => {
          const months = `(${renewed(index + 1)}-${renewed(index)})`;
          return formula(`(worth-runs)/12*${liveIn(index + 1)}-renews/12*${months}`, flow, WHOLE);
        }),
        formula(writePayback(), isNear ? (roi.paybackMonths ?? 0) : formatPayback(roi), CENTS),
        formula('ROUND(flow1,0)-ROUND(oneTime,0)', gain, WHOLE),
        formula(`NPV($discountRate,flow1:flow${HORIZON_YEARS})-oneTime`, npv, WHOLE),
        formula(hours, isLow ? time.lowHoursAYear : time.hoursAYear, WHOLE),
        formula(`oneTime/${HORIZON_YEARS}+runs+renews`, cost / HORIZON_YEARS + running + renewals, WHOLE),
      ],
    ];
  });
  const [, , gain = '', npv = ''] = money.head;
  const results: Readonly<Record<string, string>> = {
    ...{ worth: labels.worth, runs: labels.runs, renews: labels.renews, oneTime: inputs.cost },
    ...Object.fromEntries(
      Array.from({ length: HORIZON_YEARS }, (_, index) => [
        `flow${index + 1}`,
        labels.flow.replace('{year}', String(index + 1)),
      ]),
    ),
    ...{ payback: labels.payback, gain, npv, freed: labels.hours, costAYear: labels.costAYear },
  };

  const isMissing =
    'OR($price=0,COUNT($gaps)=0,COUNTA($problem:$hoursGiver)<4,AND($cashShare=0,$timeUse=""),$gaps>0,AND(COUNT($otherHours)=1,$otherHours>=$hours*$adoption))';
  const noCash =
    'OR(COUNT($hours,$weeks,$rate,$adoption,$running,$cashShare)<6,AND(COUNT($cost)=0,$price=0))';
  /** The text of 'time' with formulas for its two placeholders. */
  const timeText = `"${verdicts.time
    .replace('{hoursAYear}', '"&FIXED(freed@B,0)&IF(FIXED(freed@B,0)="1"," hour"," hours")&"')
    .replace('{costAYear}', `"&"${getCurrencyPrefix(currency)}"&FIXED(costAYear@B,0)&"`)}"`;
  const alone = fillPlaceholders(verdicts[analysis.verdict ?? 'no'], composeRoiValues(analysis, currency));
  const verdict = `IF(${noCash},"${verdicts.open}",IF($alone="${verdicts.no}","${verdicts.no}",IF(${isMissing},"${verdicts['not-yet']}",$alone)))`;
  const approveLabel = `IF($verdict="${verdicts['not-yet']}","${figures.approveSettled}",IF($verdict=${timeText},"${figures.approveTime}","${figures.approve}"))`;
  const approvalRows: [name: string, label: string | WorkbookCell, text: string, value: number][] = [
    ['first', approvalWords.cost, 'ROUND($counted,0)', approval.cost],
    ['firstYear', approvalWords.running, `ROUND($running*${liveIn(1)}/12,0)`, approval.firstYearRunning],
    [
      'reserve',
      approvalWords.reserve,
      `ROUND(($first+$firstYear)*${ESTIMATE_TOLERANCE},0)`,
      approval.reserve,
    ],
    [
      'approved',
      formula(approveLabel, texts.figures[0]?.label ?? ''),
      '$first+$firstYear+$reserve',
      approval.total,
    ],
    ['later', approvalWords.later, 'ROUND($running,0)+ROUND($renewals,0)', approval.later],
  ];
  return resolveRowNames([
    row([texts.title], '', 'title'),
    row([fillPlaceholders(labels.note, texts.values)]),
    row([{ value: content.heading, href: link }]),
    row([labels.in, ''], '', 'strong'),
    ...inputRows.map(([name, label, value, format]) => row([label, { value, format, isInput: true }], name)),
    row(
      [labels.counted, formula('IF(COUNT($cost)=0,$price,$cost)', analysis.inputs.cost, WHOLE)],
      'counted',
      'strong',
    ),
    row([labels.buildMonths, formula('$buildWeeks*12/52', analysis.buildMonths, TENTHS)], 'buildMonths'),
    ...texts.checks.map((check) => row([check])),
    row([labels.out, scenarioNames.expected, scenarioNames.low], '', 'strong'),
    ...Object.entries(results).map(([name, label], index) =>
      row(
        [label, ...columns.map((cells) => cells[index] ?? '')],
        name,
        /payback|gain|npv|freed/.test(name) ? 'strong' : undefined,
      ),
    ),
    row([labels.answer, ''], '', 'strong'),
    row([labels.alone, formula(writeVerdict(verdicts, timeText), alone)], 'alone'),
    row([labels.verdict, formula(verdict, texts.verdict)], 'verdict', 'strong'),
    // Without a yes or its condition, there is no amount to approve.
    ...approvalRows.map(([name, label, text, value]) => {
      const shown = `IF(OR($verdict="${verdicts.no}",$verdict="${verdicts.open}"),"",${text})`;
      return row(
        [label, formula(shown, texts.approval.length > 0 ? value : '', WHOLE)],
        name,
        name === 'approved' ? 'strong' : undefined,
      );
    }),
  ]);
}

/** The business case as a workbook with live formulas. Loaded with its library when a visitor asks for the file. */
export const makeXlsx = (book: Book) => renderWorkbook(book.texts.title, listWorkbookRows(book));
