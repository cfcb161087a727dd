import type { BusinessCase } from '@/lib/business-case/build-case';
import { fill } from '@/lib/business-case/fill';
import type { Swing } from '@/lib/business-case/return-case';
import { clean, partOf } from '@/lib/content/text-marks';
import type { Currency } from '@/lib/currency/format';
import { wholeAmount } from '@/lib/currency/own';
import { formatDate } from '@/lib/dates';
import type { Block, Inline } from '@/lib/markdown/blocks';
import type { RoiField } from '@/lib/roi/assumptions';
import type { CaseContent } from './content';

/** One input of the sensitivity: its ends, the net gain at each as a number, and as text. */
export type SwingRow = {
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
  /** 'Yes', 'Not yet' or 'No'. */
  verdict: string;
  /** Why, and what would change it. */
  reasons: readonly string[];
  changes: readonly { lead: string; list: readonly string[] }[];
  /** One list of blocks for each printed page. Their figures are 'curve' and 'sensitivity'. */
  pages: readonly (readonly Block[])[];
  /** What the figure 'sensitivity' draws, longest first. */
  swings: readonly SwingRow[];
};

/** What the parts of the document are written from. */
export type Writing = {
  of: BusinessCase;
  content: CaseContent;
  currency: Currency;
  /** An amount of the case's own currency, in whole units. */
  amount: (value: number) => string;
  /** An amount of US dollars, converted as the site's prices are. */
  price: (usd: number) => string;
  service: string;
  owner: string;
  deadline: string;
};

export const words = (text: string): Inline[] => [{ kind: 'text', text }];
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

/** A number with at most one decimal: '12.5', '1,200'. */
export const plain = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** An input as the document writes it: '20', '$42', '70%'. */
export function inputText(field: RoiField, value: number, { currency, amount }: Writing): string {
  if (field === 'rate')
    return Number.isInteger(value)
      ? amount(value)
      : `${currency.symbol}${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  if (field === 'cost' || field === 'running') return amount(value);
  return field === 'adoption' ? `${plain(value)}%` : plain(value);
}

const withoutUnit = (label: string) => partOf(label, clean(label).replace(/, in percent$/, ''));

/** The name of an input without its unit: 'Adoption', 'Hourly rate'. */
export const inputName = (field: RoiField, { roi }: CaseContent): string =>
  withoutUnit(roi.find(({ id }) => id === field)?.label ?? field);

/** The team that is priced, such as 'Small, 2-10 people'. */
export function teamText({ of: { price }, content: { pricing } }: Writing): string {
  const option = pricing[1]?.options.find(({ id }) => id === price?.parameters.teamSize);
  return option?.measure ?? '';
}

/** Why the answer is what it is. */
export function reasonsOf({ of, content: { words, areas } }: Writing): string[] {
  if (of.decision === 'yes') return [words.yes];
  const names = of.readiness?.first.flatMap(({ area, level }) =>
    level === 'not-yet' ? (areas[area]?.name ?? []) : [],
  );
  const values = {
    open: of.missing.map((name) => words.missing[name]).join(', '),
    areas: names?.join(' and ') ?? '',
  };
  return of.reasons.map((reason) => fill(words.reasons[reason], values));
}

/** What would make it a yes; empty where nothing but open answers is in the way. */
export function changesOf(writing: Writing): CaseDocument['changes'] {
  const { of, content, amount } = writing;
  const { words, areas } = content;
  const { money, readiness, price } = of;
  const list = (money?.changes ?? []).map(({ field, value }) => {
    const present = money?.inputs[field] ?? 0;
    // Rounded to the safe side, so that the number named is enough.
    const rounded =
      field === 'cost'
        ? Math.floor(value)
        : field === 'hours'
          ? Math.ceil(value * 10) / 10
          : Math.ceil(value);
    const below = field === 'cost' && price !== null && value < ownPrice(writing);
    return fill(words.changes[field], {
      value: field === 'cost' ? amount(rounded) : plain(rounded),
      present: field === 'cost' ? amount(present) : plain(present),
      note: below ? words.changes.belowPrice : '',
    });
  });
  const gaps = (readiness?.first ?? []).flatMap(({ area, level, of: most, points: has }) =>
    level === 'not-yet'
      ? fill(words.changes.gap, {
          area: areas[area]?.name ?? '',
          points: most / 2 - has,
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

const ownPrice = ({ of, currency }: Writing) => (of.price?.estimate.totalCost ?? 0) * currency.exchangeRate;

/** A swing as a row of the figure. */
export const swingRow = ({ field, worse, better }: Swing, writing: Writing): SwingRow => ({
  name: inputName(field, writing.content),
  ends: `${inputText(field, worse.value, writing)} to ${inputText(field, better.value, writing)}`,
  worse: worse.gain,
  better: better.gain,
  low: writing.amount(worse.gain),
  high: writing.amount(better.gain),
});

/** The date so many weeks after another: 'May 26, 2027'. */
export function weeksAfter(date: string, weeks: number): string {
  const end = new Date(`${date}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + weeks * 7);
  return formatDate(end.toISOString().slice(0, 10));
}

/** Gathers what the parts are written from. */
export function writingOf(of: BusinessCase, content: CaseContent, currency: Currency): Writing {
  const { texts } = of.answers;
  const { ask } = content.words;
  const chosen = of.price?.parameters.serviceType;
  const recommended = of.recommendation && content.titles[of.recommendation.primaryService];
  return {
    of,
    content,
    currency,
    amount: (value) => wholeAmount(value, currency),
    price: (usd) => wholeAmount(usd * currency.exchangeRate, currency),
    service: (chosen && content.priced[chosen].title) ?? recommended ?? content.words.titleOpen,
    owner: texts.owner.trim() || ask.owner,
    deadline: texts.deadline ? formatDate(texts.deadline) : ask.deadline,
  };
}
