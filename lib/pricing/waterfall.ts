/** One tread: where the lane comes from and goes to, in percent of the drawing's width. */
export type WaterfallStep = { from: number; to: number };

/**
 * The cost breakdown as a staircase: the first tread runs from nothing to the base, each further one from
 * the sum so far to the next sum. A negative amount steps back left, zero drops straight down.
 *
 * @param amounts the base first, then its adjustments.
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
