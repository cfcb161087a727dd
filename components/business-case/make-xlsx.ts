import { suggestedNumbers } from '@/lib/business-case/answers';
import { type Currency, getCurrencyPrefix } from '@/lib/currency/format';
import { formatWholeAmount } from '@/lib/currency/format-unconverted';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { pluralize } from '@/lib/format/pluralize';
import { formatNumber } from '@/lib/numbers/format-number';
import { HORIZON_YEARS, type RoiField, roiFieldOrder } from '@/lib/roi-calculator/assumptions';
import { lowCaseFactors } from '@/lib/roi-calculator/compute';
import { formatPayback, paybackWords } from '@/lib/roi-calculator/format-payback';
import {
  ESTIMATE_TOLERANCE,
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
} from '@/lib/roi-calculator/thresholds';
import type { BusinessCase } from './build-business-case';
import type { BusinessCaseTexts } from './compose-texts';
import { analyzeRoi, listYearlyFlows, type RoiAnalysis } from './roi-analysis';
import type { BusinessCaseContent } from './types';
import type { BusinessCaseVerdict } from './verdict';
import {
  type CellFormat,
  renderWorkbook,
  resolveRowNames,
  type WorkbookCell,
  type WorkbookRow,
} from './workbook';

type Book = {
  businessCase: BusinessCase;
  texts: BusinessCaseTexts;
  content: BusinessCaseContent;
  currency: Currency;
  /** Address of the business case on the page. */
  link: string;
};

/** Unanswered inputs count as 0, like empty cells, and suggested ones as suggested. */
const nothing = { hours: 0, rate: 0, cost: 0, running: 0, ...suggestedNumbers };
const formats: Readonly<Record<RoiField, CellFormat>> = {
  ...{ hours: 'decimal', weeks: 'decimal', rate: 'hundredths', adoption: 'percent' },
  ...{ cost: 'whole', running: 'whole' },
};
const years = Array.from({ length: HORIZON_YEARS }, (_, index) => index + 1);

const row = (
  cells: readonly (string | WorkbookCell)[],
  style: WorkbookRow['style'] = 'plain',
  name?: string,
): WorkbookRow => ({
  cells: cells.map((cell) => (typeof cell === 'string' ? { value: cell } : cell)),
  style,
  ...(name && { name }),
});
const fill = (name: string, label: string, value: string | number | null, as?: CellFormat) =>
  row([label, { value, isInput: true, as }], 'plain', name);
const formula = (text: string, value: string | number, as: CellFormat = 'whole'): WorkbookCell => ({
  formula: text,
  value,
  as,
});

/** The verdict on cash as a formula, by the rules of verdict.ts; `time` is the formula of its text. */
function writeVerdict(words: Readonly<Record<BusinessCaseVerdict, string>>, time: string): string {
  const within = (column: string, months: number) =>
    `IF(ISNUMBER(payback@${column}),payback@${column}<=${months},payback@${column}="${paybackWords.atOnce}")`;
  const yes = `IF(${within('C', MAX_YES_PAYBACK_MONTHS)},"${words.yes}","${words.slow}")`;
  const notYet = `AND(npv@B>0,${within('B', MIN_NO_PAYBACK_MONTHS)})`;
  const onCash = `IF(npv@C>0,${yes},IF(${notYet},"${words['not-yet']}","${words.no}"))`;
  return `IF($cashShare=0,IF(freed@B>0,${time},"${words.no}"),${onCash})`;
}

/** Months of a year in which the work is live, since the approval. */
const live = (year: number) => `MAX(0,${12 * year}-$buildMonths)`;
/** Live months of one year. */
const liveIn = (year: number) => `(${live(year)}-${live(year - 1)})`;

/** The payback of a column as a formula, by the rules of lib/roi-calculator/compute.ts. */
function writePayback(): string {
  const { never, atOnce, far, farMonths } = paybackWords;
  const first = 'oneTime*12/(worth-runs)';
  const paid = `IF(${first}<=12,${first},(oneTime*12-12*renews)/(worth-runs-renews))`;
  const months = `$buildMonths+${paid}`;
  return `IF(ROUND(worth-runs-renews,5)<=0,"${never}",IF(OR(${paid}=0,ROUND(${months},5)=0),"${atOnce}",IF(${months}>${farMonths},"${far}",ROUND(${months},5))))`;
}

/** The verdict by the numbers alone; an open cash share counts as none. */
function describeAlone({ verdict, time }: RoiAnalysis, { words }: BusinessCaseContent, currency: Currency) {
  return fillPlaceholders(words.verdicts[verdict ?? 'no'], {
    hoursAYear: pluralize(formatNumber(time.hoursAYear, 0), 'hour'),
    costAYear: formatWholeAmount(time.costAYear, currency),
  });
}

/** A sentence as a formula, with formulas for its placeholders. */
const writeSentence = (text: string, formulas: Readonly<Record<string, string>>): string =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? formulas[part] : part && `"${part}"`))
    .filter(Boolean)
    .join('&');

/**
 * The business case as a sheet with live formulas: a change of a tinted cell changes all results. Each formula has
 * the value that the page computed. An open answer is an empty cell.
 */
export function listWorkbookRows({ businessCase, texts, content, currency, link }: Book): WorkbookRow[] {
  const { answers, price, readiness } = businessCase;
  const { words, form, scenarioNames } = content;
  const { inputs, verdicts, workbook: labels, figures, approval: approvalWords } = words;
  const finance = { ...answers.finance, cashShare: answers.finance.cashShare ?? 0 };
  const inputsOfSheet = { ...nothing, cost: price?.amount ?? 0, ...answers.roi };
  const analysis = analyzeRoi(inputsOfSheet, price, finance);
  const { cash, time, approval, buildMonths, discountRate, renewals } = analysis;
  const columns = (['expected', 'low'] as const).flatMap((id) => {
    if (!cash) return [];
    const { roi, npv, gain } = cash[id];
    const numbers = id === 'expected' ? analysis.inputs : analysis.low;
    /** A number of the sheet in this case. */
    const of = (name: keyof typeof lowCaseFactors, cell: string = name) =>
      `$${cell}${id === 'expected' ? '' : `*${lowCaseFactors[name]}`}`;
    const hours = `${of('hours')}*$weeks*${of('adoption')}`;
    const renewed = (year: number) => `MAX(0,${live(year)}-12)`;
    const flow = (year: number) =>
      `(worth-runs)/12*${liveIn(year)}-renews/12*(${renewed(year)}-${renewed(year - 1)})`;
    const { paybackMonths } = roi;
    const isNear = paybackMonths && paybackMonths <= paybackWords.farMonths;
    const flows = listYearlyFlows(roi);
    const cells: Readonly<Record<string, WorkbookCell>> = {
      worth: formula(`${hours}*${of('rate')}*${of('cashShare')}`, roi.worth),
      runs: formula(of('running'), numbers.running),
      renews: formula(of('renewals'), numbers.renewals),
      oneTime: formula(of('cost', 'counted'), numbers.cost),
      ...Object.fromEntries(years.map((year) => [`flow${year}`, formula(flow(year), flows[year] ?? 0)])),
      payback: formula(writePayback(), isNear ? paybackMonths : formatPayback(roi), 'hundredths'),
      gain: formula('ROUND(flow1,0)-ROUND(oneTime,0)', gain),
      npv: formula(`NPV($discountRate,flow1:flow${HORIZON_YEARS})-oneTime`, npv),
      freed: formula(hours, id === 'expected' ? time.hoursAYear : time.lowHoursAYear),
      costAYear: formula(
        `oneTime/${HORIZON_YEARS}+runs+renews`,
        numbers.cost / HORIZON_YEARS + numbers.running + numbers.renewals,
      ),
    };
    return [{ name: scenarioNames[id], cells }];
  });
  const [, , gain = '', npv = ''] = words.money.head;
  const results: Readonly<Record<string, string>> = {
    ...{ worth: labels.worth, runs: labels.runs, renews: labels.renews, oneTime: inputs.cost },
    ...Object.fromEntries(years.map((year) => [`flow${year}`, labels.flow.replace('{year}', String(year))])),
    ...{ payback: labels.payback, gain, npv, freed: labels.hours, costAYear: labels.costAYear },
  };

  const names = ['problem', 'owner', 'deadline', 'hoursGiver', 'budgetLine', 'timeUse'] as const;
  const isMissing =
    'OR($price=0,COUNT($gaps)=0,COUNTA($problem:$hoursGiver)<4,AND($cashShare=0,$timeUse=""),$gaps>0,AND(COUNT($otherHours)=1,$otherHours>=$hours*$adoption))';
  const noCash =
    'OR(COUNT($hours,$weeks,$rate,$adoption,$running,$cashShare)<6,AND(COUNT($cost)=0,$price=0))';
  const timeText = writeSentence(verdicts.time, {
    hoursAYear: 'FIXED(freed@B,0)&IF(FIXED(freed@B,0)="1"," hour"," hours")',
    costAYear: `"${getCurrencyPrefix(currency)}"&FIXED(costAYear@B,0)`,
  });
  const alone = describeAlone(analysis, content, currency);
  const verdict = `IF(${noCash},"${verdicts.open}",IF($alone="${verdicts.no}","${verdicts.no}",IF(${isMissing},"${verdicts['not-yet']}",$alone)))`;
  /** A line of the amount to approve; without a yes or its condition there is none. */
  const line = (label: string | WorkbookCell, text: string, value: number, name?: string) =>
    row(
      [
        label,
        formula(
          `IF(OR($verdict="${verdicts.no}",$verdict="${verdicts.open}"),"",${text})`,
          texts.approval.length > 0 ? value : '',
        ),
      ],
      name === 'approved' ? 'total' : 'plain',
      name,
    );
  const approveLabel = formula(
    `IF($verdict="${verdicts['not-yet']}","${figures.approveSettled}",IF($verdict=${timeText},"${figures.approveTime}","${figures.approve}"))`,
    texts.figures[0]?.label ?? '',
    'text',
  );
  const share = (value: number | undefined) => (value === undefined ? null : value / 100);
  return resolveRowNames([
    row([texts.title], 'title'),
    row([texts.say(labels.note)], 'note'),
    row([{ value: content.heading, href: link }]),
    row([labels.in, ''], 'head'),
    ...names.map((name) => {
      const typed =
        name === 'deadline' && businessCase.dateState !== 'valid' ? '' : answers.texts[name].trim();
      return fill(name, form.fields[name].label, typed || null);
    }),
    ...roiFieldOrder.map((field) => {
      const { [field]: value } = { ...suggestedNumbers, ...answers.roi };
      return fill(
        field,
        inputs[field],
        field === 'adoption' ? share(value) : (value ?? null),
        formats[field],
      );
    }),
    fill('price', labels.price, price?.amount ?? null, 'hundredths'),
    fill('buildWeeks', labels.buildWeeks, price?.weeks ?? null, 'whole'),
    fill('renewals', inputs.renewals, renewals, 'whole'),
    fill('discountRate', inputs.discountRate, discountRate / 100, 'tenths'),
    fill('cashShare', inputs.cashShare, share(answers.finance.cashShare), 'percent'),
    fill(
      'otherHours',
      inputs.otherHours,
      businessCase.isOtherTooHigh ? null : (finance.otherHours ?? null),
      'decimal',
    ),
    fill(
      'gaps',
      labels.gaps,
      readiness?.gaps.filter(({ level }) => level === 'not-yet').length ?? null,
      'whole',
    ),
    row(
      [labels.counted, formula('IF(COUNT($cost)=0,$price,$cost)', analysis.inputs.cost)],
      'total',
      'counted',
    ),
    row([labels.buildMonths, formula('$buildWeeks*12/52', buildMonths, 'decimal')], 'plain', 'buildMonths'),
    ...texts.checks.map((check) => row([check], 'note')),
    row([labels.out, ...columns.map(({ name }) => name)], 'head'),
    ...Object.entries(results).map(([name, label]) =>
      row(
        [label, ...columns.map(({ cells }) => cells[name] ?? '')],
        /payback|gain|npv|freed/.test(name) ? 'total' : 'plain',
        name,
      ),
    ),
    row([labels.answer, ''], 'head'),
    row([labels.alone, formula(writeVerdict(verdicts, timeText), alone, 'text')], 'plain', 'alone'),
    row([labels.verdict, formula(verdict, texts.verdict, 'text')], 'total', 'verdict'),
    line(approvalWords.cost, 'ROUND($counted,0)', approval.cost, 'approvedCost'),
    line(
      approvalWords.running,
      `ROUND($running*${liveIn(1)}/12,0)`,
      approval.firstYearRunning,
      'approvedRunning',
    ),
    line(
      approvalWords.reserve,
      `ROUND(($approvedCost+$approvedRunning)*${ESTIMATE_TOLERANCE},0)`,
      approval.reserve,
      'approvedReserve',
    ),
    line(approveLabel, '$approvedCost+$approvedRunning+$approvedReserve', approval.total, 'approved'),
    line(approvalWords.later, 'ROUND($running,0)+ROUND($renewals,0)', approval.later),
  ]);
}

/** The business case as a workbook with live formulas. Loaded with its library when a visitor asks for the file. */
export const makeXlsx = (book: Book) => renderWorkbook(book.texts.title, listWorkbookRows(book));
