import { roundDown, roundWhole } from '@/lib/numbers/rounding';
import {
  type FinanceInputs,
  financeDefaults,
  HORIZON_YEARS,
  type RoiInputs,
} from '@/lib/roi-calculator/assumptions';
import {
  computeScenarios,
  countLiveMonths,
  type Roi,
  toLowCase,
  weeksToMonths,
} from '@/lib/roi-calculator/compute';
import {
  ESTIMATE_TOLERANCE,
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
  RAMP_UP_MONTHS,
} from '@/lib/roi-calculator/thresholds';

export type RoiAnalysis = ReturnType<typeof analyzeRoi>;

/** 'not-yet' needs something settled first; of 'time', the saved hours do not become money. */
export type BusinessCaseVerdict = 'yes' | 'slow' | 'not-yet' | 'no' | 'time';

type Outcome = { roi: Pick<Roi, 'paybackMonths'>; npv: number };

const paysBackWithin = ({ roi: { paybackMonths } }: Outcome, months: number) =>
  paybackMonths !== null && paybackMonths <= months;

/**
 * The only verdict of the site, on cash: the low and the expected scenario of one project.
 *
 * - 'yes': even the low scenario pays back within MAX_YES_PAYBACK_MONTHS and gains more than it costs.
 * - 'slow': the low scenario gains more than it costs at the discount rate, and takes longer.
 * - 'no': the expected scenario takes longer than MIN_NO_PAYBACK_MONTHS, or gains no more than it costs.
 */
export function decideVerdict(low: Outcome, expected: Outcome): BusinessCaseVerdict {
  if (low.npv > 0) return paysBackWithin(low, MAX_YES_PAYBACK_MONTHS) ? 'yes' : 'slow';
  return expected.npv > 0 && paysBackWithin(expected, MIN_NO_PAYBACK_MONTHS) ? 'not-yet' : 'no';
}

type Numbers = RoiInputs & Pick<FinanceInputs, 'renewals' | 'cashShare'>;

function toScenario(numbers: Numbers, roi: Roi, discountRate: number) {
  /** Cash flow by year: the cost on the day of approval, then each year's net. */
  const flows = roi.curve.map(({ sum }, year) => sum - (roi.curve[year - 1]?.sum ?? 0));
  const [cost = 0, firstYear = 0] = flows;
  const saved = (numbers.hours * numbers.adoption) / 100;
  const hoursAYear = saved * numbers.weeks;
  const costAYear = numbers.cost / HORIZON_YEARS + numbers.running + numbers.renewals;
  return {
    ...{ numbers, roi, flows },
    gain: roundWhole(firstYear) + roundWhole(cost),
    /** Net present value: the cost at once, each year's flow at its end. */
    npv: flows.reduceRight((later, flow) => flow + later / (1 + discountRate / 100), 0),
    ...{ saved, hoursAYear },
    /** The one-time cost is spread over five years. */
    costAYear,
    costOfAnHour: hoursAYear && costAYear / hoursAYear,
  };
}

/** Saved hours as a stop rule states them, rounded down so that a project at exactly that pace goes on. */
const roundLimit = (hours: number) => roundDown(hours, hours < 1 ? 2 : 1);

/** Cash and hours from the day of approval, in the case's currency. Without an `estimate` the work takes no weeks. */
export function analyzeRoi(
  inputs: RoiInputs,
  estimate: { weeks: number; renewals: number } | null,
  finance: Partial<FinanceInputs>,
) {
  const buildMonths = weeksToMonths(estimate?.weeks ?? 0);
  const { cashShare = null, otherHours, renewals = estimate?.renewals ?? 0 } = finance;
  const { discountRate } = { ...financeDefaults, ...finance };
  // Only the hours that become money no longer paid save cash; all costs are cash.
  const numbers: Numbers = { ...inputs, renewals, cashShare: cashShare ?? 0 };
  const rois = computeScenarios(numbers, { buildMonths, renewals });
  const expected = toScenario(numbers, rois.expected, discountRate);
  const low = toScenario(toLowCase(numbers), rois.low, discountRate);
  const onTime: BusinessCaseVerdict = expected.hoursAYear > 0 ? 'time' : 'no';
  // What is approved is signed, so its parts are rounded before they are added.
  const cost = roundWhole(inputs.cost);
  const running = roundWhole((inputs.running * countLiveMonths(buildMonths)) / 12);
  const reserve = roundWhole((cost + running) * ESTIMATE_TOLERANCE);
  return {
    /** As entered, everything worse, and everything worse with a slow start. */
    scenarios: {
      ...{ expected, low },
      lowWithRampUp: toScenario(low.numbers, rois.lowWithRampUp, discountRate),
    },
    discountRate,
    /** Percent of the saved hours that become money no longer paid; null while unanswered, as the verdict is. */
    cashShare,
    verdict: cashShare === null ? null : cashShare === 0 ? onTime : decideVerdict(low, expected),
    buildMonths,
    isAlternativeAsGood: otherHours !== undefined && otherHours >= expected.saved,
    /** The costs of the first year and a reserve, which add up to the amount to approve, and the later years. */
    approval: {
      ...{ cost, running, reserve, total: cost + running + reserve },
      later: roundWhole(inputs.running) + roundWhole(renewals),
    },
    /** Limits of the stop rules, from the low scenario: the least at which the decision still holds. */
    stops: {
      early: roundLimit((low.saved * 3) / RAMP_UP_MONTHS),
      full: roundLimit(low.saved),
      cash: roundDown(low.roi.worth),
    },
  };
}
