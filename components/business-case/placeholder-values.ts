import type { Currency } from '@/lib/currency/format';
import { formatEnteredAmount, formatWholeAmount } from '@/lib/currency/format';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { pluralize } from '@/lib/format/pluralize';
import { formatDecimal, formatNumber, formatTenths } from '@/lib/numbers/format-number';
import { describePayback } from '@/lib/roi-calculator/format-payback';
import { ESTIMATE_TOLERANCE } from '@/lib/roi-calculator/thresholds';
import { findOption } from '@/lib/wizard/describe-answers';
import type { BusinessCase } from './build-business-case';
import type { RoiAnalysis } from './roi-analysis';

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

/** The day on which a project goes live that is approved on the day of the decision. */
function formatGoLive(deadline: string, weeks: number): string {
  const live = Date.parse(deadline) + weeks * 7 * 86_400_000;
  return formatDate(new Date(live).toISOString().slice(0, 10));
}

/**
 * Values of the placeholders in texts of content/business-case, as far as they can be computed. Those of hours and weeks
 * contain the noun.
 */
export function composePlaceholderValues(businessCase: BusinessCase): Values {
  const { answers, content, currency, price, analysis, missing, openInputs } = businessCase;
  const { words, priced, pricing, areas, smallProject } = content;
  const { texts } = answers;
  const amount = (value: number) => formatWholeAmount(value, currency);
  const roiValues = analysis && composeRoiValues(analysis, currency);
  const owner = texts.owner.trim() || words.ask.unnamed;
  const giver = texts.hoursGiver.trim() || words.ask.unnamed;
  const hasDate = businessCase.dateState === 'valid';
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
      ...(hasDate && { goLive: formatGoLive(texts.deadline, price.weeks) }),
    }),
    ...roiValues,
    ...(roiValues &&
      analysis.verdict && { verdict: fillPlaceholders(words.verdicts[analysis.verdict], roiValues) }),
  };
}

/** Those that come from the analysis alone. */
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
