/** The middle of the sorted values, the upper one of two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** How many times the value of the blank app. */
export const ratio = (value: number, blank: number): string =>
  blank === 0 ? '-' : (value / blank).toFixed(2);

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export type Target = { name: string; url: string };
