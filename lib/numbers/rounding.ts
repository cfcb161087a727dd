/** A value without the noise that products of decimals leave in their last digits: 14,087.499999999998 is 14,087.5. */
const settled = (value: number): number => Number(value.toPrecision(12));

/** Rounded to whole units, halves away from zero as a spreadsheet rounds them. */
export const roundWhole = (value: number): number =>
  Math.sign(value) * Math.round(settled(Math.abs(value))) + 0;

/** Rounded up to so many decimals. */
export function roundUp(value: number, decimals = 0): number {
  const unit = 10 ** decimals;
  return Math.ceil(settled(value * unit)) / unit;
}

/** Rounded down to so many decimals. */
export const roundDown = (value: number, decimals = 0): number => -roundUp(-value, decimals) + 0;
