/**
 * Round values for the lines of a chart, lowest first. The lowest may lie just above `min`, so that a series
 * that begins near a round value stands on it; the highest is never below `max`. There are about `about` spaces between
 * them.
 */
export function computeTicks(min: number, max: number, about = 3): number[] {
  const rough = (max - min) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.95) ?? 10) * power;
  const low = Math.floor(min / step + 0.2) * step;
  const high = Math.ceil(max / step) * step;
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
}
