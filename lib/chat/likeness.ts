import type { Word } from '../search/words';

/** What a stop word and a pair of neighbors count, where a content word counts 1. */
const STOP_WEIGHT = 0.6;
const PAIR_WEIGHT = 0.5;
/** What a word counts that a short message leaves out, since it follows another. */
const EARLIER_WEIGHT = 0.3;
/** A message with more content words leaves nothing out. */
export const MAX_FOLLOW_UP = 3;
/** What the best phrase of a subject counts beside the mean of its three best. */
const BEST_WEIGHT = 0.6;
/** How large log odds become in an ordinary message; they count as much as the phrases. */
const ODDS_SCALE = 10;
/** Added to the counts of a word, so that a rare one proves little. */
const SMOOTHING = 1;
const SMOOTHING_ELSEWHERE = 0.1;

/** What a text says, as terms (a stem, or the stems of two neighbors) and their weights, at a length of 1. */
type Terms = ReadonlyMap<string, number>;

const isNumber = ({ text }: Word) => /^\d+$/.test(text);

function termsOf(words: readonly Word[], earlier: readonly Word[] = []): Terms {
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) => terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  words.forEach((word, at) => {
    if (isNumber(word)) return;
    add(word.stem, word.isContentWord ? 1 : STOP_WEIGHT);
    const next = words[at + 1];
    if (next && !isNumber(next)) add(`${word.stem} ${next.stem}`, PAIR_WEIGHT);
  });
  if (words.filter(({ isContentWord }) => isContentWord).length <= MAX_FOLLOW_UP)
    for (const { stem, isContentWord } of earlier)
      if (isContentWord && !terms.has(stem)) terms.set(stem, EARLIER_WEIGHT);
  const length = Math.hypot(...terms.values());
  return new Map([...terms].map(([term, weight]) => [term, weight / length]));
}

const addTo = <Key>(sums: Map<Key, number>, key: Key, value: number) =>
  sums.set(key, (sums.get(key) ?? 0) + value);

/**
 * Learns from phrases how people ask for each of several subjects.
 *
 * A message is like a subject in two ways that count the same: by its likest phrases (the cosine of their terms), and by
 * how much oftener its terms occur in the subject's phrases than in those of all others (log odds, as in naive Bayes).
 *
 * @param subjects the phrases of each subject, as words
 * @returns what rates a message by the words that it has, and by those of what it follows: a number for each subject,
 *   from 0 to about 1
 */
export function createLikeness(subjects: readonly (readonly (readonly Word[])[])[]) {
  const subjectOf: number[] = [];
  const phrasesWith = new Map<string, { phrase: number; weight: number }[]>();
  const inSubject = new Map<string, Map<number, number>>();
  const sums = subjects.map(() => 0);
  subjects.forEach((phrases, subject) => {
    for (const words of phrases) {
      const phrase = subjectOf.push(subject) - 1;
      for (const [term, weight] of termsOf(words)) {
        const postings = phrasesWith.get(term) ?? [];
        postings.push({ phrase, weight });
        phrasesWith.set(term, postings);
        const weights = inSubject.get(term) ?? new Map<number, number>();
        addTo(weights, subject, weight);
        inSubject.set(term, weights);
        sums[subject] = (sums[subject] ?? 0) + weight;
      }
    }
  });
  const total = sums.reduce((all, sum) => all + sum, 0);

  const addLogOdds = (odds: number[], term: string, weight: number) => {
    const weights = inSubject.get(term) ?? new Map<number, number>();
    const everywhere = [...weights.values()].reduce((all, inOne) => all + inOne, 0);
    for (const [subject, here] of weights) {
      const sum = sums[subject] ?? 0;
      const share = (here + (SMOOTHING * everywhere) / total) / (sum + SMOOTHING);
      const elsewhere =
        (everywhere - here + SMOOTHING_ELSEWHERE) / (total - sum + SMOOTHING_ELSEWHERE * inSubject.size);
      odds[subject] = (odds[subject] ?? 0) + weight * Math.max(0, Math.log(share / elsewhere));
    }
  };

  return (message: readonly Word[], earlier: readonly Word[]): number[] => {
    const similarity = new Map<number, number>();
    const odds = subjects.map(() => 0);
    for (const [term, weight] of termsOf(message, earlier)) {
      for (const posting of phrasesWith.get(term) ?? [])
        addTo(similarity, posting.phrase, weight * posting.weight);
      addLogOdds(odds, term, weight);
    }
    const best = subjects.map(() => [0, 0, 0]);
    for (const [phrase, value] of similarity) {
      const three = best[subjectOf[phrase] as number] as number[];
      three.push(value);
      three.sort((one, other) => other - one).pop();
    }
    return subjects.map((_, subject) => {
      const [first = 0, second = 0, third = 0] = best[subject] ?? [];
      const phrases = BEST_WEIGHT * first + (1 - BEST_WEIGHT) * ((first + second + third) / 3);
      return (phrases + (odds[subject] ?? 0) / ODDS_SCALE) / 2;
    });
  };
}
