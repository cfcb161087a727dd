import { type Word, wordsOf } from '../search/words';

/** Questions with these words are different questions: 'Who teaches?', 'Where do you teach?' */
const QUESTION_WORDS = new Set(['who', 'whose', 'where', 'when', 'why', 'many']);
/** Words that a question may have or lack without meaning something else. */
const GENERIC = new Set(
  wordsOf(
    'ai company business firm question problem sure help work good bit able maybe guess folks site website offer stuff ' +
      'wonder mean say look today sir madam understand explain hear sound sounds wait',
  ).map(({ stem }) => stem),
);

/** Whether a word makes a difference to what a message asks. */
export const isDistinctive = ({ text, stem, isContentWord }: Word): boolean =>
  QUESTION_WORDS.has(text) || (isContentWord && !GENERIC.has(stem));

/** Whether all distinctive words of a message are at these places. */
export const coversAll = (words: readonly Word[], places: Iterable<number>): boolean => {
  const covered = new Set(places);
  return words.every((word, at) => covered.has(at) || !isDistinctive(word));
};

/** Words that must occur: one of several runs of words that follow each other. */
type Term = readonly (readonly Word[])[];

/** Whether words count as the same: as written, or in the plural ('internal' is not 'intern'). */
const isSame = (word: Word | undefined, meant: Word) =>
  word?.text === meant.text || word?.text === `${meant.text}s`;

const placesOf = (term: Term, words: readonly Word[]): number[] =>
  term.flatMap((run) =>
    words.flatMap((_, at) =>
      run.every((meant, offset) => isSame(words[at + offset], meant))
        ? run.map((_, offset) => at + offset)
        : [],
    ),
  );

/**
 * Reads phrases. A phrase is words that must all occur, in any order: 'talk person'. A bar separates alternatives:
 * 'talk|speak|human'. An underscore joins words that follow each other: 'real_person'.
 *
 * @returns what gives the places of all phrases that a message has, or null when it has none
 */
export function createPhraseMatcher(phrases: readonly string[]) {
  const parsed = phrases.map((phrase) =>
    phrase.split(' ').map((term): Term => term.split('|').map((run) => wordsOf(run.replaceAll('_', ' ')))),
  );
  return (words: readonly Word[]): ReadonlySet<number> | null => {
    const found = parsed.flatMap((phrase) => {
      const terms = phrase.map((term) => placesOf(term, words));
      const places = new Set(terms.flat());
      return terms.every((term) => term.length > 0) && places.size >= terms.length ? [...places] : [];
    });
    return found.length > 0 ? new Set(found) : null;
  };
}
