/**
 * The return of a business case by the words of its page, typed from its rules. It imports nothing, so that no
 * mistake of the site's own tables or code can be in it too, and it works by areas and by search where the site
 * solves equations.
 */
export type Numbers = {
  hours: number;
  weeks: number;
  rate: number;
  /** Percent. */
  adoption: number;
  /** What was entered, in the case's currency; the estimate counts where it is more. */
  cost: number;
  running: number;
  /** The estimate in the case's currency, and its weeks. */
  price: number;
  buildWeeks: number;
  /** Percent a year, and percent of the saved hours. */
  discountRate: number;
  cashShare: number;
};

type Project = { saved: number; rate: number; weeks: number; cost: number; running: number; ramp: number };
export type Outcome = {
  /** Months from approval; null for never. */
  payback: number | null;
  gain: number;
  npv: number;
  totals: number[];
};

function outcome(project: Project, buildWeeks: number, discountRate: number): Outcome {
  const { saved, rate, weeks, cost, running, ramp } = project;
  const live = (buildWeeks / 52) * 12;
  const worthOfMonth = (saved * weeks * rate) / 12;
  /** The area under the saving: a triangle while adoption grows, a rectangle afterward. */
  const after = (month: number) => {
    const run = Math.max(0, month - live);
    const growing = Math.min(run, ramp);
    const triangle = ramp > 0 ? (growing * worthOfMonth * (growing / ramp)) / 2 : 0;
    return triangle + (run - growing) * worthOfMonth - (run * running) / 12 - cost;
  };
  let payback: number | null = null;
  if (Math.round((worthOfMonth * 12 - running) * 1e5) > 0) {
    // The last month in which the sum is below zero, halved down from far beyond it.
    let [low, high] = [0, live + ramp + 1];
    while (after(high) < 0) high *= 2;
    for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
      // The sum falls at first, so a month counts as below when it or the end of the ramp-up is.
      if (after(middle) < 0 || (middle < live && cost > 0)) low = middle;
      else high = middle;
    }
    payback = cost === 0 && (ramp === 0 || running === 0) ? 0 : high;
  }
  const totals = [0, 1, 2, 3, 4, 5].map((year) => after(year * 12));
  const flows = totals.map((total, year) => (year === 0 ? total : total - (totals[year - 1] ?? 0)));
  const npv = flows.reduce((sum, flow, year) => sum + flow / (1 + discountRate / 100) ** year, 0);
  return { payback, gain: totals[1] ?? 0, npv, totals };
}

const within = ({ payback }: Outcome, months: number) => payback !== null && payback <= months;

/** The verdict by the three rules of the page; what is in between is 'not-yet'. */
function verdict(low: Outcome, expected: Outcome) {
  if (low.npv > 0) return within(low, 12) ? 'yes' : 'slow';
  return !within(expected, 36) || expected.npv <= 0 ? 'no' : 'not-yet';
}

/** Everything that page, memo and workbook say of the return. */
export function byPage(numbers: Numbers) {
  const { hours, weeks, rate, adoption, running, buildWeeks, discountRate, cashShare } = numbers;
  const cost = Math.max(numbers.cost, numbers.price);
  const of = (share: number) => {
    const expected = { saved: (hours * adoption * share) / 100, rate, weeks, cost, running, ramp: 0 };
    const low = {
      ...expected,
      saved: hours * 0.85 * ((adoption * 0.85) / 100) * share,
      rate: rate * 0.85,
      cost: cost * 1.15,
      running: running * 1.15,
    };
    const work = (project: Project) => outcome(project, buildWeeks, discountRate);
    const cases = { low: work(low), expected: work(expected), lowSlow: work({ ...low, ramp: 6 }) };
    return { cases, verdict: verdict(cases.low, cases.expected) };
  };
  const liveYear = Math.max(0, 52 - buildWeeks) / 52;
  const saved = (hours * adoption) / 100;
  return {
    freed: of(1),
    cash: of(cashShare / 100),
    approved: cost * 1.15,
    mostLost: cost * 1.15 + running * 1.15 * liveYear,
    /** The saved hours from go-live to the end of year five, in today's money. */
    doNothing: outcome({ saved, rate, weeks, cost: 0, running: 0, ramp: 0 }, buildWeeks, discountRate).npv,
    /** Saved hours a week of the low case: half of them are the first stop rule. */
    lowSaved: saved * 0.85 * 0.85,
    /** Saved hours a week at which year one ends at zero. */
    breakEven: (cost + running * liveYear) / (weeks * rate * liveYear),
  };
}
