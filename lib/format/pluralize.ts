/** A number with its noun: '1 page', '8 pages', '2 entries', '1,200 hours' of a formatted number. */
export const pluralize = (number: number | bigint | string, one: string, many = `${one}s`): string =>
  `${number} ${String(number) === '1' ? one : many}`;
