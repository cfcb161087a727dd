import { numberInWords } from '@/lib/format/number-words';
import { pluralize } from '@/lib/format/pluralize';
import { readinessUrlCodes } from '@/lib/readiness-assessment/answers';
import {
  formatPercent,
  MIN_NEARLY_POINTS_SHARE,
  MIN_READY_POINTS_SHARE,
} from '@/lib/readiness-assessment/score';
import { type LowCaseField, lowCaseFactors } from '@/lib/roi-calculator/compute';
import {
  ESTIMATE_TOLERANCE,
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
  RAMP_UP_MONTHS,
} from '@/lib/roi-calculator/thresholds';
import { questionOrder } from '@/lib/service-selector/requirements';

const months = (count: number) => pluralize(count, 'month');

/** The thresholds of the tools as texts say them. Sentences take them from here, so none can differ from the rules. */
export const toolFigures = {
  yes: months(MAX_YES_PAYBACK_MONTHS),
  no: months(MIN_NO_PAYBACK_MONTHS),
  ramp: months(RAMP_UP_MONTHS),
  tolerance: formatPercent(ESTIMATE_TOLERANCE),
  gap: formatPercent(MIN_NEARLY_POINTS_SHARE),
  ready: formatPercent(MIN_READY_POINTS_SHARE),
};

const lowCaseNames: Readonly<Record<LowCaseField, string>> = {
  ...{ hours: 'hours', rate: 'rate', adoption: 'adoption', cashShare: 'cash share' },
  ...{ cost: 'one-time cost', running: 'running costs', renewals: 'renewals' },
};

/** What gets worse in the low case, and by how much: 'hours, rate and adoption 15% lower; …', from its factors. */
function describeLowCase(isNamed: (field: LowCaseField) => boolean): string {
  const fields = (Object.keys(lowCaseFactors) as LowCaseField[]).filter(isNamed);
  const list = new Intl.ListFormat('en-GB');
  const [lower, higher] = [true, false].map((isLower) => {
    const group = fields.filter((field) => lowCaseFactors[field] < 1 === isLower);
    const change = formatPercent(Math.abs(1 - lowCaseFactors[group[0] ?? 'hours']));
    return `${list.format(group.map((field) => lowCaseNames[field]))} ${change}`;
  });
  return `${lower} lower; ${higher} higher`;
}
/** The low case of the business case, for the middle of a sentence. */
export const lowCaseText = describeLowCase(() => true);
const slowStart = `Slow start: adoption grows over ${toolFigures.ramp}.`;
/** The scenarios in one sentence, for the calculator and for the business case. */
export const scenariosText = `Low: ${describeLowCase((field) => field !== 'cashShare' && field !== 'renewals')}. ${slowStart}`;
export const businessCaseScenarios = `Low: ${lowCaseText}. ${slowStart}`;

/** A number for texts: 'five', and 'Five' where a sentence begins. */
function inWords(number: number): { words: string; capital: string } {
  const words = numberInWords(number);
  return { words, capital: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
}

/** How many questions the service selector asks, and how many statements the readiness assessment has. */
export const selectorCount = inWords(questionOrder.length);
export const statementCount = inWords(readinessUrlCodes.length);
