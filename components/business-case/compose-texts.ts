import type { MemoWords } from '@/content/schemas/business-case';
import type { Currency } from '@/lib/currency/format';
import { formatEnteredAmount, formatWholeAmount } from '@/lib/currency/format-unconverted';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { formatDecimal, formatNumber, formatTenths } from '@/lib/numbers/format-number';
import { roundUp } from '@/lib/numbers/rounding';
import { MIN_NEARLY_SHARE } from '@/lib/readiness-assessment/score';
import { HORIZON_YEARS } from '@/lib/roi-calculator/assumptions';
import { isAmount, type NumberFieldName } from '@/lib/roi-calculator/fields';
import { describePayback, formatPayback } from '@/lib/roi-calculator/format-payback';
import { composeMessage, findOption } from '@/lib/wizard/describe-answers';
import type { BusinessCase } from './build-business-case';
import type { RoiAnalysis } from './roi-analysis';
import type { BusinessCaseContent, UnreadableTexts } from './types';

type Values = Readonly<Record<string, string | number>>;

const percentFields: readonly NumberFieldName[] = ['adoption', 'cashShare', 'discountRate'];

/** How a business case writes amounts and numbers. */
export function createFormatters(currency: Currency) {
  const amount = (value: number) => formatWholeAmount(value, currency);
  return {
    /** An amount of its own currency, in whole units. */
    amount,
    /** An amount of an hour, with its cents. */
    hourly: (value: number) => formatEnteredAmount(value, currency),
    /** An amount of US dollars, converted as the site's prices are. */
    price: (usd: number) => amount(usd * currency.exchangeRate),
    /** An input, such as '20', '$42.50' or '70%'. */
    input: (field: NumberFieldName, value: number) => {
      if (field === 'rate') return formatEnteredAmount(value, currency);
      if (isAmount(field)) return amount(value);
      return formatTenths(value) + (percentFields.includes(field) ? '%' : '');
    },
  };
}

/** A whole number: '1,200'. */
const formatWhole = (value: number): string => formatNumber(value, 0);

/** A person as written in a sentence: 'Operations director' is 'the operations director', 'Me' is 'me'. */
export function formatPerson(typed: string): string {
  const [first = '', ...rest] = typed.trim().split(/\s+/);
  if (/^(me|myself|i)$/i.test(typed.trim())) return 'me';
  const isShort = rest.length === 0 && /^\p{Lu}{2,4}$/u.test(first);
  // A name has capitals in all words, or is followed by where the person works.
  const isRole =
    rest.length > 0 && !/^(from|at|in|with)$/.test(rest[0] ?? '') && !/\p{Lu}\p{Ll}/u.test(rest.join(' '));
  if (/^(the|our|my|an?)$/i.test(first)) return [first.toLowerCase(), ...rest].join(' ');
  if (isShort || (isRole && /^\p{Lu}{2}/u.test(first))) return `the ${typed.trim()}`;
  return isRole ? `the ${[first.toLowerCase(), ...rest].join(' ')}` : typed.trim();
}

/** Areas below half of their points. */
const listGaps = ({ readiness }: BusinessCase) =>
  readiness?.gaps.filter(({ level }) => level === 'not-yet') ?? [];

/** Values of the placeholders in content/business-case, as far as they can be computed. */
function composeValues(businessCase: BusinessCase, content: BusinessCaseContent, currency: Currency): Values {
  const { answers, price, analysis, missing, openInputs, isPast } = businessCase;
  const { words, priced, pricing, areas } = content;
  const formats = createFormatters(currency);
  const { price: formatPrice } = formats;
  const roiValues = analysis ? composeRoiValues(analysis, formats) : {};
  const turning = analysis?.turning;
  const nameOf = (typed: string) => typed.trim() || words.ask.unnamed;
  const { texts } = answers;
  const open = missing.flatMap((part) =>
    part === 'roi' && openInputs.length < 4
      ? openInputs.map((field) => words.inputs[field].toLowerCase())
      : words.missing[part],
  );
  return {
    service: price ? priced[price.parameters.serviceType].title : words.titleOpen,
    owner: formatPerson(nameOf(texts.owner)),
    giver: formatPerson(nameOf(texts.hoursGiver)),
    ownerName: nameOf(texts.owner),
    giverName: nameOf(texts.hoursGiver),
    line: texts.budgetLine.trim() || words.ask.noLine,
    timeUse: texts.timeUse.trim(),
    deadline: texts.deadline && !isPast ? formatDate(texts.deadline) : words.ask.undated,
    open: open.join(', '),
    areas: listGaps(businessCase)
      .map(({ area }) => areas[area]?.name)
      .join(', '),
    code: currency.code,
    currency: `${currency.code} (${currency.name})`,
    symbol: currency.symbol,
    exchangeRate: currency.exchangeRate,
    smallProject: formatPrice(content.smallProject),
    ...(price && {
      price: formatPrice(price.estimate.totalCost),
      from: formatPrice(price.range.from),
      to: formatPrice(price.range.to),
      weeks: price.estimate.estimatedTimelineWeeks,
      team: findOption(pricing, 'teamSize', price.parameters.teamSize)?.measure ?? '',
    }),
    ...roiValues,
    ...(analysis?.verdict && { verdict: fillPlaceholders(words.verdicts[analysis.verdict], roiValues) }),
    ...(turning && {
      needed: formats.input(turning.field, turning.needed),
      present: formats.input(turning.field, turning.present),
      turned: words.verdicts[turning.verdict],
    }),
    otherHours: formatTenths(answers.finance.otherHours ?? 0),
  };
}

function composeRoiValues(
  analysis: RoiAnalysis,
  { amount, hourly }: ReturnType<typeof createFormatters>,
): Values {
  const { cash, inputs, saved, stops, time, approval, renewals } = analysis;
  const share = (analysis.cashShare ?? 0) / 100;
  const { hoursAYear } = time;
  const outcome = (npv: number) => `${npv < 0 ? 'loses' : 'gains'} ${amount(Math.abs(npv))}`;
  const lowPayback = cash ? formatPayback(cash.low.roi) : '';
  return {
    cost: amount(inputs.cost),
    approved: amount(approval.total),
    costLimit: amount(approval.costLimit),
    laterYears: amount(inputs.running + renewals),
    renewals: amount(renewals),
    rate: formatTenths(analysis.discountRate),
    hoursAYear: formatWhole(hoursAYear),
    lowHoursAYear: formatWhole(time.lowHoursAYear),
    cashHours: formatWhole(hoursAYear * share),
    timeHours: formatWhole(hoursAYear - Math.round(hoursAYear * share)),
    worthOfTime: amount(hoursAYear * (1 - share) * inputs.rate),
    costAYear: amount(time.costAYear),
    costOfAnHour: hourly(time.costOfAnHour),
    lowCostOfAnHour: hourly(time.lowCostOfAnHour),
    saved: formatTenths(saved),
    savedAsCash: formatTenths(saved * share),
    savedAsTime: formatTenths(saved * (1 - share)),
    doNothing: amount(analysis.doNothing),
    withoutAi: amount(analysis.withoutAi ?? 0),
    early: formatDecimal(stops.early),
    full: formatDecimal(stops.full),
    yearlyCash: amount(stops.cash),
    ...(cash && {
      payback: formatPayback(cash.expected.roi),
      lowPayback,
      // As in the middle of a sentence.
      lowPaybackHere: lowPayback.charAt(0).toLowerCase() + lowPayback.slice(1),
      paysBack: describePayback(cash.expected.roi),
      lowPaysBack: describePayback(cash.low.roi),
      outcome: outcome(cash.expected.npv),
      lowOutcome: outcome(cash.low.npv),
      npv: amount(cash.expected.npv),
      lowNpv: amount(cash.low.npv),
      start: amount(cash.expected.roi.curve[0]?.sum ?? 0),
      end: amount(cash.expected.roi.curve[HORIZON_YEARS]?.sum ?? 0),
      lowEnd: amount(cash.low.roi.curve[HORIZON_YEARS]?.sum ?? 0),
    }),
  };
}

/** The reasons for the verdict, as texts with placeholders. */
function listReasons(businessCase: BusinessCase, { why }: MemoWords): string[] {
  const { answers, analysis, missing, decision } = businessCase;
  const isShort = decision === 'open' || (missing.length > 0 && decision !== 'no');
  const reasons = isShort ? [decision === 'open' ? why.open : why.missing] : [];
  if (listGaps(businessCase).length > 0) reasons.push(why.gap);
  if (!analysis?.verdict) return reasons;
  if (decision !== analysis.verdict) reasons.push(why.alone);
  if (analysis.time.hoursAYear === 0) reasons.push(why.nothing);
  reasons.push(analysis.verdict === 'time' ? why.time : why.cash);
  if (analysis.cashShare !== 100 && analysis.time.hoursAYear > 0)
    reasons.push(`${why.freed} ${answers.texts.timeUse.trim() ? why.use : why.useOpen}`);
  return reasons;
}

/**
 * What to do before it is a yes: the input that would turn it, and the gaps in readiness, as texts with placeholders.
 */
function listTodo(businessCase: BusinessCase, { words, areas }: BusinessCaseContent): string[] {
  const { analysis, decision } = businessCase;
  if (decision !== 'not-yet') return [];
  const { todo } = words;
  return [
    ...(analysis?.turning ? [todo[analysis.turning.field]] : []),
    ...listGaps(businessCase).map(({ area, maxPoints, points }) => {
      const count = roundUp(maxPoints * MIN_NEARLY_SHARE) - points;
      return fillPlaceholders(todo.gap, {
        area: areas[area]?.name ?? '',
        points: fillPlaceholders(count === 1 ? todo.point : todo.points, { points: count }),
        next: areas[area]?.next ?? '',
        who: words.gaps.who[area] ?? '',
      });
    }),
  ];
}

/** Who gave the numbers, in a sentence with placeholders. */
function describeOwners({ answers, price, analysis }: BusinessCase, { whose }: MemoWords): string {
  const isRenewed = answers.finance.renewals === undefined && !!analysis?.renewals;
  return price ? (isRenewed ? whose.renewals : whose.estimate) : whose.ours;
}

/** The texts of every view of a business case: page, memo, workbook and message to our team. */
export type BusinessCaseTexts = ReturnType<typeof composeTexts>;

/**
 * Composes the texts. `say` fills the placeholders of a text of content/business-case.
 *
 * @param unread what was typed into number fields and cannot be read.
 */
export function composeTexts(
  businessCase: BusinessCase,
  content: BusinessCaseContent,
  currency: Currency,
  unread: UnreadableTexts = {},
) {
  const { answers, price, analysis, decision, isAsked } = businessCase;
  const { words } = content;
  const { ask, figures, approval } = words;
  const values = composeValues(businessCase, content, currency);
  const say = (text: string) => fillPlaceholders(text, values);
  const { input, amount } = createFormatters(currency);
  /** A figure of the first screen; `value` is null while it is open. */
  const figure = (label: string, value: string, note: string, isKnown: unknown) => ({
    label,
    value: isKnown ? say(value) : null,
    note: say(isKnown ? note : figures.open),
  });
  const approve =
    decision === 'no'
      ? figure(figures.approve, figures.none, figures.noneNote, true)
      : figure(figures.approve, '{approved}', isAsked ? figures.approveNote : figures.approveLater, analysis);
  const payback = figure(figures.payback, '{payback}', figures.paybackNote, analysis?.cash);
  const hours = figure(figures.hours, '{hoursAYear}', figures.hoursNote, analysis?.cash);
  return {
    say,
    title: say(words.title),
    verdict: say(words.verdicts[decision]),
    reasons: listReasons(businessCase, words).map(say),
    todo: listTodo(businessCase, content).map(say),
    /** The unreadable texts, each with the number that is used instead. */
    checks: Object.entries(unread).map(([field, typed]) => {
      const id = field as NumberFieldName;
      const value =
        { ...answers.roi, ...answers.finance }[id] ??
        (id === 'discountRate' ? analysis?.discountRate : undefined);
      const used =
        value === undefined ? words.checkOpen : words.checkUsed.replace('{value}', input(id, value));
      return fillPlaceholders(words.check, { typed, field: words.inputs[id], used });
    }),
    ask: say(ask[decision === 'slow' ? 'yes' : decision]),
    /** The lines that add up to the amount to approve, and the later years. */
    approval: analysis
      ? [
          { label: approval.cost, value: amount(analysis.inputs.cost) },
          { label: approval.running, value: amount(analysis.approval.firstYearRunning) },
          { label: approval.reserve, value: amount(analysis.approval.reserve) },
          { label: isAsked ? figures.approve : approval.notYet, value: amount(analysis.approval.total) },
          { label: approval.later, value: say('{laterYears}') },
        ]
      : [],
    /** What the estimate leaves out. */
    notes: price
      ? [
          approval.tax,
          ...(analysis && decision !== 'no'
            ? [currency.exchangeRate === 1 ? approval.scope : approval.exchange]
            : []),
          ...(price.estimate.totalCost < content.smallProject ? [approval.small] : []),
        ].map(say)
      : [],
    owners: analysis ? say(describeOwners(businessCase, words)) : '',
    /** Amount to approve, cash payback and hours. */
    figures: [approve, payback, hours],
    /** The six figures of a message, without what is still open. */
    handedOver: [
      ...(decision === 'no' ? [] : [approve]),
      payback,
      figure(figures.lowPayback, '{lowPayback}', '', analysis?.cash),
      figure(figures.npv, '{npv}', '', analysis?.cash),
      hours,
      figure(figures.price, '{price}', '', price),
    ].filter(({ value }) => value),
  };
}

/**
 * The message to our team: verdict, figures, the decision asked for, and the link to the business case.
 *
 * @param link its address, with all its answers.
 */
export const composeTeamMessage = (
  { say, ...texts }: BusinessCaseTexts,
  { message }: MemoWords,
  link: string,
): string =>
  composeMessage(
    [say(message.title)],
    [`${texts.verdict}. ${[...texts.reasons, ...texts.todo, ...texts.checks].join(' ')}`],
    [
      ...texts.handedOver.map(({ label, value }) => `${label}: ${value}`),
      ...texts.notes,
      '',
      `${message.ask} ${texts.ask}`,
    ],
    [link],
  );
