import type { Currency } from '@/lib/currency/format';
import { formatWholeAmount } from '@/lib/currency/format-unconverted';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { HORIZON_YEARS, type RoiField, roiFields } from '@/lib/roi-calculator/assumptions';
import { formatPayback, paybackWords } from '@/lib/roi-calculator/format-payback';
import {
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
  RAMP_UP_MONTHS,
  TOLERANCE,
} from '@/lib/roi-calculator/thresholds';
import type { BusinessCase } from './build-business-case';
import type { BusinessCaseTexts } from './compose-texts';
import { yearlyFlows } from './present-value';
import { analyzeRoi, EARLY_SHARE, listScenarioRows } from './roi-analysis';
import type { BusinessCaseContent } from './types';
import type { Verdict } from './verdict';
import { type Cell, type CellFormat, type Row, renderWorkbook, withAddresses } from './workbook';

type Book = {
  businessCase: BusinessCase;
  texts: BusinessCaseTexts;
  content: BusinessCaseContent;
  currency: Currency;
  /** Address of the case on the page. */
  link: string;
};

/** Unanswered inputs count as 0, like empty cells. */
const nothing = { hours: 0, weeks: 0, rate: 0, adoption: 0, cost: 0, running: 0 };
const formats: Readonly<Record<RoiField, CellFormat>> = {
  ...{ hours: 'decimal', weeks: 'decimal', rate: 'hundredths', adoption: 'percent' },
  ...{ cost: 'whole', running: 'whole' },
};

const row = (cells: readonly (string | Cell)[], style: Row['style'] = 'plain', name?: string): Row => ({
  cells: cells.map((cell) => (typeof cell === 'string' ? { value: cell } : cell)),
  style,
  ...(name && { name }),
});
const fill = (name: string, label: string, value: string | number | null, as?: CellFormat) =>
  row([label, { value, isInput: true, as }], 'plain', name);
const formula = (text: string, value: string | number, as: CellFormat = 'whole'): Cell => ({
  formula: text,
  value,
  as,
});

/** The verdict on an expected and a low column, as components/business-case/verdict.ts decides it. */
function verdictFormula(expected: string, low: string, words: Readonly<Record<Verdict, string>>): string {
  const within = (column: string, months: number) =>
    `IF(ISNUMBER(payback@${column}),payback@${column}<=${months},payback@${column}="${paybackWords.atOnce}")`;
  const yes = `IF(${within(low, MAX_YES_PAYBACK_MONTHS)},"${words.yes}","${words.slow}")`;
  const other = `IF(AND(npv@${expected}>0,${within(expected, MIN_NO_PAYBACK_MONTHS)}),"${words['not-yet']}","${words.no}")`;
  return `IF(npv@${low}>0,${yes},${other})`;
}

/** Months of a year in which the work is live, since the approval. */
const live = (year: number) => `MAX(0,${12 * year}-$buildMonths)`;
/** Those that count in full: half are missed while adoption grows. */
const liveInFull = (year: number, isSlow: boolean) =>
  isSlow
    ? `IF(${live(year)}<${RAMP_UP_MONTHS},${live(year)}^2/${2 * RAMP_UP_MONTHS},${live(year)}-${RAMP_UP_MONTHS / 2})`
    : live(year);

/** The payback of a column, as lib/roi-calculator/compute.ts works it out. */
function paybackFormula(isSlow: boolean): string {
  const { never, atOnce, far, farMonths } = paybackWords;
  const ramp = RAMP_UP_MONTHS;
  const after = `(oneTime+worth*${isSlow ? ramp / 24 : 0})/(worth-runs)*12`;
  const paid = isSlow
    ? `IF(${after}>=${ramp},${after},${ramp}*(runs+SQRT(runs^2+24*worth*oneTime/${ramp}))/worth)`
    : after;
  const months = `$buildMonths+${paid}`;
  return `IF(ROUND(worth-runs,5)<=0,"${never}",IF(OR(${paid}=0,ROUND(${months},5)=0),"${atOnce}",IF(${months}>${farMonths},"${far}",ROUND(${months},5))))`;
}

/** A sentence with formulas in place of its words in braces. */
const sentence = (text: string, formulas: Readonly<Record<string, string>>): string =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? formulas[part] : part && `"${part.replaceAll('"', '""')}"`))
    .filter(Boolean)
    .join('&');

/**
 * The case as a sheet with live formulas: change a tinted cell and everything follows. Each formula carries its value
 * from the arithmetic of the page. What is still open is an empty cell.
 */
export function workbookRows({ businessCase, texts, content, currency, link }: Book): Row[] {
  const { answers, price, readiness } = businessCase;
  const { words, form, scenarioNames } = content;
  const { inputs, verdicts, workbook: labels } = words;
  const estimate = price?.own ?? null;
  const finance = { cashShare: 0, ...answers.finance };
  const money = analyzeRoi({ ...nothing, ...answers.roi }, estimate, finance, currency.exchangeRate);
  const share = (value: number | undefined) => (value === undefined ? null : value / 100);
  const years = Array.from({ length: HORIZON_YEARS }, (_, index) => index + 1);
  // Expected, low, and low with a slow start stand in B to D, cash in E and F.
  const columns = listScenarioRows(money, scenarioNames, words.money.cash).map(
    ({ id, isCash, name, roi, npv }) => {
      const isSlow = id === 'lowWithRampUp';
      const factor = id === 'expected' ? 1 : 1 + TOLERANCE;
      const less = (factor === 1 ? '' : `*${1 - TOLERANCE}^3`) + (isCash ? '*$cashShare' : '');
      const more = factor === 1 ? '' : `*${factor}`;
      const flow = (year: number) =>
        `worth/12*(${liveInFull(year, isSlow)}-${liveInFull(year - 1, isSlow)})-runs/12*(${live(year)}-${live(year - 1)})`;
      const { paybackMonths } = roi;
      const isNear = paybackMonths && paybackMonths <= paybackWords.farMonths;
      return {
        name,
        cells: {
          worth: formula(`$hours*$weeks*$rate*$adoption${less}`, roi.worth),
          runs: formula(`$running${more}`, money.inputs.running * factor),
          oneTime: formula(`$counted${more}`, money.inputs.cost * factor),
          ...Object.fromEntries(
            years.map((year) => [`flow${year}`, formula(flow(year), yearlyFlows(roi)[year] ?? 0)]),
          ),
          payback: formula(paybackFormula(isSlow), isNear ? paybackMonths : formatPayback(roi), 'hundredths'),
          gain: formula('flow1-oneTime', roi.firstYearGain),
          npv: formula(`NPV($discountRate,flow1:flow${HORIZON_YEARS})-oneTime`, npv),
        } as Readonly<Record<string, Cell>>,
      };
    },
  );
  const results: Readonly<Record<string, string>> = {
    ...{ worth: labels.worth, runs: labels.runs, oneTime: inputs.cost },
    ...Object.fromEntries(years.map((year) => [`flow${year}`, labels.flow.replace('{year}', String(year))])),
    ...{ payback: labels.payback, gain: words.money.head[2] ?? '', npv: words.money.head[3] ?? '' },
  };

  const names = ['problem', 'owner', 'deadline', 'hoursGiver', 'budgetLine'] as const;
  const isMissing = `OR($price=0,COUNT($cashShare)=0,COUNT($gaps)=0,COUNTA($problem:$hoursGiver)<${names.length - 1},$gaps>0)`;
  const noReturn = 'OR(COUNT($hours,$weeks,$rate,$adoption,$running)<5,AND(COUNT($cost)=0,$price=0))';
  const both = Object.entries(words.sides).reduce((rest, [pair, said]) => {
    const [freed, cash] = pair.split(' ').map((verdict) => verdicts[verdict as Verdict]);
    return cash ? `IF(AND($freedVerdict="${freed}",$cashVerdict="${cash}"),"${said}",${rest})` : rest;
  }, '$freedVerdict');
  const verdict = `IF(${noReturn},"${verdicts.open}",IF($freedVerdict="${verdicts.no}","${verdicts.no}",IF(${isMissing},"${verdicts['not-yet']}",${both})))`;

  /** What is left out where the project is declined. */
  const unlessNo = (text: string, value: string | number, as?: CellFormat) =>
    formula(`IF($verdict="${verdicts.no}","",${text})`, texts.verdict === verdicts.no ? '' : value, as);
  const limit = (hours: string) => `ROUNDDOWN(ROUND(${hours},9),IF(${hours}<1,2,1))`;
  const lowSaved = `$hours*$adoption*${(1 - TOLERANCE) ** 2}`;
  const amount = (value: string) => `"${currency.symbol}"&FIXED(${value},0)`;
  const named = (name: string) => `IF($${name}="","${words.ask.unnamed}",$${name})`;
  const formulas = {
    early: limit(`${lowSaved}*${EARLY_SHARE}`),
    full: limit(lowSaved),
    yearlyCash: amount('ROUNDDOWN(ROUND(worth@F,6),0)'),
    approved: amount('oneTime@C'),
    owner: named('owner'),
    giver: named('hoursGiver'),
  };
  const values = {
    ...{ ...texts.values, ...money.stops },
    yearlyCash: formatWholeAmount(money.stops.cash, currency),
    approved: formatWholeAmount(money.approved, currency),
  };
  const gaps = readiness?.gaps.filter(({ level }) => level === 'not-yet').length ?? null;
  return withAddresses([
    row([texts.title], 'title'),
    row([texts.say(labels.note)], 'note'),
    row([{ value: content.heading, href: link }]),
    row([labels.in, ''], 'head'),
    ...names.map((name) => fill(name, form.fields[name].label, answers.texts[name].trim() || null)),
    ...roiFields.map((field) => {
      const value = field === 'adoption' ? share(answers.roi.adoption) : (answers.roi[field] ?? null);
      return fill(field, inputs[field], value, formats[field]);
    }),
    fill('price', labels.price, estimate?.amount ?? null, 'hundredths'),
    fill('buildWeeks', labels.buildWeeks, estimate?.weeks ?? null, 'whole'),
    fill('discountRate', inputs.discountRate, money.discountRate / 100, 'tenths'),
    fill('cashShare', inputs.cashShare, share(answers.finance.cashShare), 'percent'),
    fill('gaps', labels.gaps, gaps, 'whole'),
    row([labels.counted, formula('MAX($cost,$price)', money.inputs.cost)], 'total', 'counted'),
    row(
      [labels.buildMonths, formula('$buildWeeks*12/52', money.buildMonths, 'decimal')],
      'plain',
      'buildMonths',
    ),
    row([labels.out, ...columns.map(({ name }) => name)], 'head'),
    ...Object.entries(results).map(([name, label]) =>
      row(
        [label, ...columns.map(({ cells }) => cells[name] ?? '')],
        /payback|gain|npv/.test(name) ? 'total' : 'plain',
        name,
      ),
    ),
    row([labels.answer, ''], 'head'),
    ...(['freed', 'cash'] as const).map((side) => {
      const [expected, low] = side === 'freed' ? ['B', 'C'] : ['E', 'F'];
      const value = verdicts[money.verdicts[side] ?? 'no'];
      return row(
        [labels[side], formula(verdictFormula(expected, low, verdicts), value)],
        'plain',
        `${side}Verdict`,
      );
    }),
    row([labels.verdict, formula(verdict, texts.verdict)], 'total', 'verdict'),
    row([words.figures.approve, unlessNo('oneTime@C', money.approved)]),
    row(words.risks.head, 'head'),
    ...words.risks.rows.map(({ risk, stop, decider }) => {
      const rule = sentence(stop, formulas);
      const isCash = stop.includes('{yearlyCash}');
      const value = isCash && money.stops.cash === 0 ? '' : fillPlaceholders(stop, values);
      return row([
        risk,
        unlessNo(isCash ? `IF(worth@F<1,"",${rule})` : rule, value, 'text'),
        formula(sentence(decider, formulas), fillPlaceholders(decider, values), 'text'),
      ]);
    }),
  ]);
}

/** The case as a workbook with live formulas. Loaded with its library when a visitor asks for the file. */
export const makeXlsx = (book: Book) => renderWorkbook(book.texts.title, workbookRows(book));
