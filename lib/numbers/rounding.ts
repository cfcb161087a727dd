/** Removes floating-point noise: 14,087.499999999998 becomes 14,087.5. */
const dropFloatNoise = (value: number): number => Number(value.toPrecision(12));

/** Rounds to whole units, halves away from zero like a spreadsheet. */
export const roundWhole = (value: number): number =>
  Math.sign(value) * Math.round(dropFloatNoise(Math.abs(value))) + 0;

/** Rounds up to a number of decimals. */
export function roundUp(value: number, decimals = 0): number {
  const unit = 10 ** decimals;
  return Math.ceil(dropFloatNoise(value * unit)) / unit;
}

/** Rounds down to a number of decimals. */
export const roundDown = (value: number, decimals = 0): number => -roundUp(-value, decimals) + 0;
