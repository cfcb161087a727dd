import MiniSearch from 'minisearch';

/** Shorter words are too like others. */
const MIN_LETTERS = 4;

const lettersOf = (word: string) => [...word].sort().join('');

/** Creates the function that corrects a mistyped word to the closest of `known`, which begin with the same letter. */
export async function createSpelling(known: Iterable<string>): Promise<(word: string) => string> {
  const index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    searchOptions: { fuzzy: ({ length }) => (length > 7 ? 2 : 1) },
  });
  await index.addAllAsync(
    [...known].map((id) => ({ id })),
    { chunkSize: 500 },
  );
  return (word) => {
    if (word.length < MIN_LETTERS) return word;
    const hits = index.search(word, { filter: ({ id }) => id[0] === word[0] });
    // 'conatct' has the letters of 'contact', and is as near to 'connect'.
    return (hits.find(({ id }) => lettersOf(id) === lettersOf(word)) ?? hits[0])?.id ?? word;
  };
}
