/** Edit distance: letters to add, remove or replace to turn one word into another. */
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

/** The most similar value, if few letters differ. */
export function mostSimilar(written: string, values: readonly string[]): string | undefined {
  const ranked = values
    .map((value) => {
      const longest = Math.max(value.length, written.length);
      return { value, longest, far: distance(written.toLowerCase(), value.toLowerCase()) };
    })
    .filter(({ far, longest }) => far * 2 < longest && far <= Math.max(2, Math.floor(longest / 3)))
    .sort((one, other) => one.far - other.far);
  return ranked[0]?.value;
}

/** ' Did you mean …?' with the nearest value, or nothing. */
export function didYouMean(written: string, values: readonly string[]): string {
  const meant = mostSimilar(written, values);
  return meant === undefined ? '' : ` Did you mean '${meant}'?`;
}
