import type { MemoWords } from '@/content/schemas/business-case';
import type { Currency } from '@/lib/currency/format';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { pluralize } from '@/lib/format/pluralize';
import { roundUp } from '@/lib/numbers/rounding';
import { MIN_NEARLY_POINTS_SHARE } from '@/lib/readiness-assessment/score';
import { financeFields, roiFieldOrder } from '@/lib/roi-calculator/assumptions';
import { type LowCaseField, lowCaseFactors } from '@/lib/roi-calculator/compute';
import type { NumberFieldName } from '@/lib/roi-calculator/fields';
import { composeMessage } from '@/lib/wizard/describe-answers';
import type { BusinessCase } from './build-business-case';
import { createFormatters } from './format-values';
import { composePlaceholderValues, listGaps } from './placeholder-values';
import type { BusinessCaseContent, UnreadableTexts } from './types';

/** The reasons for the verdict, as texts with placeholders. */
function listReasons(businessCase: BusinessCase, { why }: MemoWords): string[] {
  const { answers, analysis, decision } = businessCase;
  const reasons = decision === 'open' ? [why.open] : [];
  if (listGaps(businessCase).length > 0) reasons.push(why.gap);
  if (!analysis?.verdict) return reasons;
  if (decision !== analysis.verdict) reasons.push(why.alone);
  if (analysis.isAlternativeAsGood) reasons.push(why.alternative);
  if (analysis.time.hoursAYear === 0) reasons.push(why.nothing);
  reasons.push(analysis.verdict === 'time' ? why.time : why.cash);
  if (analysis.cashShare !== 100 && analysis.time.hoursAYear > 0)
    reasons.push(answers.texts.timeUse.trim() ? `${why.freed} ${why.use}` : why.freed);
  return reasons;
}

/** What has to be settled before it is a yes, as texts with placeholders. A 'not-yet' always has something. */
function listPoints(businessCase: BusinessCase, { words, areas }: BusinessCaseContent): string[] {
  const { analysis, missing, decision } = businessCase;
  if (decision !== 'not-yet') return [];
  const { todo } = words;
  return [
    ...(missing.length > 0 ? [todo.open] : []),
    ...(analysis?.isAlternativeAsGood ? [todo.alternative] : []),
    ...(analysis?.verdict === 'not-yet' ? [todo.cash] : []),
    ...listGaps(businessCase).map(({ area, maxPoints, points }) =>
      fillPlaceholders(todo.gap, {
        area: areas[area]?.name ?? '',
        points: pluralize(roundUp(maxPoints * MIN_NEARLY_POINTS_SHARE) - points, 'more point'),
        next: areas[area]?.next ?? '',
        who: words.gaps.who[area] ?? '',
      }),
    ),
  ];
}

/** Each number with its value in the low case, where it gets worse, and whose it is. */
export function listNumbers(
  { answers, price, analysis, isOtherTooHigh }: BusinessCase,
  { numbers }: MemoWords,
  isExample: boolean,
) {
  if (!analysis) return [];
  const entered: Partial<Record<NumberFieldName, number>> = { ...answers.roi, ...answers.finance };
  const { inputs, low, discountRate } = analysis;
  const values = { ...inputs, discountRate, cashShare: entered.cashShare, otherHours: entered.otherHours };
  return [...roiFieldOrder, ...financeFields].flatMap((field) => {
    const value = values[field];
    const isOurEstimate = field === 'cost' || field === 'renewals';
    const isOwn = entered[field] !== undefined;
    if (value === undefined || (field === 'otherHours' && isOtherTooHigh)) return [];
    if (isOurEstimate && !isOwn && !price?.[field === 'cost' ? 'amount' : field]) return [];
    const own = isExample ? ('example' as const) : ('own' as const);
    const whose = isOwn ? own : isOurEstimate ? ('vendor' as const) : ('suggested' as const);
    const worse = field in lowCaseFactors ? low[field as LowCaseField] : null;
    return [{ field, value, low: worse, whose, owner: numbers[whose] }];
  });
}

/** Whose the numbers are, in a sentence with placeholders. */
function describeOwners(
  businessCase: BusinessCase,
  { whose, inputs }: MemoWords,
  numbers: ReturnType<typeof listNumbers>,
  isExample: boolean,
): string {
  const suggested = numbers
    .filter((number) => number.whose === 'suggested')
    .map(({ field }) => inputs[field].toLowerCase());
  const others = [
    ...(businessCase.price ? [whose.estimate] : []),
    ...(numbers.some(({ field, whose: owner }) => field === 'renewals' && owner === 'vendor')
      ? [whose.renewals]
      : []),
    ...(suggested.length > 0 ? [whose.suggested.replace('{suggested}', suggested.join(', '))] : []),
  ];
  return (others.length > 0 ? whose.except : whose.all)
    .replace('{own}', isExample ? whose.example : whose.ours)
    .replace('{others}', new Intl.ListFormat('en-US').format(others));
}

/** What cannot count as it was entered, or looks like a slip; texts that cannot be read name the number used instead. */
function listChecks(
  { answers, analysis, dateState, isOtherTooHigh, tooFewPeople }: BusinessCase,
  { words }: BusinessCaseContent,
  unread: UnreadableTexts,
  input: (field: NumberFieldName, value: number) => string,
): string[] {
  const { deadline } = answers.texts;
  return [
    ...Object.entries(unread).map(([name, typed]) => {
      const field = name as NumberFieldName;
      const value =
        { ...answers.roi, ...answers.finance }[field] ??
        (field === 'discountRate' ? analysis?.discountRate : undefined);
      const used =
        value === undefined ? words.checkOpen : words.checkUsed.replace('{value}', input(field, value));
      return fillPlaceholders(words.check, { typed, field: words.inputs[field], used });
    }),
    ...(dateState === 'past' ? [words.checkPast.replace('{date}', formatDate(deadline))] : []),
    ...(dateState === 'far' ? [words.checkFar.replace('{date}', deadline)] : []),
    ...(isOtherTooHigh ? [words.checkOther] : []),
    ...(tooFewPeople
      ? [words.checkPeople.replace('{people}', pluralize(tooFewPeople, 'person', 'people'))]
      : []),
  ];
}

/** The texts of every view of a business case: page, memo, workbook and message to our team. */
export type BusinessCaseTexts = ReturnType<typeof composeTexts>;

/**
 * Composes the texts. `say` fills the placeholders of a text of content/business-case.
 *
 * @param unread what was typed into number fields and cannot be read.
 * @param isExample its numbers are those of the worked example.
 */
export function composeTexts(
  businessCase: BusinessCase,
  content: BusinessCaseContent,
  currency: Currency,
  unread: UnreadableTexts = {},
  isExample = false,
) {
  const { price, analysis, decision, isAsked, isBelowEstimate } = businessCase;
  const { words } = content;
  const { ask, figures, approval } = words;
  const values = composePlaceholderValues(businessCase, content, currency);
  const say = (text: string) => fillPlaceholders(text, values);
  const { input, amount } = createFormatters(currency);
  /** A figure of the first screen; `value` is null while it is open. */
  const figure = (label: string, value: string, note: string, isKnown: unknown) => ({
    label,
    value: isKnown ? say(value) : null,
    note: say(isKnown ? note : figures.open),
  });
  // An amount appears with a yes, or with its condition.
  const hasAmount = isAsked || decision === 'not-yet';
  const approveLabel =
    { 'not-yet': figures.approveSettled, time: figures.approveTime }[decision as string] ?? figures.approve;
  const approve =
    decision === 'no'
      ? figure(figures.approve, figures.none, figures.noneNote, true)
      : figure(approveLabel, '{approved}', figures.approveNote, hasAmount && analysis);
  const payback = figure(figures.payback, '{payback}', figures.paybackNote, analysis?.cash);
  const hours = figure(figures.hours, '{hoursAYearAlone}', figures.hoursNote, analysis?.cash);
  const numbers = listNumbers(businessCase, words, isExample);
  return {
    say,
    title: say(words.title),
    verdict: say(words.verdicts[decision]),
    reasons: listReasons(businessCase, words).map(say),
    points: listPoints(businessCase, content).map(say),
    checks: listChecks(businessCase, content, unread, input).map(say),
    ask: say(ask[decision === 'slow' ? 'yes' : decision]),
    /** The lines that add up to the amount to approve, and the later years. */
    approval:
      analysis && hasAmount
        ? [
            { label: approval.cost, value: amount(analysis.approval.cost) },
            { label: approval.running, value: amount(analysis.approval.firstYearRunning) },
            { label: approval.reserve, value: amount(analysis.approval.reserve) },
            { label: approveLabel, value: amount(analysis.approval.total) },
            { label: approval.later, value: amount(analysis.approval.later) },
          ]
        : [],
    /** What the estimate leaves out, and what is below it. */
    notes: price
      ? [
          ...(isBelowEstimate ? [approval.below] : []),
          approval.tax,
          ...(hasAmount ? [currency.exchangeRate === 1 ? approval.scope : approval.exchange] : []),
          ...(price.listPriceUsd < content.smallProject ? [approval.small] : []),
        ].map(say)
      : [],
    numbers,
    owners: analysis ? say(describeOwners(businessCase, words, numbers, isExample)) : '',
    /** Amount to approve, cash payback and hours. */
    figures: [approve, payback, hours],
    /** The six figures of a message, without what is still open. */
    handedOver: [
      ...(hasAmount ? [approve] : []),
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
  { message, todo }: MemoWords,
  link: string,
): string =>
  composeMessage(
    [say(message.title)],
    [`${texts.verdict}. ${[...texts.reasons, ...texts.checks].join(' ')}`],
    ...(texts.points.length > 0 ? [[todo.lead, ...texts.points.map((point) => `- ${point}`)]] : []),
    [
      ...texts.handedOver.map(({ label, value }) => `${label}: ${value}`),
      ...texts.notes,
      '',
      `${message.ask} ${texts.ask}`,
    ],
    [link],
  );
