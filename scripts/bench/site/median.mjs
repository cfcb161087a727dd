/**
 * The middle of the sorted values, the upper one of two; 0 where there are none.
 *
 * @param {readonly number[]} values
 */
export const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
