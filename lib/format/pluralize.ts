/** A number with its noun: '1 page', '8 pages', '2 entries'. */
export const pluralize = (number: number | bigint, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
