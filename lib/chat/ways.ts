import { type Word, wordsOf } from '../search/words';

/** How a message asks in a way: the places of the way's words, and whether the message may say more. */
export type Match = {
  places: ReadonlySet<number>;
  isOpen: boolean;
  /** The share of the message's words, stop words too, that the way has. */
  likeness: number;
};

/** Questions with these words are different questions: 'Who teaches?', 'Where do you teach?' */
const QUESTION_WORDS = new Set(['who', 'whose', 'where', 'when', 'why', 'many']);
/** Words that a question may have or lack without meaning something else. */
const GENERIC = new Set(
  wordsOf(
    'ai company business firm question problem sure help work good bit able maybe guess folks site website offer stuff ' +
      'wonder mean say look today sir madam understand explain hear sound sounds wait',
  ).map(({ stem }) => stem),
);

/** Words that say what is done, though they tell nothing alone: 'Can I see the data?' does not ask how much you need. */
const LIGHT = new Set(
  'see get gets getting give go going got made make makes need put take use used using work works worked say before without'.split(
    ' ',
  ),
);

/** What begins a question that asks for something else than whether it can be done. */
const NO_REQUEST = new Set(
  'what whats which how who where when why should shall is are was were am does did may must if'.split(' '),
);
const isNumber = ({ text }: Word) => /^\d+$/.test(text);

/** 'A developer or an engineer' is either of the two. */
const EITHER = /(\S+) or (?:an? |the |our |my )?(\S+)/gi;

/** Whether a word makes a difference to what a message asks. */
export const isDistinctive = ({ text, stem, isContentWord }: Word): boolean =>
  QUESTION_WORDS.has(text) || (isContentWord && !GENERIC.has(stem));

/** How many of a message's distinctive words are at these places. */
export const countDistinctive = (words: readonly Word[], places: Iterable<number>): number =>
  new Set([...places].filter((place) => words[place] && isDistinctive(words[place]))).size;

/** Whether all distinctive words of a message are at these places. */
export const coversAll = (words: readonly Word[], places: Iterable<number>): boolean =>
  countDistinctive(words, places) === words.filter(isDistinctive).length;

/** Words that must occur: one of several runs of words that follow each other. */
type Term = readonly (readonly Word[])[];

const parseTerms = (way: string): Term[] =>
  way.split(' ').map((term) => term.split('|').map((run) => wordsOf(run.replaceAll('_', ' '))));

/** Whether words count as the same: only as written and in the plural ('internal' is not 'intern'), or by their stems. */
const isSameText = (word: Word, meant: Word) => word.text === meant.text || word.text === `${meant.text}s`;
const isSameStem = (word: Word, meant: Word) => word.text === meant.text || word.stem === meant.stem;

function placesOf(term: Term, words: readonly Word[], isSame: typeof isSameText): number[] {
  return term.flatMap((run) =>
    words.flatMap((_, at) =>
      run.every((meant, offset) => {
        const word = words[at + offset];
        return word !== undefined && isSame(word, meant);
      })
        ? run.map((_, offset) => at + offset)
        : [],
    ),
  );
}

/** Whether a way of asking has each of its terms at a place of its own. */
const isWhole = (terms: readonly number[][], places: ReadonlySet<number>) =>
  terms.every((term) => term.length > 0) && places.size >= terms.length;

/**
 * Reads phrases. A phrase is words that must all occur, in any order: 'talk person'. A bar separates alternatives:
 * 'talk|speak person|human'. An underscore joins words that follow each other: 'real_person'.
 *
 * @returns what gives the places of all phrases that a message has, or null when it has none
 */
export function createPhraseMatcher(phrases: readonly string[]) {
  const parsed = phrases.map(parseTerms);
  return (words: readonly Word[]): ReadonlySet<number> | null => {
    const found = parsed.flatMap((phrase) => {
      const terms = phrase.map((term) => placesOf(term, words, isSameText));
      const places = new Set(terms.flat());
      return isWhole(terms, places) ? [...places] : [];
    });
    return found.length > 0 ? new Set(found) : null;
  };
}

/**
 * Reads the ways of asking a question: phrases as above, or whole questions ('who owns the code or the data'). In whole
 * questions words count by their stems, stop words do not count, nor do generic words beside others, and a long question
 * may lack a word; without content words, they must occur as they are. Behind a way that ends with ' *', a statement or a
 * request may say anything more.
 *
 * @returns what finds the way that has most of a message's words, when the ways together have all that are distinctive.
 *   `subject` is what the message leaves out since it follows another; its words have places behind the message's.
 */
export function createWayMatcher(ways: readonly string[]) {
  const parsed = ways.map((way) => {
    const isOpen = way.endsWith(' *');
    const text = way.replace(/ \*$/, '');
    if (/[|_]/.test(text))
      return { isOpen, terms: parseTerms(text), isSame: isSameText, light: [], all: null };
    const terms = parseTerms(text.replace(EITHER, '$1|$2')).filter((term) =>
      term.some((run) => run.some(isDistinctive)),
    );
    const isAsked = terms.flat(2).some((word) => word.isContentWord);
    const light = wordsOf(text).filter((word) => LIGHT.has(word.text));
    const all = new Set(wordsOf(text).map(({ stem }) => stem));
    return { isOpen, terms: isAsked ? terms : [[wordsOf(text)]], isSame: isSameStem, light, all };
  });
  const vocabulary = new Set(
    parsed.flatMap(({ terms }) => terms.flat(2).flatMap((word) => (isDistinctive(word) ? [word.stem] : []))),
  );

  const said = new Set(ways.flatMap((way) => wordsOf(way.replace(/[|_]/g, ' ')).map(({ stem }) => stem)));

  return (message: readonly Word[], subject: readonly Word[] = []): Match | null => {
    const words = [...message, ...subject];
    const hasAll = message.every(
      (word) => !isDistinctive(word) || isNumber(word) || vocabulary.has(word.stem),
    );
    const stems = new Set(words.map(({ stem }) => stem));
    const hasLight = message.every((word) => !LIGHT.has(word.text) || said.has(word.stem));
    const isRequest =
      !NO_REQUEST.has(message[0]?.text ?? '') && !message.some(({ text }) => QUESTION_WORDS.has(text));
    let best: Match | null = null;
    for (const { terms, isOpen, isSame, light, all } of parsed) {
      if (isOpen ? !isRequest : !hasAll) continue;
      const found = terms.map((term) => placesOf(term, words, isSame));
      const places = new Set(found.flat());
      const isMet = isWhole(found, places);
      // The other ways add a word or two, and not the subject.
      const covered = countDistinctive(message, places);
      const rest = message.filter(isDistinctive).length - covered;
      const alike = all
        ? message.filter(({ stem }) => all.has(stem)).length
        : [...places].filter((place) => place < message.length).length;
      const likeness = alike / message.length;
      // A single word is enough only where the message does nothing else with it.
      if (covered < 2 && message.length > 1 && !(hasLight && light.every((word) => stems.has(word.stem))))
        continue;
      const isMost = isOpen || rest < covered || rest === 0 || (rest === covered && isSame === isSameText);
      if (isMet && isMost && places.size + likeness > (best ? best.places.size + best.likeness : 0))
        best = { places, isOpen: isOpen && !hasAll, likeness };
    }
    return best;
  };
}
