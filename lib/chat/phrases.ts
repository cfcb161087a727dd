import { isMistyped, type Word, wordsOf } from '../search/words';

/** Positions in a message that a phrase matches; null when it does not match. */
type Matcher = (words: readonly Word[]) => ReadonlySet<number> | null;

/**
 * Reads phrases of content. A phrase is words that must all occur, in any order: 'talk person'. A bar separates
 * alternatives: 'talk|speak person|human'. An underscore joins words that follow each other: 'real_person'. Endings
 * and small typing errors are forgiven, unless only exact words and their plurals count.
 *
 * @param isKnown whether the site itself uses a word: then it is not a typing error ('contract' is not 'contact').
 *   null where only exact words count ('internal' is not 'intern', though they share a stem).
 * @returns what matches a message: the places of all phrases that it has, or null when it has none.
 */
export function createPhraseMatcher(
  phrases: readonly string[],
  isKnown: ((word: string) => boolean) | null,
): Matcher {
  const parsed = phrases.map((phrase) =>
    phrase.split(' ').map((term) => term.split('|').map((run) => wordsOf(run.replaceAll('_', ' ')))),
  );
  const isSame = (word: Word | undefined, meant: Word) =>
    word !== undefined &&
    (word.text === meant.text ||
      (isKnown
        ? (word.stem === meant.stem && word.stem.length > 2) ||
          (isMistyped(word.text, meant.text) && !isKnown(word.text))
        : word.text === `${meant.text}s`));
  const placesOf = (run: readonly Word[], words: readonly Word[]) =>
    words.flatMap((_, at) =>
      run.every((meant, offset) => isSame(words[at + offset], meant))
        ? run.map((_, offset) => at + offset)
        : [],
    );

  return (words) => {
    const found = new Set<number>();
    for (const phrase of parsed) {
      const places = phrase.map((alternatives) => alternatives.flatMap((run) => placesOf(run, words)));
      // A word does not count twice: 'countries' does not match both halves of 'work|countries abroad|countries'.
      const all = new Set(places.flat());
      if (places.every((own) => own.length > 0) && all.size >= phrase.length)
        for (const place of all) found.add(place);
    }
    return found.size > 0 ? found : null;
  };
}
