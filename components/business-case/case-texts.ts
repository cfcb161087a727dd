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
import { MIN_NEARLY_SHARE } from '@/lib/readiness/score';
import type { RoiField } from '@/lib/roi/assumptions';
import type { Roi } from '@/lib/roi/compute';
import { paybackText } from '@/lib/roi/payback-text';
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

/** How a case's currency and content write amounts and numbers. */
export function caseFormats(words: CaseMemoWords, currency: Currency) {
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
      return field === 'adoption' ? fillPlaceholders(words.numbers.percent, { value: text }) : text;
    },
  };
}

/** A verdict in words, on both sides where they differ: 'Yes on freed time, no on cash'. */
export const verdictsText = ({ freed, cash }: Verdicts, { verdicts, sides }: CaseMemoWords): string =>
  freed === cash || freed === 'no'
    ? verdicts[freed]
    : [sides.freed[freed], ...(cash ? [sides.cash[cash]] : [])].join(', ');

function verdictOf({ decision, money }: BusinessCase, words: CaseMemoWords): string {
  const isReturn = money && decision === money.verdicts.freed;
  return isReturn ? verdictsText(money.verdicts, words) : words.verdicts[decision];
}

/** Why the verdict is what it is. */
function reasonsOf(businessCase: BusinessCase, content: CaseContent, currency: Currency) {
  const { money, missing, readiness, decision } = businessCase;
  const { why, missing: names } = content.words;
  const { amount, payback } = caseFormats(content.words, currency);
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
      payback: payback(freed.expected.roi),
    });
    if (cash && cashShare !== null && verdicts.cash !== verdicts.freed)
      say(cashShare === 0 ? why.none : why.some, {
        share: formatTenths(cashShare),
        payback: payback(cash.expected.roi),
        npv: amount(cash.expected.npv),
        lowPayback: payback(cash.low.roi),
        lowNpv: amount(cash.low.npv),
      });
  }
  return reasons;
}

/** What would change the verdict: price and scope, and points of readiness. */
function changesText(businessCase: BusinessCase, content: CaseContent, currency: Currency) {
  const { money, readiness, decision } = businessCase;
  const { words, pricing, areas } = content;
  const { amount, price } = caseFormats(words, currency);
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

function figuresOf({ money, price }: BusinessCase, words: CaseMemoWords, currency: Currency) {
  const { figures } = words;
  const { amount, price: priceText, payback } = caseFormats(words, currency);
  const { expected, low } = money?.freed ?? {};
  const first: CaseFigure[] = [
    {
      label: figures.price,
      value: price && priceText(price.estimate.totalCost),
      note: price
        ? fillPlaceholders(figures.priceNote, {
            from: priceText(price.range.from),
            to: priceText(price.range.to),
          })
        : figures.open,
    },
    {
      label: figures.payback,
      value: expected ? paybackText(expected.roi) : null,
      note: low ? fillPlaceholders(figures.paybackNote, { low: payback(low.roi) }) : figures.open,
    },
    {
      label: figures.npv,
      value: expected ? amount(expected.npv) : null,
      note:
        money && low
          ? fillPlaceholders(figures.npvNote, {
              rate: formatTenths(money.discountRate),
              low: amount(low.npv),
            })
          : figures.open,
    },
  ];
  const more = money
    ? [
        { label: figures.approve, value: amount(money.approved) },
        { label: figures.lowPayback, value: paybackText(money.freed.low.roi) },
        ...(money.cash ? [{ label: figures.cashPayback, value: paybackText(money.cash.expected.roi) }] : []),
      ]
    : [];
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
