import { numberInWords } from '@/lib/format/number-words';
import { MIN_NEARLY_SHARE, MIN_READY_SHARE, percent } from '@/lib/readiness/score';
import { questionOrder } from '@/lib/recommendation/requirements';
import { LOW_CASE_FACTOR } from '@/lib/roi/cases';
import {
  MAX_YES_PAYBACK_MONTHS,
  MIN_NO_PAYBACK_MONTHS,
  RAMP_UP_MONTHS,
  THIN_MARGIN_MONTHS,
  THIN_MARGIN_SHARE,
  TOLERANCE,
} from '@/lib/roi/thresholds';

const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;

/** The thresholds of the tools as texts say them. Sentences take them from here, so none can differ from the rules. */
export const toolFigures = {
  yes: months(MAX_YES_PAYBACK_MONTHS),
  no: months(MIN_NO_PAYBACK_MONTHS),
  ramp: months(RAMP_UP_MONTHS),
  thinMonths: months(THIN_MARGIN_MONTHS),
  thinShare: percent(THIN_MARGIN_SHARE),
  tolerance: percent(TOLERANCE),
  /** What three numbers that are each lower by the tolerance take off the savings. */
  lowSaves: percent(1 - LOW_CASE_FACTOR),
  gap: percent(MIN_NEARLY_SHARE),
  ready: percent(MIN_READY_SHARE),
};

/** The cases in one sentence, for the calculator and the business case. */
export const casesText = `Low: hours, rate and adoption ${toolFigures.tolerance} lower, both costs ${toolFigures.tolerance} higher. High: ${toolFigures.tolerance} more hours. Slow start: adoption grows over ${toolFigures.ramp}.`;

const count = numberInWords(questionOrder.length);

/** How many questions the service selector asks, for texts: 'five', and 'Five' where a sentence begins. */
export const selectorCount = { words: count, capital: `${count.charAt(0).toUpperCase()}${count.slice(1)}` };
