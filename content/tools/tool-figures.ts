import { GAP_BELOW, percent, READY_FROM } from '@/lib/readiness/score';
import { LOW_WORTH } from '@/lib/roi/cases';
import { NO_MONTHS, RAMP_MONTHS, THIN_MONTHS, THIN_SHARE, TOLERANCE, YES_MONTHS } from '@/lib/roi/thresholds';

const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;

/** The thresholds of the tools as texts say them. Sentences take them from here, so none can differ from the rules. */
export const toolFigures = {
  yes: months(YES_MONTHS),
  no: months(NO_MONTHS),
  ramp: months(RAMP_MONTHS),
  thinMonths: months(THIN_MONTHS),
  thinShare: percent(THIN_SHARE),
  tolerance: percent(TOLERANCE),
  /** What three numbers that are each lower by the tolerance take off the savings. */
  lowSaves: percent(1 - LOW_WORTH),
  gap: percent(GAP_BELOW),
  ready: percent(READY_FROM),
};

/** The cases in one sentence, for the calculator and the business case. */
export const casesText = `Low: hours, rate and adoption ${toolFigures.tolerance} lower, both costs ${toolFigures.tolerance} higher. High: ${toolFigures.tolerance} more hours. Slow start: adoption grows over ${toolFigures.ramp}.`;
