/** One step of the chart: its start and end in percent of the width. */
export type WaterfallStep = { from: number; to: number };

/**
 * The cost breakdown as a waterfall chart: the first step runs from zero to the base, each further one from one
 * subtotal to the next. Negative amounts run left, zero straight down.
 *
 * @param amounts the base, then its adjustments.
 */
export function waterfallSteps(amounts: readonly number[]): WaterfallStep[] {
  let sum = 0;
  const sums = amounts.map((amount) => {
    sum += amount;
    return sum;
  });
  const widest = Math.max(...sums, 1);
  const percent = (value: number) => (Math.max(value, 0) / widest) * 100;
  return sums.map((to, index) => ({ from: percent(sums[index - 1] ?? 0), to: percent(to) }));
}
