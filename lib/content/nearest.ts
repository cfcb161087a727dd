/** How many letters must be added, taken out or replaced to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + Number(letter !== against)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The value that somebody probably meant: the most similar one, if at most a third of its letters differ. */
export function nearest(written: string, values: readonly string[]): string | undefined {
  const ranked = values
    .map((value) => ({ value, far: distance(written.toLowerCase(), value.toLowerCase()) }))
    .filter(({ value, far }) => far <= Math.max(2, Math.ceil(Math.max(value.length, written.length) / 3)))
    .filter(({ value, far }) => far < Math.max(value.length, written.length))
    .sort((one, other) => one.far - other.far);
  return ranked[0]?.value;
}

/** ' Did you mean …?' with the nearest value, or nothing. */
export function didYouMean(written: string, values: readonly string[]): string {
  const meant = nearest(written, values);
  return meant === undefined ? '' : ` Did you mean '${meant}'?`;
}
