import type { MemoWords } from '@/content/schemas/business-case';
import type { Currency } from '@/lib/currency/format';
import { formatEnteredAmount, formatWholeAmount } from '@/lib/currency/format';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { pluralize } from '@/lib/format/pluralize';
import { formatDecimal, formatNumber, formatTenths } from '@/lib/numbers/format-number';
import { roundUp } from '@/lib/numbers/rounding';
import { MIN_NEARLY_POINTS_SHARE } from '@/lib/readiness-assessment/score';
import { financeFields, roiFieldOrder } from '@/lib/roi-calculator/assumptions';
import { type LowCaseField, lowCaseFactors } from '@/lib/roi-calculator/compute';
import { isAmount, type NumberFieldName } from '@/lib/roi-calculator/fields';
import { describePayback, formatPayback } from '@/lib/roi-calculator/format-payback';
import { ESTIMATE_TOLERANCE } from '@/lib/roi-calculator/thresholds';
import { composeMessage, findOption } from '@/lib/wizard/describe-answers';
import type { BusinessCase } from './build-business-case';
import type { RoiAnalysis } from './roi-analysis';
import type { UnreadableTexts } from './types';

type Values = Readonly<Record<string, string | number>>;

const formatHours = (formatted: string) => pluralize(formatted, 'hour');
export const formatWhole = (value: number): string => formatNumber(value, 0);
const roundTenths = (value: number) => Math.round(value * 10) / 10;

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

/** Values of the placeholders, as far as they can be computed. Those of hours and weeks contain the noun. */
function composePlaceholderValues(businessCase: BusinessCase): Values {
  const { answers, content, currency, price, analysis, missing, openInputs } = businessCase;
  const { words, priced, pricing, areas, smallProject } = content;
  const { texts } = answers;
  const amount = (value: number) => formatWholeAmount(value, currency);
  const roiValues = analysis && composeRoiValues(analysis, currency);
  const owner = texts.owner.trim() || words.ask.unnamed;
  const giver = texts.hoursGiver.trim() || words.ask.unnamed;
  const hasDate = businessCase.dateState === 'valid';
  const liveAt = Date.parse(texts.deadline) + (price?.weeks ?? 0) * 7 * 86_400_000;
  return {
    service: price ? priced[price.parameters.serviceType].title : words.titleOpen,
    owner: formatPerson(owner),
    giver: formatPerson(giver),
    ownerName: owner,
    giverName: giver,
    line: texts.budgetLine.trim() || words.ask.noLine,
    timeUse: texts.timeUse.trim(),
    deadline: hasDate ? formatDate(texts.deadline) : words.ask.undated,
    open: missing
      .flatMap((part) =>
        part === 'roi' && openInputs.length < 4
          ? openInputs.map((field) => words.inputs[field].toLowerCase())
          : words.missing[part],
      )
      .join(', '),
    areas: businessCase.gaps?.map(({ area }) => areas[area]?.name).join(', ') ?? '',
    code: currency.code,
    currency: `${currency.code} (${currency.name})`,
    symbol: currency.symbol,
    exchangeRate: currency.exchangeRate,
    smallProject: amount(smallProject * currency.exchangeRate),
    hours: formatHours(formatTenths(answers.roi.hours ?? 0)),
    otherHours: formatHours(formatTenths(answers.finance.otherHours ?? 0)),
    ...(price && {
      price: amount(price.amount),
      from: amount(price.amount * (1 - ESTIMATE_TOLERANCE)),
      to: amount(price.amount * (1 + ESTIMATE_TOLERANCE)),
      weeks: pluralize(price.weeks, 'week'),
      team: findOption(pricing, 'teamSize', price.parameters.teamSize)?.measure ?? '',
      ...(hasDate && { goLive: formatDate(new Date(liveAt).toISOString().slice(0, 10)) }),
    }),
    ...roiValues,
    ...(roiValues &&
      analysis.verdict && { verdict: fillPlaceholders(words.verdicts[analysis.verdict], roiValues) }),
  };
}

export function composeRoiValues(analysis: RoiAnalysis, currency: Currency): Values {
  const { cashShare, stops, approval, discountRate } = analysis;
  const { expected, low } = analysis.scenarios;
  const amount = (value: number) => formatWholeAmount(value, currency);
  const share = (cashShare ?? 0) / 100;
  // Of a sum, the last part is what is left of the rounded ones, so that they add up.
  const timeHours = Math.round(expected.hoursAYear) - Math.round(expected.hoursAYear * share);
  const savedAsCash = roundTenths(expected.saved * share);
  const outcome = (npv: number) => `${npv < 0 ? 'loses' : 'gains'} ${amount(Math.abs(npv))}`;
  return {
    approved: amount(approval.total),
    costLimit: amount(low.numbers.cost),
    renewals: amount(expected.numbers.renewals),
    rate: formatTenths(discountRate),
    hoursAYear: formatHours(formatWhole(expected.hoursAYear)),
    lowHoursAYear: formatHours(formatWhole(low.hoursAYear)),
    timeHoursAYear: formatHours(formatWhole(timeHours)),
    worthOfTime: amount(expected.hoursAYear * (1 - share) * expected.numbers.rate),
    costAYear: amount(expected.costAYear),
    costOfAnHour: formatEnteredAmount(expected.costOfAnHour, currency),
    lowCostOfAnHour: formatEnteredAmount(low.costOfAnHour, currency),
    saved: formatHours(formatTenths(expected.saved)),
    savedAsCash: formatTenths(savedAsCash),
    savedAsTime: formatTenths(roundTenths(expected.saved) - savedAsCash),
    early: formatHours(formatDecimal(stops.early)),
    full: formatHours(formatDecimal(stops.full)),
    yearlyCash: amount(stops.cash),
    paysBack: describePayback(expected.roi),
    lowPaysBack: describePayback(low.roi),
    outcome: outcome(expected.npv),
    lowOutcome: outcome(low.npv),
    start: amount(expected.flows[0] ?? 0),
    end: amount(expected.roi.curve.at(-1)?.sum ?? 0),
    lowEnd: amount(low.roi.curve.at(-1)?.sum ?? 0),
  };
}

const present = (texts: readonly unknown[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text !== '');

/** The reasons for the verdict, as texts with placeholders. */
function listReasons({ answers, content, analysis, decision, gaps }: BusinessCase): string[] {
  const { why } = content.words;
  const verdict = analysis?.verdict;
  const hasHours = (analysis?.scenarios.expected.hoursAYear ?? 0) > 0;
  const freed = answers.texts.timeUse.trim() ? `${why.freed} ${why.use}` : why.freed;
  return present([
    decision === 'open' && why.open,
    gaps?.length && why.gap,
    ...(verdict
      ? [
          decision !== verdict && why.alone,
          analysis.isAlternativeAsGood && why.alternative,
          !hasHours && why.nothing,
          verdict === 'time' ? why.time : why.cash,
          analysis.cashShare !== 100 && hasHours && freed,
        ]
      : []),
  ]);
}

/** What has to be settled before it is a yes, as texts with placeholders. A 'not-yet' always has something. */
function listPoints({ content, analysis, missing, gaps }: BusinessCase): string[] {
  const { areas, words } = content;
  const { todo } = words;
  return present([
    missing.length > 0 && todo.open,
    analysis?.isAlternativeAsGood && todo.alternative,
    analysis?.verdict === 'not-yet' && todo.cash,
    ...(gaps ?? []).map(({ area, maxPoints, points }) =>
      fillPlaceholders(todo.gap, {
        area: areas[area]?.name ?? '',
        points: pluralize(roundUp(maxPoints * MIN_NEARLY_POINTS_SHARE) - points, 'more point'),
        next: areas[area]?.next ?? '',
        who: words.gaps.who[area] ?? '',
      }),
    ),
  ]);
}

const percentFields: readonly NumberFieldName[] = ['adoption', 'cashShare', 'discountRate'];

function formatInput(field: NumberFieldName, value: number, currency: Currency): string {
  if (field === 'rate') return formatEnteredAmount(value, currency);
  if (isAmount(field)) return formatWholeAmount(value, currency);
  return formatTenths(value) + (percentFields.includes(field) ? '%' : '');
}

/** Each number in a row of cells: its name, its value, that of the low case where it gets worse, and whose it is. */
function listNumbers(businessCase: BusinessCase, isExample: boolean) {
  const { answers, finance, content, currency, price, analysis } = businessCase;
  if (!analysis) return [];
  const { numbers: words, inputs: names } = content.words;
  const { expected, low } = analysis.scenarios;
  const own: Partial<Record<NumberFieldName, number>> = { ...answers.roi, ...finance };
  const { discountRate } = analysis;
  const { cashShare, otherHours } = own;
  const values = { ...expected.numbers, discountRate, cashShare, otherHours };
  return [...roiFieldOrder, ...financeFields].flatMap((field) => {
    const value = values[field];
    const isOwn = own[field] !== undefined;
    const isEstimate = field === 'cost' || field === 'renewals';
    if (value === undefined) return [];
    if (isEstimate && !isOwn && !price?.[field === 'cost' ? 'amount' : field]) return [];
    const whose = isOwn ? (isExample ? 'example' : 'own') : isEstimate ? 'vendor' : 'suggested';
    const worse = field in lowCaseFactors ? low.numbers[field as LowCaseField] : null;
    const format = (shown: number | null) => (shown === null ? '–' : formatInput(field, shown, currency));
    return [{ field, whose, cells: [names[field], format(value), format(worse), words[whose]] as const }];
  });
}

function describeOwners(businessCase: BusinessCase, isExample: boolean): string {
  const { price, content } = businessCase;
  const numbers = listNumbers(businessCase, isExample);
  const { whose: words, inputs } = content.words;
  const suggested = numbers
    .filter(({ whose }) => whose === 'suggested')
    .map(({ field }) => inputs[field].toLowerCase());
  const others = present([
    price && words.estimate,
    numbers.some(({ field, whose }) => field === 'renewals' && whose === 'vendor') && words.renewals,
    suggested.length > 0 && words.suggested.replace('{suggested}', suggested.join(', ')),
  ]);
  return (others.length > 0 ? words.except : words.all)
    .replace('{own}', isExample ? words.example : words.ours)
    .replace('{others}', new Intl.ListFormat('en-US').format(others));
}

/** What cannot count as it was entered, or looks like a slip; texts that cannot be read name the number used instead. */
function listChecks(businessCase: BusinessCase, unread: UnreadableTexts): string[] {
  const { answers, content, currency, analysis, dateState, tooFewPeople } = businessCase;
  const { words } = content;
  const { deadline } = answers.texts;
  const counted = { discountRate: analysis?.discountRate, ...answers.roi, ...answers.finance };
  return present([
    ...Object.entries(unread).map(([name, typed]) => {
      const field = name as NumberFieldName;
      const value = counted[field];
      const used =
        value === undefined
          ? words.checkOpen
          : words.checkUsed.replace('{value}', formatInput(field, value, currency));
      return fillPlaceholders(words.check, { typed, field: words.inputs[field], used });
    }),
    dateState === 'past' && words.checkPast.replace('{date}', formatDate(deadline)),
    dateState === 'far' && words.checkFar.replace('{date}', deadline),
    businessCase.isOtherTooHigh && words.checkOther,
    tooFewPeople && words.checkPeople.replace('{people}', pluralize(tooFewPeople, 'person', 'people')),
  ]);
}

/** The texts of every view of a business case: page, memo, workbook and message to our team. */
export type BusinessCaseTexts = ReturnType<typeof composeTexts>;

/** Composes the texts. `unread` was typed into number fields; `values` fills further texts of content/business-case. */
export function composeTexts(businessCase: BusinessCase, unread: UnreadableTexts = {}, isExample = false) {
  const { answers, content, currency, price, analysis, decision } = businessCase;
  const { words } = content;
  const { ask, figures, approval } = words;
  const values = composePlaceholderValues(businessCase);
  const say = (text: string) => fillPlaceholders(text, values);
  // An amount appears with a yes, or with its condition.
  const hasAmount = decision !== 'open' && decision !== 'no';
  const approveLabel =
    { 'not-yet': figures.approveSettled, time: figures.approveTime }[decision as string] ?? figures.approve;
  const amount = (value: number) => formatWholeAmount(value, currency);
  const scenarios = analysis?.verdict ? analysis.scenarios : null;
  const approve = {
    label: approveLabel,
    value: decision === 'open' ? null : hasAmount ? say('{approved}') : figures.none,
  };
  const payback = { label: figures.payback, value: scenarios && formatPayback(scenarios.expected.roi) };
  const hours = { label: figures.hours, value: scenarios && formatWhole(scenarios.expected.hoursAYear) };
  const problem = answers.texts.problem.trim();
  return {
    values,
    company: answers.texts.company.trim(),
    title: say(words.title),
    verdict: say(words.verdicts[decision]),
    reasons: listReasons(businessCase).map(say),
    points: decision === 'not-yet' ? listPoints(businessCase).map(say) : [],
    checks: listChecks(businessCase, unread).map(say),
    ask: present([
      ask[decision === 'slow' ? 'yes' : decision],
      hasAmount && decision !== 'not-yet' && values.goLive && ask.end,
    ])
      .map(say)
      .join(' '),
    approval: Object.entries(hasAmount && analysis ? analysis.approval : {}).map(([name, value]) => ({
      label: { ...approval, total: approveLabel }[name] ?? '',
      value: amount(value),
    })),
    /** What the estimate leaves out, and what is below it. */
    notes: price
      ? present([
          businessCase.isBelowEstimate && approval.below,
          approval.tax,
          hasAmount && (currency.exchangeRate === 1 ? approval.scope : approval.exchange),
          price.listPriceUsd < content.smallProject && approval.small,
        ]).map(say)
      : [],
    background: present([
      problem && `${words.problem.heading}: ${problem}`,
      analysis && `${words.whose.heading}: ${say(describeOwners(businessCase, isExample))}`,
    ]),
    numbers: listNumbers(businessCase, isExample).map(({ cells }) => cells),
    figures: [approve, payback, hours],
    handedOver: [
      ...(hasAmount ? [approve] : []),
      payback,
      { label: figures.lowPayback, value: scenarios && formatPayback(scenarios.low.roi) },
      { label: figures.npv, value: scenarios && amount(scenarios.expected.npv) },
      hours,
      { label: figures.price, value: price && amount(price.amount) },
    ].filter(({ value }) => value),
    pages: analysis ? 3 : price ? 2 : 1,
  };
}

/** The message to our team: verdict, figures, the decision asked for, and the link with all answers. */
export const composeTeamMessage = (texts: BusinessCaseTexts, { message, todo }: MemoWords, link: string) =>
  composeMessage(
    [fillPlaceholders(message.title, texts.values)],
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
