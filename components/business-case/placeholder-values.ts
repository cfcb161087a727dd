import type { Currency } from '@/lib/currency/format';
import { formatDate } from '@/lib/format/dates';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { formatDecimal, formatNumber, formatTenths } from '@/lib/numbers/format-number';
import { HORIZON_YEARS } from '@/lib/roi-calculator/assumptions';
import { describePayback, formatPayback } from '@/lib/roi-calculator/format-payback';
import { findOption } from '@/lib/wizard/describe-answers';
import type { BusinessCase } from './build-business-case';
import { createFormatters, formatPerson } from './format-values';
import type { RoiAnalysis } from './roi-analysis';
import type { BusinessCaseContent } from './types';

type Values = Readonly<Record<string, string | number>>;

/** A whole number: '1,200'. */
const formatWhole = (value: number): string => formatNumber(value, 0);

/** Areas below half of their points. */
export const listGaps = ({ readiness }: BusinessCase) =>
  readiness?.gaps.filter(({ level }) => level === 'not-yet') ?? [];

/** Values of the placeholders in texts of content/business-case, as far as they can be computed. */
export function composePlaceholderValues(
  businessCase: BusinessCase,
  content: BusinessCaseContent,
  currency: Currency,
): Values {
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
