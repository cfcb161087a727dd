import type { Currency } from '@/lib/currency/format';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { pluralize } from '@/lib/format/pluralize';
import { formatDecimal, formatNumber, formatTenths } from '@/lib/numbers/format-number';
import { HORIZON_YEARS } from '@/lib/roi-calculator/assumptions';
import { describePayback, formatPayback } from '@/lib/roi-calculator/format-payback';
import { findOption } from '@/lib/wizard/describe-answers';
import type { BusinessCase } from './build-business-case';
import { createFormatters, formatPerson } from './format-values';
import type { RoiAnalysis } from './roi-analysis';
import type { BusinessCaseContent } from './types';

type Values = Readonly<Record<string, string | number>>;

/** Hours with their noun: '1,200 hours', '1 hour'. */
const hoursText = (formatted: string) => pluralize(formatted, 'hour');
/** A whole number: '1,200'. */
export const formatWhole = (value: number): string => formatNumber(value, 0);
const tenths = (value: number) => Math.round(value * 10) / 10;

/** Areas below half of their points. */
export const listGaps = ({ readiness }: BusinessCase) =>
  readiness?.gaps.filter(({ level }) => level === 'not-yet') ?? [];

/**
 * Values of the placeholders in texts of content/business-case, as far as they can be computed. Those of hours and weeks
 * contain the noun.
 */
export function composePlaceholderValues(
  businessCase: BusinessCase,
  content: BusinessCaseContent,
  currency: Currency,
): Values {
  const { answers, price, analysis, missing, openInputs, dateState } = businessCase;
  const { words, priced, pricing, areas } = content;
  const formats = createFormatters(currency);
  const { amount } = formats;
  const roiValues = analysis ? composeRoiValues(analysis, formats) : {};
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
    deadline: dateState === 'valid' ? formatDate(texts.deadline) : words.ask.undated,
    open: open.join(', '),
    areas: listGaps(businessCase)
      .map(({ area }) => areas[area]?.name)
      .join(', '),
    code: currency.code,
    currency: `${currency.code} (${currency.name})`,
    symbol: currency.symbol,
    exchangeRate: currency.exchangeRate,
    smallProject: amount(content.smallProject * currency.exchangeRate),
    hours: hoursText(formatTenths(answers.roi.hours ?? 0)),
    otherHours: hoursText(formatTenths(answers.finance.otherHours ?? 0)),
    ...(price && {
      price: amount(price.amount),
      from: amount(price.range.from),
      to: amount(price.range.to),
      weeks: pluralize(price.weeks, 'week'),
      team: findOption(pricing, 'teamSize', price.parameters.teamSize)?.measure ?? '',
    }),
    ...roiValues,
    ...(analysis?.verdict && { verdict: fillPlaceholders(words.verdicts[analysis.verdict], roiValues) }),
  };
}

function composeRoiValues(
  analysis: RoiAnalysis,
  { amount, hourly }: ReturnType<typeof createFormatters>,
): Values {
  const { cash, inputs, saved, stops, time, approval, renewals } = analysis;
  const share = (analysis.cashShare ?? 0) / 100;
  // Of a sum, the last part is what is left of the rounded ones, so that they add up.
  const hoursAYear = Math.round(time.hoursAYear);
  const cashHours = Math.round(time.hoursAYear * share);
  const timeHours = hoursAYear - cashHours;
  const savedAsCash = tenths(saved * share);
  const outcome = (npv: number) => `${npv < 0 ? 'loses' : 'gains'} ${amount(Math.abs(npv))}`;
  const lowPayback = cash ? formatPayback(cash.low.roi) : '';
  return {
    approved: amount(approval.total),
    costLimit: amount(approval.costLimit),
    laterYears: amount(approval.later),
    renewals: amount(renewals),
    rate: formatTenths(analysis.discountRate),
    hoursAYear: hoursText(formatWhole(hoursAYear)),
    hoursAYearAlone: formatWhole(hoursAYear),
    lowHoursAYear: hoursText(formatWhole(time.lowHoursAYear)),
    cashHours: formatWhole(cashHours),
    timeHours: formatWhole(timeHours),
    timeHoursAYear: hoursText(formatWhole(timeHours)),
    worthOfTime: amount(time.hoursAYear * (1 - share) * inputs.rate),
    costAYear: amount(time.costAYear),
    costOfAnHour: hourly(time.costOfAnHour),
    lowCostOfAnHour: hourly(time.lowCostOfAnHour),
    saved: hoursText(formatTenths(saved)),
    savedAsCash: formatTenths(savedAsCash),
    savedAsTime: formatTenths(tenths(saved) - savedAsCash),
    early: hoursText(formatDecimal(stops.early)),
    full: hoursText(formatDecimal(stops.full)),
    yearlyCash: amount(stops.cash),
    ...(cash && {
      payback: formatPayback(cash.expected.roi),
      lowPayback,
      // In lower case, for the middle of a sentence.
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
