import type { BusinessCase } from '@/lib/business-case/build-case';
import { type SensitivityRange, verdictName } from '@/lib/business-case/return-case';
import type { Currency } from '@/lib/currency/format';
import { wholeAmount } from '@/lib/currency/format-unconverted';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import type { Block, Inline } from '@/lib/markdown/blocks';
import { formatTenths } from '@/lib/numbers/format-decimal';
import { formatNumber } from '@/lib/numbers/format-number';
import { roundDown, roundUp } from '@/lib/numbers/rounding';
import { MIN_NEARLY_SHARE } from '@/lib/readiness/score';
import type { RoiField } from '@/lib/roi/assumptions';
import type { Roi } from '@/lib/roi/compute';
import { findImplausible } from '@/lib/roi/plausibility';
import { MAX_INTERNAL_RATE } from '@/lib/roi/present-value';
import type { CaseContent } from './content';

/** One input of the sensitivity: its ends, the net gain at each as a number, and as text. */
export type SensitivityRow = {
  name: string;
  ends: string;
  worse: number;
  better: number;
  low: string;
  high: string;
};

/** A business case as text: the same for the page, the Word file and the message to our team. */
export type CaseDocument = {
  title: string;
  decision: BusinessCase['decision'];
  /** 'Yes', 'Yes, but thin', 'Not yet' or 'No'. */
  verdict: string;
  /** Reasons, the verdict on cash alone, and implausible answers. */
  reasons: readonly string[];
  changes: readonly { lead: string; list: readonly string[] }[];
  /** One list of blocks for each printed page. Their figures are 'curve' and 'sensitivity'. */
  pages: readonly (readonly Block[])[];
  /** What the figure 'sensitivity' draws, longest first. */
  sensitivity: readonly SensitivityRow[];
  /** Address of the case on the page, with all its answers. */
  link: string;
};

/** Values that all sections of the document use. */
export type DocumentContext = {
  businessCase: BusinessCase;
  content: CaseContent;
  currency: Currency;
  /** An amount of the case's own currency, in whole units. */
  amount: (value: number) => string;
  /** An amount of US dollars, converted as the site's prices are. */
  price: (usd: number) => string;
  service: string;
  owner: string;
  deadline: string;
  /** The visitor's date, such as '2026-11-23'; empty for the example. */
  today: string;
};

const words = (text: string): Inline[] => [{ kind: 'text', text }];
export const paragraph = (text: string): Block => ({ kind: 'paragraph', children: words(text) });
export const heading = (id: string, text: string): Block => ({ kind: 'heading', level: 2, id, text });
export const list = (items: readonly string[]): Block => ({
  kind: 'list',
  ordered: false,
  items: items.map((item) => ({ checked: null, blocks: [paragraph(item)] })),
});
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head: head.map(words),
  rows: rows.map((row) => row.map(words)),
});

/** A payback as a table writes it: '7.3 months', 'At once', 'Never'. */
export function paybackText({ paybackMonths: months }: Roi, { content }: DocumentContext): string {
  const { money: words } = content.words;
  if (months === null) return words.never;
  if (months > 120) return words.far;
  return months === 0 ? words.atOnce : fillPlaceholders(words.months, { months: months.toFixed(1) });
}

/** A payback inside a sentence. */
const paybackPhrase = (roi: Roi, context: DocumentContext): string => {
  const text = paybackText(roi, context);
  return text.charAt(0).toLowerCase() + text.slice(1);
};

/** An internal rate of return as text: '148%', 'none'. */
export function rateText(rate: number | null, { content }: DocumentContext): string {
  const { money: words } = content.words;
  if (rate === null) return words.noRate;
  return rate > MAX_INTERNAL_RATE ? words.overRate : `${Math.round(rate * 100) + 0}%`;
}

/** An input as the document writes it: '20', '$42', '70%'. */
export function inputText(field: RoiField, value: number, { currency, amount }: DocumentContext): string {
  if (field === 'rate')
    return Number.isInteger(value) ? amount(value) : `${currency.symbol}${formatNumber(value, 2)}`;
  if (field === 'cost' || field === 'running') return amount(value);
  return field === 'adoption' ? `${formatTenths(value)}%` : formatTenths(value);
}

const withoutUnit = (label: string) => label.replace(/, in percent$/, '');

/** The name of an input without its unit: 'Adoption', 'Hourly rate'. */
export const inputName = (field: RoiField, { roi }: CaseContent): string =>
  withoutUnit(roi.find(({ id }) => id === field)?.label ?? field);

/** The team that is priced, such as 'Small, 2-10 people'. */
export function teamText({ businessCase: { price }, content: { pricing } }: DocumentContext): string {
  const option = pricing[1]?.options.find(({ id }) => id === price?.parameters.teamSize);
  return option?.measure ?? '';
}

/** The verdict if only the hours that leave a budget count, with all costs. */
function cashReason(context: DocumentContext): string[] {
  const { businessCase, content, amount } = context;
  const { cash: words } = content.words;
  if (!businessCase.money) return [];
  const { cash, finance } = businessCase.money;
  const reason =
    finance.cashShare === 0
      ? words.none
      : fillPlaceholders(words.some, {
          share: formatTenths(finance.cashShare),
          payback: paybackPhrase(cash.cases.expected, context),
          lowPayback: paybackPhrase(cash.cases.low, context),
          gain: amount(cash.cases.expected.firstYearGain),
          npv: amount(cash.npv),
        });
  return [fillPlaceholders(words.answer, { verdict: content.words.verdicts[verdictName(cash)], reason })];
}

/** Answers that are valid but implausible. */
function implausibleTexts(context: DocumentContext): string[] {
  const { businessCase, content, today } = context;
  if (!today) return [];
  const { implausible: words } = content.words;
  return findImplausible(businessCase.answers, today).map((found) =>
    found.kind === 'people'
      ? fillPlaceholders(found.people === 1 ? words.person : words.people, {
          hours: formatTenths(businessCase.answers.roi.hours ?? 0),
          people: formatTenths(found.people),
          available: formatTenths(found.available),
        })
      : fillPlaceholders(words[found.kind], { deadline: context.deadline }),
  );
}

/** Reasons for the verdict, the verdict on cash alone, and answers to check. */
export function reasonsOf(context: DocumentContext): string[] {
  return [...whyOf(context), ...cashReason(context), ...implausibleTexts(context)];
}

function whyOf(context: DocumentContext): string[] {
  const {
    businessCase,
    amount,
    content: { words, areas },
  } = context;
  const { money } = businessCase;
  if (businessCase.decision === 'yes')
    return [
      words.yes,
      ...(money?.thin
        ? [
            fillPlaceholders(words.thin, {
              payback: paybackPhrase(money.cases.low, context),
              gain: amount(money.cases.low.firstYearGain),
              slowGain: amount(money.cases.lowSlow.firstYearGain),
            }),
          ]
        : []),
    ];
  const names = businessCase.readiness?.gaps.flatMap(({ area, level }) =>
    level === 'not-yet' ? (areas[area]?.name ?? []) : [],
  );
  const values = {
    open: businessCase.missing.map((name) => words.missing[name]).join(', '),
    areas: names?.join(', ') ?? '',
  };
  return businessCase.reasons.map((reason) => fillPlaceholders(words.reasons[reason], values));
}

/** From this factor on, a change also names the factor, because that would be another project. */
const MIN_FACTOR_IN_WORDS = 2;

/** What would turn the verdict into a yes; empty when only answers are missing. */
export function changesOf(context: DocumentContext): CaseDocument['changes'] {
  const { businessCase, content, amount } = context;
  const { words, areas } = content;
  const { money, readiness, price } = businessCase;
  const list = (money?.changes ?? []).map(({ field, value }) => {
    const present = money?.inputs[field] ?? 0;
    // Rounds in the safe direction, so that the stated number suffices.
    const isCost = field === 'cost' || field === 'running';
    const rounded = isCost ? roundDown(value) : roundUp(value, field === 'hours' ? 1 : 0);
    const below = field === 'cost' && price !== null && value < ownPrice(context);
    const far = field === 'hours' && value > MIN_FACTOR_IN_WORDS * present && present > 0;
    return fillPlaceholders(words.changes[field], {
      value: isCost ? amount(rounded) : formatTenths(rounded),
      present: isCost ? amount(present) : formatTenths(present),
      note: below
        ? words.changes.belowPrice
        : far
          ? fillPlaceholders(words.changes.times, { times: formatTenths(value / present) })
          : '',
    });
  });
  const gaps = (readiness?.gaps ?? []).flatMap(({ area, level, maxPoints: most, points: has }) =>
    level === 'not-yet'
      ? fillPlaceholders(words.changes.gap, {
          area: areas[area]?.name ?? '',
          points: pointsText(roundUp(most * MIN_NEARLY_SHARE) - has, words.changes),
          next: areas[area]?.next ?? '',
        })
      : [],
  );
  const back = money && money.verdict !== 'go';
  return [
    ...(back ? [{ lead: list.length > 0 ? words.changes.lead : words.changes.none, list }] : []),
    ...(gaps.length > 0 ? [{ lead: words.changes.leadGap, list: gaps }] : []),
  ];
}

const pointsText = (count: number, { point, points }: CaseContent['words']['changes']) =>
  count === 1 ? point : fillPlaceholders(points, { points: count });

const ownPrice = ({ businessCase, currency }: DocumentContext) =>
  (businessCase.price?.estimate.totalCost ?? 0) * currency.exchangeRate;

/** A sensitivity range as a row of the chart. */
export const sensitivityRow = (
  { field, worse, better }: SensitivityRange,
  context: DocumentContext,
): SensitivityRow => ({
  name: inputName(field, context.content),
  ends: `${inputText(field, worse.value, context)} to ${inputText(field, better.value, context)}`,
  worse: worse.gain,
  better: better.gain,
  low: context.amount(worse.gain),
  high: context.amount(better.gain),
});

/** A date plus weeks: 'May 26, 2027'. */
export function weeksAfter(date: string, weeks: number): string {
  const end = new Date(`${date}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + weeks * 7);
  return formatDate(end.toISOString().slice(0, 10));
}

/** A date plus months, as month and year: 'January 2028'. */
export function monthAfter(date: string, months: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  // Adds days, because adding months to January 31 would skip February.
  at.setUTCDate(at.getUTCDate() + Math.ceil((months * 365) / 12));
  return at.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Collects the values that all sections of the document use. */
export function documentContext(
  businessCase: BusinessCase,
  content: CaseContent,
  currency: Currency,
  today: string,
): DocumentContext {
  const { texts } = businessCase.answers;
  const { ask } = content.words;
  const chosen = businessCase.price?.parameters.serviceType;
  const recommended =
    businessCase.recommendation && content.titles[businessCase.recommendation.primaryService];
  return {
    businessCase,
    content,
    currency,
    amount: (value) => wholeAmount(value, currency),
    price: (usd) => wholeAmount(usd * currency.exchangeRate, currency),
    service: (chosen && content.priced[chosen].title) ?? recommended ?? content.words.titleOpen,
    owner: texts.owner.trim() || ask.owner,
    deadline: texts.deadline ? formatDate(texts.deadline) : ask.deadline,
    today,
  };
}
