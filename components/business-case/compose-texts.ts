import type { MemoWords } from '@/content/schemas/business-case';
import type { Currency } from '@/lib/currency/format';
import { formatWholeAmount } from '@/lib/currency/format-unconverted';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { formatDecimal, formatTenths } from '@/lib/numbers/format-decimal';
import { formatNumber } from '@/lib/numbers/format-number';
import { roundUp } from '@/lib/numbers/rounding';
import { MIN_NEARLY_SHARE } from '@/lib/readiness-assessment/score';
import { HORIZON_YEARS, type RoiField } from '@/lib/roi-calculator/assumptions';
import type { Roi } from '@/lib/roi-calculator/compute';
import { describePayback, formatPayback } from '@/lib/roi-calculator/format-payback';
import { composeMessage } from '@/lib/wizard/describe-answers';
import type { BusinessCase } from './build-business-case';
import { changesOf } from './changes';
import type { RoiAnalysis } from './roi-analysis';
import type { BusinessCaseContent } from './types';
import type { Verdicts } from './verdict';

type Values = Readonly<Record<string, string | number>>;

/** How a case writes amounts and numbers. */
export function createFormats(currency: Currency) {
  const amount = (value: number) => formatWholeAmount(value, currency);
  return {
    /** An amount of the case's own currency, in whole units. */
    amount,
    /** An amount of US dollars, converted as the site's prices are. */
    price: (usd: number) => amount(usd * currency.exchangeRate),
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
const verdictsText = ({ freed, cash }: Verdicts, { verdicts, sides }: MemoWords): string =>
  sides[(cash ? `${freed} ${cash}` : freed) as keyof typeof sides] ?? verdicts[freed];

/** Areas below half of their points. */
const gapsOf = ({ readiness }: BusinessCase) =>
  readiness?.gaps.filter(({ level }) => level === 'not-yet') ?? [];

/** What the words in braces of content/business-case stand for, as far as it is worked out. */
function valuesOf(businessCase: BusinessCase, content: BusinessCaseContent, currency: Currency): Values {
  const { answers, price, money, missing } = businessCase;
  const { words, priced, pricing, areas } = content;
  const { amount, price: priceText } = createFormats(currency);
  const named = (text: string) => text.trim() || words.ask.unnamed;
  const { texts } = answers;
  return {
    service: price ? priced[price.parameters.serviceType].title : words.titleOpen,
    owner: named(texts.owner),
    giver: named(texts.hoursGiver),
    line: named(texts.budgetLine),
    deadline: texts.deadline ? formatDate(texts.deadline) : words.ask.undated,
    open: missing.map((part) => words.missing[part]).join(', '),
    areas: gapsOf(businessCase)
      .map(({ area }) => areas[area]?.name)
      .join(', '),
    code: currency.code,
    currency: `${currency.code} (${currency.name})`,
    symbol: currency.symbol,
    ...(price && {
      price: priceText(price.estimate.totalCost),
      from: priceText(price.range.from),
      to: priceText(price.range.to),
      weeks: price.estimate.estimatedTimelineWeeks,
      team: pricing[1]?.options.find(({ id }) => id === price.parameters.teamSize)?.measure ?? '',
    }),
    ...(money && { ...returnValues(money, amount), verdict: verdictsText(money.verdicts, words) }),
    otherHours: formatTenths(answers.finance.otherHours ?? 0),
  };
}

function returnValues(money: RoiAnalysis, amount: (value: number) => string): Values {
  const { freed, cash, saved, stops, cashShare } = money;
  const cashHours = (saved.expected * (cashShare ?? 0)) / 100;
  const sumAfter = (year: number, { curve }: Roi) => amount(curve[year]?.sum ?? 0);
  const lowPayback = formatPayback(freed.low.roi);
  return {
    cost: amount(money.inputs.cost),
    approved: amount(money.approved),
    rate: formatTenths(money.discountRate),
    payback: formatPayback(freed.expected.roi),
    lowPayback,
    // Inside a sentence.
    lowPaybackHere: lowPayback.charAt(0).toLowerCase() + lowPayback.slice(1),
    paysBack: describePayback(freed.expected.roi),
    npv: amount(freed.expected.npv),
    lowNpv: amount(freed.low.npv),
    start: sumAfter(0, freed.expected.roi),
    end: sumAfter(HORIZON_YEARS, freed.expected.roi),
    lowEnd: sumAfter(HORIZON_YEARS, freed.low.roi),
    saved: formatTenths(saved.expected),
    savedAsCash: formatTenths(cashHours),
    savedAsTime: formatTenths(saved.expected - cashHours),
    firstYear: amount(freed.expected.roi.firstYearGain),
    lost: amount(money.maxLoss),
    doNothing: amount(money.doNothing),
    withoutAi: amount(money.withoutAi ?? 0),
    breakEven: formatTenths(roundUp(money.breakEvenHours ?? 0, 1)),
    early: formatDecimal(stops.early),
    full: formatDecimal(stops.full),
    yearlyCash: amount(stops.cash),
    ...(cash && {
      share: formatTenths(cashShare ?? 0),
      cashPayback: formatPayback(cash.expected.roi),
      cashPaysBack: describePayback(cash.expected.roi),
      cashNpv: amount(cash.expected.npv),
      lowCashPaysBack: describePayback(cash.low.roi),
      lowCashNpv: amount(cash.low.npv),
    }),
  };
}

/** Why the verdict is what it is, as texts with words in braces. */
function reasonsOf(businessCase: BusinessCase, { why }: MemoWords): string[] {
  const { money, missing, decision } = businessCase;
  const reasons =
    decision === 'open' ? [why.open] : missing.length > 0 && decision !== 'no' ? [why.missing] : [];
  if (gapsOf(businessCase).length > 0) reasons.push(why.gap);
  if (!money) return reasons;
  const { verdicts, cashShare } = money;
  if (decision !== verdicts.freed) reasons.push(why.return);
  reasons.push(why[verdicts.freed]);
  if (verdicts.cash && verdicts.cash !== verdicts.freed)
    reasons.push(why.sides, cashShare === 0 ? why.none : why.some);
  return reasons;
}

/** What would change the verdict: price and scope, and points of readiness. */
function changesText(
  businessCase: BusinessCase,
  content: BusinessCaseContent,
  currency: Currency,
  values: Values,
) {
  const { money, decision } = businessCase;
  const { words, pricing, areas } = content;
  const { changes: said } = words;
  const { amount, price } = createFormats(currency);
  const list = changesOf(businessCase, content.rules, currency.exchangeRate).map((change) => {
    const verdict = verdictsText(change.verdicts, words);
    if (change.kind === 'cost')
      return fillPlaceholders(said.cost, { ...values, less: amount(change.cost), verdict });
    const step = pricing.find(({ id }) => id === change.question);
    const option = step?.options.find(({ id }) => id === change.answer);
    return fillPlaceholders(said.scope, {
      label: step?.label ?? '',
      option: option?.measure ?? option?.label ?? '',
      price: price(change.estimate.totalCost),
      weeks: change.estimate.estimatedTimelineWeeks,
      verdict,
    });
  });
  const gaps = gapsOf(businessCase).map(({ area, maxPoints, points }) => {
    const count = roundUp(maxPoints * MIN_NEARLY_SHARE) - points;
    return fillPlaceholders(said.gap, {
      area: areas[area]?.name ?? '',
      points: fillPlaceholders(count === 1 ? said.point : said.points, { points: count }),
      next: areas[area]?.next ?? '',
    });
  });
  const isShort = money !== null && money.verdicts.freed !== 'yes';
  return [
    ...(isShort ? [{ lead: list.length > 0 ? said.lead : said.none, list }] : []),
    ...(gaps.length > 0 && decision !== 'no' ? [{ lead: said.leadGap, list: gaps }] : []),
  ];
}

/** What every view of a case says: the page, the memo, the workbook and the message to our team. */
export type BusinessCaseTexts = ReturnType<typeof composeTexts>;

/** Writes it. `say` puts the values of the case into a text of content/business-case. */
export function composeTexts(businessCase: BusinessCase, content: BusinessCaseContent, currency: Currency) {
  const { price, money, decision } = businessCase;
  const { words } = content;
  const { ask, figures } = words;
  const values = valuesOf(businessCase, content, currency);
  const say = (text: string) => fillPlaceholders(text, values);
  const isYes = decision === 'yes' || decision === 'slow';
  const asked = ask[decision === 'slow' ? 'yes' : decision];
  const isTimeOnly = isYes && money?.verdicts.cash !== 'yes' && money?.verdicts.cash !== 'slow';
  /** A figure of the first screen; `value` is null while it is open. */
  const figure = (label: string, value: string, note: string, isKnown: unknown) => ({
    label,
    value: isKnown ? say(value) : null,
    note: say(isKnown ? note : figures.open),
  });
  const first = [
    figure(figures.price, '{price}', figures.priceNote, price),
    figure(figures.payback, '{payback}', figures.paybackNote, money),
    figure(figures.npv, '{npv}', figures.npvNote, money),
  ];
  return {
    values,
    say,
    title: say(words.title),
    verdict:
      money && decision === money.verdicts.freed
        ? verdictsText(money.verdicts, words)
        : words.verdicts[decision],
    reasons: reasonsOf(businessCase, words).map(say),
    changes: changesText(businessCase, content, currency, values),
    ask: say(isTimeOnly ? `${asked} ${ask.freed}` : asked),
    /** Price, payback and net present value. */
    figures: first,
    /** The six figures of a message, without what is still open. */
    handedOver: [
      ...first,
      figure(figures.approve, '{approved}', '', money && decision !== 'no'),
      figure(figures.lowPayback, '{lowPayback}', '', money),
      figure(figures.cashPayback, '{cashPayback}', '', money?.cash),
    ].filter(({ value }) => value),
  };
}

/**
 * The message to our team: verdict, figures, the decision asked for, and the case's link.
 *
 * @param link address of the case, with all its answers.
 */
export const composeTeamMessage = (
  { say, ...texts }: BusinessCaseTexts,
  { message }: MemoWords,
  link: string,
): string =>
  composeMessage(
    [say(message.title)],
    [`${texts.verdict}. ${texts.reasons.join(' ')}`],
    [...texts.handedOver.map(({ label, value }) => `${label}: ${value}`), '', `${message.ask} ${texts.ask}`],
    [link],
  );
