import type { MemoWords } from '@/content/schemas/business-case';
import type { Currency } from '@/lib/currency/format';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { roundUp } from '@/lib/numbers/rounding';
import { MIN_NEARLY_POINTS_SHARE } from '@/lib/readiness-assessment/score';
import type { NumberFieldName } from '@/lib/roi-calculator/fields';
import { composeMessage } from '@/lib/wizard/describe-answers';
import type { BusinessCase } from './build-business-case';
import { createFormatters } from './format-values';
import { composePlaceholderValues, listGaps } from './placeholder-values';
import type { BusinessCaseContent, UnreadableTexts } from './types';

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
      const count = roundUp(maxPoints * MIN_NEARLY_POINTS_SHARE) - points;
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
  const values = composePlaceholderValues(businessCase, content, currency);
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
