import { numberInWords } from '@/lib/format/number-words';
import { readinessUrlCodes } from '@/lib/readiness-assessment/answers';
import {
  formatPercent,
  MIN_NEARLY_POINTS_SHARE,
  MIN_READY_POINTS_SHARE,
} from '@/lib/readiness-assessment/score';
import {
  ESTIMATE_TOLERANCE,
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
  RAMP_UP_MONTHS,
} from '@/lib/roi-calculator/thresholds';
import { questionOrder } from '@/lib/service-selector/requirements';

const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;

/** The thresholds of the tools as texts say them. Sentences take them from here, so none can differ from the rules. */
export const toolFigures = {
  yes: months(MAX_YES_PAYBACK_MONTHS),
  no: months(MIN_NO_PAYBACK_MONTHS),
  ramp: months(RAMP_UP_MONTHS),
  tolerance: formatPercent(ESTIMATE_TOLERANCE),
  gap: formatPercent(MIN_NEARLY_POINTS_SHARE),
  ready: formatPercent(MIN_READY_POINTS_SHARE),
};

/** The scenarios in one sentence, for the calculator and the business case. */
export const scenariosText = `Low: hours, rate and adoption ${toolFigures.tolerance} lower, both costs ${toolFigures.tolerance} higher. Slow start: adoption grows over ${toolFigures.ramp}.`;

/** A number for texts: 'five', and 'Five' where a sentence begins. */
function inWords(number: number): { words: string; capital: string } {
  const words = numberInWords(number);
  return { words, capital: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
}

/** How many questions the service selector asks, and how many statements the readiness assessment has. */
export const selectorCount = inWords(questionOrder.length);
export const statementCount = inWords(readinessUrlCodes.length);
