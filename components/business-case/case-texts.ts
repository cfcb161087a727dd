import type { CaseMemoWords } from '@/content/business-case/business-case.schema';
import type { BusinessCase } from '@/lib/business-case/build-case';
import { changesOf } from '@/lib/business-case/changes';
import type { Verdicts } from '@/lib/business-case/verdict';
import type { Currency } from '@/lib/currency/format';
import { wholeAmount } from '@/lib/currency/format-unconverted';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { formatTenths } from '@/lib/numbers/format-decimal';
import { formatNumber } from '@/lib/numbers/format-number';
import { roundUp } from '@/lib/numbers/rounding';
import { MIN_NEARLY_SHARE } from '@/lib/readiness-assessment/score';
import type { RoiField } from '@/lib/roi-calculator/assumptions';
import type { Roi } from '@/lib/roi-calculator/compute';
import { paybackText, paysBackText } from '@/lib/roi-calculator/payback-text';
import type { CaseContent } from './content';

/** A figure of the first screen; `value` is null while it is open. */
export type CaseFigure = { label: string; value: string | null; note: string };

/** What every view of a case says: the page, the memo, the workbook and the message to our team. */
export type CaseTexts = {
  title: string;
  verdict: string;
  reasons: readonly string[];
  changes: readonly { lead: string; list: readonly string[] }[];
  ask: string;
  /** Price, payback and net present value. */
  figures: readonly CaseFigure[];
  /** The six figures of a message, without what is still open. */
  handedOver: readonly { label: string; value: string }[];
  service: string;
  owner: string;
  giver: string;
  deadline: string;
};

/** How a case writes amounts and numbers. */
export function caseFormats(currency: Currency) {
  const amount = (value: number) => wholeAmount(value, currency);
  return {
    /** An amount of the case's own currency, in whole units. */
    amount,
    /** An amount of US dollars, converted as the site's prices are. */
    price: (usd: number) => amount(usd * currency.exchangeRate),
    /** A payback inside a sentence. */
    payback: (roi: Pick<Roi, 'paybackMonths'>) => {
      const text = paybackText(roi);
      return text.charAt(0).toLowerCase() + text.slice(1);
    },
    /** An input, such as '20', '$42.50' or '70%'. */
    input: (field: RoiField, value: number) => {
      if (field === 'rate' && !Number.isInteger(value)) return `${currency.symbol}${formatNumber(value, 2)}`;
      if (field === 'rate' || field === 'cost' || field === 'running') return amount(value);
      const text = formatTenths(value);
      return field === 'adoption' ? `${text}%` : text;
    },
  };
}

/** A verdict in words, on both sides where they differ: 'Yes on freed time, no on cash'. */
const verdictsText = ({ freed, cash }: Verdicts, { verdicts, sides }: CaseMemoWords): string =>
  sides[(cash ? `${freed} ${cash}` : freed) as keyof typeof sides] ?? verdicts[freed];

function verdictOf({ decision, money }: BusinessCase, words: CaseMemoWords): string {
  const isReturn = money && decision === money.verdicts.freed;
  return isReturn ? verdictsText(money.verdicts, words) : words.verdicts[decision];
}

/** Why the verdict is what it is. */
function reasonsOf(businessCase: BusinessCase, content: CaseContent, currency: Currency) {
  const { money, missing, readiness, decision } = businessCase;
  const { why, missing: names } = content.words;
  const { amount } = caseFormats(currency);
  const reasons: string[] = [];
  const say = (text: string, values: Record<string, string | number> = {}) =>
    reasons.push(fillPlaceholders(text, values));
  const open = missing.map((part) => names[part]).join(', ');
  if (decision === 'open') say(why.open, { open });
  else if (missing.length > 0 && decision !== 'no') say(why.missing, { open });
  const gaps = readiness?.gaps.filter(({ level }) => level === 'not-yet') ?? [];
  if (gaps.length > 0)
    say(why.gap, { areas: gaps.map(({ area }) => content.areas[area]?.name ?? '').join(', ') });
  if (money) {
    const { freed, cash, verdicts, cashShare } = money;
    if (decision !== verdicts.freed) say(why.return, { verdict: verdictsText(verdicts, content.words) });
    say(why[verdicts.freed], {
      lowNpv: amount(freed.low.npv),
      npv: amount(freed.expected.npv),
      rate: formatTenths(money.discountRate),
      payback: paysBackText(freed.expected.roi),
    });
    if (cash && cashShare !== null && verdicts.cash !== verdicts.freed) {
      say(why.sides);
      say(cashShare === 0 ? why.none : why.some, {
        share: formatTenths(cashShare),
        payback: paysBackText(cash.expected.roi),
        npv: amount(cash.expected.npv),
        lowPayback: paysBackText(cash.low.roi),
        lowNpv: amount(cash.low.npv),
      });
    }
  }
  return reasons;
}

/** What would change the verdict: price and scope, and points of readiness. */
function changesText(businessCase: BusinessCase, content: CaseContent, currency: Currency) {
  const { money, readiness, decision } = businessCase;
  const { words, pricing, areas } = content;
  const { amount, price } = caseFormats(currency);
  const list = changesOf(businessCase, content.rules, currency.exchangeRate).map((change) => {
    const verdict = verdictsText(change.verdicts, words);
    if (change.kind === 'cost')
      return fillPlaceholders(words.changes.cost, {
        value: amount(change.cost),
        present: amount(money?.inputs.cost ?? 0),
        verdict,
      });
    const step = pricing.find(({ id }) => id === change.question);
    const option = step?.options.find(({ id }) => id === change.answer);
    return fillPlaceholders(words.changes.scope, {
      label: step?.label ?? '',
      option: option?.measure ?? option?.label ?? '',
      price: price(change.estimate.totalCost),
      weeks: change.estimate.estimatedTimelineWeeks,
      verdict,
    });
  });
  const gaps = (readiness?.gaps ?? []).flatMap(({ area, level, maxPoints, points }) => {
    if (level !== 'not-yet') return [];
    const count = roundUp(maxPoints * MIN_NEARLY_SHARE) - points;
    return fillPlaceholders(words.changes.gap, {
      area: areas[area]?.name ?? '',
      points: fillPlaceholders(count === 1 ? words.changes.point : words.changes.points, { points: count }),
      next: areas[area]?.next ?? '',
    });
  });
  const isShort = money !== null && money.verdicts.freed !== 'yes';
  return [
    ...(isShort ? [{ lead: list.length > 0 ? words.changes.lead : words.changes.none, list }] : []),
    ...(gaps.length > 0 && decision !== 'no' ? [{ lead: words.changes.leadGap, list: gaps }] : []),
  ];
}

function figuresOf({ money, price, decision }: BusinessCase, words: CaseMemoWords, currency: Currency) {
  const { figures } = words;
  const { amount, price: priceText, payback } = caseFormats(currency);
  const first: CaseFigure[] = [figures.price, figures.payback, figures.npv].map((label) => {
    return { label, value: null, note: figures.open };
  });
  const more: { label: string; value: string }[] = [];
  const say = (index: number, value: string, note: string, values: Record<string, string>) => {
    first[index] = { label: first[index]?.label ?? '', value, note: fillPlaceholders(note, values) };
  };
  if (price)
    say(0, priceText(price.estimate.totalCost), figures.priceNote, {
      from: priceText(price.range.from),
      to: priceText(price.range.to),
    });
  if (money) {
    const { expected, low } = money.freed;
    const cost = amount(money.inputs.cost);
    say(1, paybackText(expected.roi), figures.paybackNote, { cost, low: payback(low.roi) });
    const rate = formatTenths(money.discountRate);
    say(2, amount(expected.npv), figures.npvNote, { rate, low: amount(low.npv) });
    if (decision !== 'no') more.push({ label: figures.approve, value: amount(money.approved) });
    more.push({ label: figures.lowPayback, value: paybackText(low.roi) });
    if (money.cash) more.push({ label: figures.cashPayback, value: paybackText(money.cash.expected.roi) });
  }
  const handedOver = [...first, ...more].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return { figures: first, handedOver };
}

/** Writes what every view of a case says. */
export function composeCase(businessCase: BusinessCase, content: CaseContent, currency: Currency): CaseTexts {
  const { answers, price, money, decision } = businessCase;
  const { words, priced } = content;
  const { texts } = answers;
  const service = price ? priced[price.parameters.serviceType].title : words.titleOpen;
  const owner = texts.owner.trim() || words.ask.unnamed;
  const giver = texts.hoursGiver.trim() || words.ask.unnamed;
  const deadline = texts.deadline ? formatDate(texts.deadline) : words.ask.undated;
  const isYes = decision === 'yes' || decision === 'slow';
  const asked = fillPlaceholders(words.ask[decision === 'slow' ? 'yes' : decision], {
    service,
    owner,
    deadline,
    amount: wholeAmount(money?.approved ?? 0, currency),
  });
  const isTimeOnly = isYes && money?.verdicts.cash !== 'yes' && money?.verdicts.cash !== 'slow';
  return {
    title: fillPlaceholders(words.title, { service }),
    verdict: verdictOf(businessCase, words),
    reasons: reasonsOf(businessCase, content, currency),
    changes: changesText(businessCase, content, currency),
    ask: isTimeOnly ? `${asked} ${fillPlaceholders(words.ask.freed, { giver })}` : asked,
    ...figuresOf(businessCase, words, currency),
    service,
    owner,
    giver,
    deadline,
  };
}

/**
 * The message to our team: verdict, figures, the decision asked for, and the case's link.
 *
 * @param link address of the case, with all its answers.
 */
export function caseMessage(texts: CaseTexts, { message }: CaseMemoWords, link: string): string {
  return [
    fillPlaceholders(message.title, { service: texts.service }),
    '',
    `${texts.verdict}. ${texts.reasons.join(' ')}`,
    '',
    ...texts.handedOver.map(({ label, value }) => `${label}: ${value}`),
    '',
    fillPlaceholders(message.ask, { ask: texts.ask }),
    '',
    link,
  ].join('\n');
}
