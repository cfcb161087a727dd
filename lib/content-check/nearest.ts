import MiniSearch from 'minisearch';

/** How many letters may differ, as a share of those written. */
const MAX_DIFFERENCE = 1 / 3;

/** The most similar value, if few letters differ. */
export function mostSimilar(written: string, values: readonly string[]): string | undefined {
  const index = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
  index.addAll([...new Set(values)].map((id) => ({ id })));
  return index.search(written, { fuzzy: MAX_DIFFERENCE })[0]?.id;
}

/** ' Did you mean …?' with the nearest value, or nothing. */
export function didYouMean(written: string, values: readonly string[]): string {
  const meant = mostSimilar(written, values);
  return meant === undefined ? '' : ` Did you mean '${meant}'?`;
}
