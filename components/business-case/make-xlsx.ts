import type { Currency } from '@/lib/currency/format';
import { formatWholeAmount } from '@/lib/currency/format-unconverted';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { formatNumber } from '@/lib/numbers/format-number';
import { HORIZON_YEARS, type RoiField, roiFields } from '@/lib/roi-calculator/assumptions';
import { countLiveMonths } from '@/lib/roi-calculator/compute';
import { formatPayback, paybackWords } from '@/lib/roi-calculator/format-payback';
import {
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
  RAMP_UP_MONTHS,
  TOLERANCE,
} from '@/lib/roi-calculator/thresholds';
import type { BusinessCase } from './build-business-case';
import type { BusinessCaseTexts } from './compose-texts';
import { analyzeRoi, EARLY_SHARE, listYearlyFlows, scenarioIds } from './roi-analysis';
import type { BusinessCaseContent } from './types';
import { MAX_CHANGE, type Verdict } from './verdict';
import { type Cell, type CellFormat, type Row, renderWorkbook, withAddresses } from './workbook';

type Book = {
  businessCase: BusinessCase;
  texts: BusinessCaseTexts;
  content: BusinessCaseContent;
  currency: Currency;
  /** Address of the business case on the page. */
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

/** The verdict on cash, as components/business-case/verdict.ts decides it; `time` is a formula of its text. */
function writeVerdict(words: Readonly<Record<Verdict, string>>, time: string): string {
  const within = (column: string, months: number) =>
    `IF(ISNUMBER(payback@${column}),payback@${column}<=${months},payback@${column}="${paybackWords.atOnce}")`;
  // The change that one input may make adds to the low scenario what it saves.
  const spared = 1 - 1 / MAX_CHANGE;
  const turned = [
    `worth@C*$annuity*${MAX_CHANGE - 1}`,
    `runs@C*$annuity*${spared}`,
    `MIN(oneTime@C*${spared},oneTime@C-$price*${1 + TOLERANCE})`,
  ].map((gained) => `npv@C+${gained}>0`);
  const yes = `IF(${within('C', MAX_YES_PAYBACK_MONTHS)},"${words.yes}","${words.slow}")`;
  const notYet = `AND(npv@B>0,${within('B', MIN_NO_PAYBACK_MONTHS)},OR(${turned.join()}))`;
  const onCash = `IF(npv@C>0,${yes},IF(${notYet},"${words['not-yet']}","${words.no}"))`;
  return `IF($cashShare=0,IF(hours@B>0,${time},"${words.no}"),${onCash})`;
}

/** Months of a year in which the work is live, since the approval. */
const live = (year: number) => `MAX(0,${12 * year}-$buildMonths)`;
/** Those that count in full: half are missed while adoption grows. */
const liveInFull = (year: number, isSlow: boolean) =>
  isSlow
    ? `IF(${live(year)}<${RAMP_UP_MONTHS},${live(year)}^2/${2 * RAMP_UP_MONTHS},${live(year)}-${RAMP_UP_MONTHS / 2})`
    : live(year);

/** The payback of a column, as lib/roi-calculator/compute.ts works it out. */
function writePayback(isSlow: boolean): string {
  const { never, atOnce, far, farMonths } = paybackWords;
  const ramp = RAMP_UP_MONTHS;
  const costs = `(oneTime+worth*${isSlow ? ramp / 24 : 0})*12`;
  const after = `${costs}/(worth-runs)`;
  const first = isSlow
    ? `IF(${after}>=${ramp},${after},${ramp}*(runs+SQRT(runs^2+24*worth*oneTime/${ramp}))/worth)`
    : after;
  const paid = `IF(${first}<=12,${first},(${costs}-12*renews)/(worth-runs-renews))`;
  const months = `$buildMonths+${paid}`;
  return `IF(ROUND(worth-runs-renews,5)<=0,"${never}",IF(OR(${paid}=0,ROUND(${months},5)=0),"${atOnce}",IF(${months}>${farMonths},"${far}",ROUND(${months},5))))`;
}

/** A sentence with formulas in place of its words in braces. */
const sentence = (text: string, formulas: Readonly<Record<string, string>>): string =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? formulas[part] : part && `"${part.replaceAll('"', '""')}"`))
    .filter(Boolean)
    .join('&');

/**
 * The business case as a sheet with live formulas: change a tinted cell and everything follows. Each formula carries its value
 * from the arithmetic of the page. What is still open is an empty cell.
 */
export function workbookRows({ businessCase, texts, content, currency, link }: Book): Row[] {
  const { answers, price, readiness } = businessCase;
  const { words, form, scenarioNames } = content;
  const { inputs, verdicts, workbook: labels, figures, approval: approvalWords, risks } = words;
  const estimate = price?.converted ?? null;
  const finance = { cashShare: 0, ...answers.finance };
  const analysis = analyzeRoi({ ...nothing, ...answers.roi }, estimate, finance, currency.exchangeRate);
  const { cash, time } = analysis;
  if (!cash) return [];
  const share = (value: number | undefined) => (value === undefined ? null : value / 100);
  const years = Array.from({ length: HORIZON_YEARS }, (_, index) => index + 1);
  const columns = scenarioIds.map((id) => {
    const { roi, npv } = cash[id];
    const isSlow = id === 'lowWithRampUp';
    const factor = id === 'expected' ? 1 : 1 + TOLERANCE;
    const [less, more] =
      factor === 1 ? [() => '', ''] : [(power: number) => `*${1 - TOLERANCE}^${power}`, `*${factor}`];
    const renewed = (year: number) => `MAX(0,${live(year)}-12)`;
    const flow = (year: number) =>
      `worth/12*(${liveInFull(year, isSlow)}-${liveInFull(year - 1, isSlow)})-runs/12*(${live(year)}-${live(year - 1)})-renews/12*(${renewed(year)}-${renewed(year - 1)})`;
    const { paybackMonths } = roi;
    const isNear = paybackMonths && paybackMonths <= paybackWords.farMonths;
    return {
      name: scenarioNames[id],
      cells: {
        worth: formula(`$hours*$weeks*$rate*$adoption*$cashShare${less(3)}`, roi.worth),
        runs: formula(`$running${more}`, analysis.inputs.running * factor),
        renews: formula(`$renewals${more}`, analysis.renewals * factor),
        oneTime: formula(`$counted${more}`, analysis.inputs.cost * factor),
        ...Object.fromEntries(
          years.map((year) => [`flow${year}`, formula(flow(year), listYearlyFlows(roi)[year] ?? 0)]),
        ),
        payback: formula(writePayback(isSlow), isNear ? paybackMonths : formatPayback(roi), 'hundredths'),
        gain: formula('flow1-oneTime', roi.firstYearGain),
        npv: formula(`NPV($discountRate,flow1:flow${HORIZON_YEARS})-oneTime`, npv),
        costAYear: formula(`oneTime/${HORIZON_YEARS}+runs+renews`, time.costAYear * factor),
        hours: formula(
          `$hours*$weeks*$adoption${less(2)}`,
          factor === 1 ? time.hoursAYear : time.lowHoursAYear,
        ),
      } as Readonly<Record<string, Cell>>,
    };
  });
  const [, , gain = '', npv = ''] = words.money.head;
  const results: Readonly<Record<string, string>> = {
    ...{ worth: labels.worth, runs: labels.runs, renews: labels.renews, oneTime: inputs.cost },
    ...Object.fromEntries(years.map((year) => [`flow${year}`, labels.flow.replace('{year}', String(year))])),
    ...{ payback: labels.payback, gain, npv, costAYear: labels.costAYear, hours: labels.hours },
  };

  const names = ['problem', 'owner', 'deadline', 'hoursGiver', 'budgetLine', 'timeUse'] as const;
  const isMissing = `OR($price=0,COUNT($gaps)=0,COUNTA($problem:$hoursGiver)<4,AND($cashShare=0,$timeUse=""),$gaps>0)`;
  const noCash =
    'OR(COUNT($hours,$weeks,$rate,$adoption,$running,$cashShare)<6,AND(COUNT($cost)=0,$price=0))';
  const amount = (value: string) => `"${currency.symbol}"&FIXED(${value},0)`;
  const timeText = sentence(verdicts.time, {
    hoursAYear: 'FIXED(hours@B,0)',
    costAYear: amount('costAYear@B'),
  });
  const verdict = `IF(${noCash},"${verdicts.open}",IF($alone="${verdicts.no}","${verdicts.no}",IF(${isMissing},"${verdicts['not-yet']}",$alone)))`;
  const annuity = years
    .map((year) => `(${live(year)}-${live(year - 1)})/12/(1+$discountRate)^${year}`)
    .join('+');
  const { buildMonths, discountRate, approval } = analysis;
  const liveShare = (year: number) =>
    (countLiveMonths(buildMonths, year) - countLiveMonths(buildMonths, year - 1)) / 12;

  /** What is left out where the project is declined. */
  const unlessNo = (text: string, value: string | number, as?: CellFormat) =>
    formula(`IF($verdict="${verdicts.no}","",${text})`, texts.verdict === verdicts.no ? '' : value, as);
  const limit = (hours: string) => `ROUNDDOWN(ROUND(${hours},9),IF(${hours}<1,2,1))`;
  const lowSaved = `$hours*$adoption*${(1 - TOLERANCE) ** 2}`;
  const named = (name: string) => `IF($${name}="","${words.ask.unnamed}",$${name})`;
  const formulas = {
    early: limit(`${lowSaved}*${EARLY_SHARE}`),
    full: limit(lowSaved),
    yearlyCash: amount('ROUNDDOWN(ROUND(worth@C,6),0)'),
    costLimit: amount('oneTime@C'),
    ownerName: named('owner'),
    giverName: named('hoursGiver'),
  };
  const values = {
    ...{ ...texts.values, ...analysis.stops },
    yearlyCash: formatWholeAmount(analysis.stops.cash, currency),
    costLimit: formatWholeAmount(approval.costLimit, currency),
    hoursAYear: formatNumber(time.hoursAYear, 0),
    costAYear: formatWholeAmount(time.costAYear, currency),
  };
  /** A line of the amount to approve. */
  const line = (name: string, label: string, text: string, value: number) =>
    row([label, unlessNo(text, value, 'whole')], name === 'approved' ? 'total' : 'plain', name);
  const gaps = readiness?.gaps.filter(({ level }) => level === 'not-yet').length ?? null;
  return withAddresses([
    row([texts.title], 'title'),
    row([texts.say(labels.note)], 'note'),
    row([{ value: content.heading, href: link }]),
    row([labels.in, ''], 'head'),
    ...names.map((name) => {
      const typed = name === 'deadline' && businessCase.isPast ? '' : answers.texts[name].trim();
      return fill(name, form.fields[name].label, typed || null);
    }),
    ...roiFields.map((field) => {
      const value = field === 'adoption' ? share(answers.roi.adoption) : (answers.roi[field] ?? null);
      return fill(field, inputs[field], value, formats[field]);
    }),
    fill('price', labels.price, estimate?.amount ?? null, 'hundredths'),
    fill('buildWeeks', labels.buildWeeks, estimate?.weeks ?? null, 'whole'),
    fill('renewals', inputs.renewals, analysis.renewals, 'whole'),
    fill('discountRate', inputs.discountRate, discountRate / 100, 'tenths'),
    fill('cashShare', inputs.cashShare, share(answers.finance.cashShare), 'percent'),
    fill('gaps', labels.gaps, gaps, 'whole'),
    row([labels.counted, formula('MAX($cost,$price)', analysis.inputs.cost)], 'total', 'counted'),
    row([labels.buildMonths, formula('$buildWeeks*12/52', buildMonths, 'decimal')], 'plain', 'buildMonths'),
    row(
      [
        labels.annuity,
        formula(
          annuity,
          years.reduce((sum, year) => sum + liveShare(year) / (1 + discountRate / 100) ** year, 0),
          'hundredths',
        ),
      ],
      'plain',
      'annuity',
    ),
    ...texts.checks.map((check) => row([check], 'note')),
    row([labels.out, ...columns.map(({ name }) => name)], 'head'),
    ...Object.entries(results).map(([name, label]) =>
      row(
        [label, ...columns.map(({ cells }) => cells[name] ?? '')],
        /payback|gain|npv|hours/.test(name) ? 'total' : 'plain',
        name,
      ),
    ),
    row([labels.answer, ''], 'head'),
    row(
      [
        labels.alone,
        formula(
          writeVerdict(verdicts, timeText),
          fillPlaceholders(verdicts[analysis.verdict ?? 'no'], values),
          'text',
        ),
      ],
      'plain',
      'alone',
    ),
    row([labels.verdict, formula(verdict, texts.verdict, 'text')], 'total', 'verdict'),
    line('', approvalWords.cost, '$counted', analysis.inputs.cost),
    line('', approvalWords.running, `$running*${live(1)}/12`, approval.firstYearRunning),
    line('', approvalWords.reserve, `($counted+$running*${live(1)}/12)*${TOLERANCE}`, approval.reserve),
    line('approved', figures.approve, `($counted+$running*${live(1)}/12)*${1 + TOLERANCE}`, approval.total),
    line('', approvalWords.later, '$running+$renewals', analysis.inputs.running + analysis.renewals),
    row(risks.head, 'head'),
    ...risks.rows.map(({ risk, stop, decider }) => {
      const rule = sentence(stop, formulas);
      const isCash = stop.includes('{yearlyCash}');
      const value = isCash && analysis.stops.cash === 0 ? '' : fillPlaceholders(stop, values);
      return row([
        risk,
        unlessNo(isCash ? `IF(worth@C<1,"",${rule})` : rule, value, 'text'),
        formula(sentence(decider, formulas), fillPlaceholders(decider, values), 'text'),
      ]);
    }),
  ]);
}

/** The business case as a workbook with live formulas. Loaded with its library when a visitor asks for the file. */
export const makeXlsx = (book: Book) => renderWorkbook(book.texts.title, workbookRows(book));
