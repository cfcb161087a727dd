import { type Cell as FileCell, writeXlsx } from 'hucre/xlsx';
import { suggestedNumbers } from '@/lib/business-case/answers';
import { getCurrencyPrefix } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { HORIZON_YEARS } from '@/lib/roi-calculator/assumptions';
import { type LowCaseField, lowCaseFactors } from '@/lib/roi-calculator/compute';
import { formatPayback, paybackWords } from '@/lib/roi-calculator/format-payback';
import {
  ESTIMATE_TOLERANCE,
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
} from '@/lib/roi-calculator/thresholds';
import { brandColors } from '@/lib/theme/theme';
import type { BusinessCase } from './build-business-case';
import { type BusinessCaseTexts, composeRoiValues } from './compose-texts';
import { analyzeRoi, type BusinessCaseVerdict } from './roi-analysis';

/** A cell; a number has a `format`. One with a formula also has its value, for programs that do not calculate. */
type WorkbookCell = {
  value: string | number | null;
  formula?: string;
  href?: string;
  isInput?: boolean;
  format?: string | undefined;
};
/** A row of the sheet. Formulas refer to it by `name`. */
export type WorkbookRow = {
  cells: readonly WorkbookCell[];
  style?: 'title' | 'strong' | undefined;
  name?: string | undefined;
};

/** A quoted text, or a row's name: in the same column ('rate'), in column B ('$rate') or in another ('npv@C'). */
const NAMES = /"[^"]*"|(\$?)\b([a-z]\w*)(?:@([A-Z]))?/g;

/** Replaces row names in formulas ('worth') by cell addresses ('C12'). @throws Error unless one row has it. */
export function resolveRowNames(rows: readonly WorkbookRow[]): WorkbookRow[] {
  const resolve = (text: string, column: string) =>
    text.replace(NAMES, (whole, fixed: string, name: string | undefined, letter: string | undefined) => {
      if (name === undefined) return whole;
      const numbers = rows.flatMap((row, index) => (row.name === name ? [index + 1] : []));
      if (numbers.length !== 1) throw new Error(`${numbers.length} rows are named '${name}'`);
      return fixed ? `$B$${numbers[0]}` : `${letter ?? column}${numbers[0]}`;
    });
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => ({
      ...cell,
      ...(cell.formula && { formula: resolve(cell.formula, 'ABC'.charAt(column)) }),
    })),
  }));
}

const color = (name: keyof typeof brandColors) => ({ rgb: brandColors[name].slice(1) });

function fileCell(cell: WorkbookCell, style: WorkbookRow['style']): Partial<FileCell> {
  const { value, formula, href, isInput, format } = cell;
  const background = isInput ? 'tint' : style === 'strong' ? 'sunk' : undefined;
  return {
    ...(formula === undefined ? { value } : { formula, formulaResult: value }),
    ...(href && { hyperlink: { target: href } }),
    style: {
      font: { name: 'Calibri', size: style === 'title' ? 20 : 11, bold: style !== undefined },
      alignment: { vertical: 'center', wrapText: true, horizontal: format ? 'right' : 'left' },
      border: { bottom: { style: 'thin', color: color(isInput ? 'lane' : 'rule') } },
      ...(background && { fill: { type: 'pattern', pattern: 'solid', fgColor: color(background) } as const }),
      numFmt: format ?? 'General',
    },
  };
}

/** Writes a sheet as an XLSX file. Programs recalculate its formulas when they open it. */
export async function renderWorkbook(title: string, rows: readonly WorkbookRow[]) {
  const now = new Date();
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Case',
        // In characters. Spreadsheet programs choose the heights of rows.
        columns: [44, 60, 18].map((width) => ({ width })),
        rows: rows.map(({ cells }) => cells.map(({ value }) => value)),
        cells: new Map(
          rows.flatMap(({ style, cells }, row) =>
            cells.map((cell, column) => [`${row},${column}`, fileCell(cell, style)] as const),
          ),
        ),
        freezePane: { columns: 1 },
        view: { showGridLines: false },
        pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      },
    ],
    properties: { title, created: now, modified: now },
  });
  return new Uint8Array(bytes);
}

type Book = { businessCase: BusinessCase; texts: BusinessCaseTexts; link: string };

const [WHOLE, TENTHS, CENTS, PERCENT] = ['#,##0', '0.0', '#,##0.00', '0%'] as const;

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
/** The same, of the months with renewals. */
const renewedIn = (year: number) => `(MAX(0,${live(year)}-12)-MAX(0,${live(year - 1)}-12))`;

/** The business case as a sheet with live formulas, each with the value that the page computed. */
export function listWorkbookRows({ businessCase, texts, link }: Book): WorkbookRow[] {
  const { answers, finance, content, currency, price, gaps, dateState } = businessCase;
  const { form, scenarioNames, words } = content;
  const { inputs, verdicts, workbook: labels, figures, money } = words;
  const own = { ...suggestedNumbers, ...answers.roi };
  const analysis = analyzeRoi(
    // Unanswered inputs count as 0, like empty cells.
    { hours: 0, rate: 0, running: 0, cost: price?.amount ?? 0, ...own },
    price,
    { ...finance, cashShare: finance.cashShare ?? 0 },
  );
  const { scenarios, approval, buildMonths } = analysis;

  const share = (percent: number | undefined) => percent && percent / 100;
  const values: [name: string, label: string, value: string | number | undefined, format?: string][] = [
    ...(['problem', 'owner', 'deadline', 'hoursGiver', 'budgetLine', 'timeUse'] as const).map(
      (name): [string, string, string] => {
        const isOpen = name === 'deadline' && dateState !== 'valid';
        return [name, form.fields[name].label, isOpen ? '' : answers.texts[name].trim()];
      },
    ),
    ['hours', inputs.hours, own.hours, TENTHS],
    ['weeks', inputs.weeks, own.weeks, TENTHS],
    ['rate', inputs.rate, own.rate, CENTS],
    ['adoption', inputs.adoption, share(own.adoption), PERCENT],
    ['cost', inputs.cost, own.cost, WHOLE],
    ['running', inputs.running, own.running, WHOLE],
    ['price', labels.price, price?.amount, CENTS],
    ['buildWeeks', labels.buildWeeks, price?.weeks, WHOLE],
    ['renewals', inputs.renewals, scenarios.expected.numbers.renewals, WHOLE],
    ['discountRate', inputs.discountRate, share(analysis.discountRate), '0.0%'],
    ['cashShare', inputs.cashShare, share(finance.cashShare), PERCENT],
    ['otherHours', inputs.otherHours, finance.otherHours, TENTHS],
    ['gaps', labels.gaps, gaps?.length, WHOLE],
  ];

  const columns = (['expected', 'low'] as const).map((id): Record<string, WorkbookCell> => {
    const { numbers, roi, flows, gain, npv, hoursAYear, costAYear } = scenarios[id];
    const of = (name: LowCaseField, cell: string = name) =>
      `$${cell}${id === 'low' ? `*${lowCaseFactors[name]}` : ''}`;
    const hours = `${of('hours')}*$weeks*${of('adoption')}`;
    const isNear = roi.paybackMonths && roi.paybackMonths <= paybackWords.farMonths;
    const years = flows.slice(1).map((flow, index) => {
      const text = `(worth-runs)/12*${liveIn(index + 1)}-renews/12*${renewedIn(index + 1)}`;
      return [`flow${index + 1}`, formula(text, flow, WHOLE)];
    });
    return {
      worth: formula(`${hours}*${of('rate')}*${of('cashShare')}`, roi.worth, WHOLE),
      runs: formula(of('running'), numbers.running, WHOLE),
      renews: formula(of('renewals'), numbers.renewals, WHOLE),
      oneTime: formula(of('cost', 'counted'), numbers.cost, WHOLE),
      ...Object.fromEntries(years),
      payback: formula(writePayback(), isNear ? (roi.paybackMonths ?? 0) : formatPayback(roi), CENTS),
      gain: formula('ROUND(flow1,0)-ROUND(oneTime,0)', gain, WHOLE),
      npv: formula(`NPV($discountRate,flow1:flow${HORIZON_YEARS})-oneTime`, npv, WHOLE),
      freed: formula(hours, hoursAYear, WHOLE),
      costAYear: formula(`oneTime/${HORIZON_YEARS}+runs+renews`, costAYear, WHOLE),
    };
  });
  const [, , gain = '', npv = ''] = money.head;
  const names: Readonly<Record<string, string>> = {
    ...labels,
    ...{ oneTime: inputs.cost, gain, npv, freed: labels.hours },
  };
  const resultRows = Object.keys(columns[0] ?? {}).map((name) => {
    const label = names[name] ?? labels.flow.replace('{year}', name.replace('flow', ''));
    const isStrong = ['payback', 'gain', 'npv', 'freed'].includes(name);
    return row([label, ...columns.map((cells) => cells[name] ?? '')], name, isStrong ? 'strong' : undefined);
  });

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
  /** A line of the amount. Without a yes or its condition, there is none. */
  const approve = (name: string, label: string | WorkbookCell, text: string, value: number) => {
    const shown = `IF(OR($verdict="${verdicts.no}",$verdict="${verdicts.open}"),"",${text})`;
    const cell = formula(shown, texts.approval.length > 0 ? value : '', WHOLE);
    return row([label, cell], name, name === 'approved' ? 'strong' : undefined);
  };
  const approvedLabel = formula(approveLabel, texts.figures[0]?.label ?? '');
  const reserve = `ROUND(($first+$firstYear)*${ESTIMATE_TOLERANCE},0)`;
  const running = `ROUND($running*${liveIn(1)}/12,0)`;
  const counted = formula('IF(COUNT($cost)=0,$price,$cost)', scenarios.expected.numbers.cost, WHOLE);
  return resolveRowNames([
    row([texts.title], '', 'title'),
    row([fillPlaceholders(labels.note, texts.values)]),
    row([{ value: content.heading, href: link }]),
    row([labels.in, ''], '', 'strong'),
    ...values.map(([name, label, value, format]) =>
      row([label, { value: value === '' ? null : (value ?? null), format, isInput: true }], name),
    ),
    row([labels.counted, counted], 'counted', 'strong'),
    row([labels.buildMonths, formula('$buildWeeks*12/52', buildMonths, TENTHS)], 'buildMonths'),
    ...texts.checks.map((check) => row([check])),
    row([labels.out, scenarioNames.expected, scenarioNames.low], '', 'strong'),
    ...resultRows,
    row([labels.answer, ''], '', 'strong'),
    row([labels.alone, formula(writeVerdict(verdicts, timeText), alone)], 'alone'),
    row([labels.verdict, formula(verdict, texts.verdict)], 'verdict', 'strong'),
    approve('first', words.approval.cost, 'ROUND($counted,0)', approval.cost),
    approve('firstYear', words.approval.running, running, approval.running),
    approve('reserve', words.approval.reserve, reserve, approval.reserve),
    approve('approved', approvedLabel, '$first+$firstYear+$reserve', approval.total),
    approve('later', words.approval.later, 'ROUND($running,0)+ROUND($renewals,0)', approval.later),
  ]);
}

/** The business case as a workbook. Loaded with its library when a visitor asks for the file. */
export const makeXlsx = (book: Book) => renderWorkbook(book.texts.title, listWorkbookRows(book));
