import type { Word } from '../search/words';

/** What a stop word and a pair of neighbors count, where a content word counts 1. */
const STOP_WEIGHT = 0.45;
const PAIR_WEIGHT = 0.35;
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

const isNumber = ({ text }: Word) => /^\d+$/.test(text);

/** What a text says, as terms (a stem, or the stems of two neighbors) with their weights, at a length of 1. */
function termsOf(words: readonly Word[], earlier: readonly Word[] = []): Map<string, number> {
  const terms = new Map<string, number>();
  let previous: Word | undefined;
  for (const word of words) {
    const isCounted = !isNumber(word);
    if (isCounted) terms.set(word.stem, word.isContentWord ? 1 : STOP_WEIGHT);
    if (isCounted && previous) terms.set(`${previous.stem} ${word.stem}`, PAIR_WEIGHT);
    previous = isCounted ? word : undefined;
  }
  if (words.filter(({ isContentWord }) => isContentWord).length <= MAX_FOLLOW_UP)
    for (const { stem, isContentWord } of earlier)
      if (isContentWord && !terms.has(stem)) terms.set(stem, EARLIER_WEIGHT);
  let squares = 0;
  for (const weight of terms.values()) squares += weight * weight;
  const length = Math.sqrt(squares);
  for (const [term, weight] of terms) terms.set(term, weight / length);
  return terms;
}

/** Where a term occurs: in which phrases, with their weights, and how much in each subject. */
type Occurrences = { phrases: number[]; weights: number[]; inSubjects: Map<number, number> };

/**
 * Learns from phrases how people ask for each of several subjects.
 *
 * A message is like a subject in two ways that count the same: by its likest phrases (the cosine of their terms), and by
 * how much oftener its terms occur in the subject's phrases than in those of all others (log odds, as in naive Bayes).
 *
 * @param subjects the phrases of each subject, as words
 * @returns what rates a message by its words, and by those of what it follows: a number for each subject, from 0 to about 1
 */
export function createLikeness(subjects: readonly (readonly (readonly Word[])[])[]) {
  const occurrences = new Map<string, Occurrences>();
  /** The subject of each phrase, and the sum of the weights in each subject. */
  const subjectOf: number[] = [];
  const sums = subjects.map(() => 0);
  for (const [subject, phrases] of subjects.entries())
    for (const words of phrases) {
      const phrase = subjectOf.push(subject) - 1;
      for (const [term, weight] of termsOf(words)) {
        let found = occurrences.get(term);
        if (!found) {
          found = { phrases: [], weights: [], inSubjects: new Map() };
          occurrences.set(term, found);
        }
        found.phrases.push(phrase);
        found.weights.push(weight);
        found.inSubjects.set(subject, (found.inSubjects.get(subject) ?? 0) + weight);
        sums[subject] = (sums[subject] ?? 0) + weight;
      }
    }
  const total = sums.reduce((all, sum) => all + sum, 0);

  /** How much oftener a term occurs in a subject than elsewhere, as the logarithm of the ratio. */
  const logOddsOf = (here: number, everywhere: number, subject: number) => {
    const sum = sums[subject] ?? 0;
    const share = (here + (SMOOTHING * everywhere) / total) / (sum + SMOOTHING);
    const elsewhere =
      (everywhere - here + SMOOTHING_ELSEWHERE) / (total - sum + SMOOTHING_ELSEWHERE * occurrences.size);
    return Math.max(0, Math.log(share / elsewhere));
  };

  return (message: readonly Word[], earlier: readonly Word[]): number[] => {
    const similarities = new Map<number, number>();
    const odds = subjects.map(() => 0);
    for (const [term, weight] of termsOf(message, earlier)) {
      const found = occurrences.get(term);
      if (!found) continue;
      found.phrases.forEach((phrase, at) => {
        similarities.set(phrase, (similarities.get(phrase) ?? 0) + weight * (found.weights[at] ?? 0));
      });
      const everywhere = [...found.inSubjects.values()].reduce((all, here) => all + here, 0);
      for (const [subject, here] of found.inSubjects)
        odds[subject] = (odds[subject] ?? 0) + weight * logOddsOf(here, everywhere, subject);
    }
    const best = subjects.map(() => [0, 0, 0]);
    for (const [phrase, similarity] of similarities) {
      const three = best[subjectOf[phrase] ?? 0] ?? [];
      three.push(similarity);
      three.sort((one, other) => other - one).pop();
    }
    return best.map(([first = 0, second = 0, third = 0], subject) => {
      const phrases = BEST_WEIGHT * first + (1 - BEST_WEIGHT) * ((first + second + third) / 3);
      return (phrases + (odds[subject] ?? 0) / ODDS_SCALE) / 2;
    });
  };
}
