import type { Word } from '../search/words';

/** What a stop word and a pair of neighbors count, where a content word counts 1. */
const STOP_WEIGHT = 0.45;
const PAIR_WEIGHT = 0.35;
/** What the closest utterance of an answer counts beside the mean of its three closest. */
const BEST_WEIGHT = 0.6;
/** How large log odds become in an ordinary message; they count as much as the utterances. */
const ODDS_SCALE = 10;
/** Added to the counts of a term, so that a rare one proves little. */
const SMOOTHING = 1;

/** Terms (a stem, or the stems of two neighbors) with their weights. */
type Terms = Map<string, number>;

/** What a text says, at a length of 1. */
function termsOf(words: readonly Word[]): Terms {
  const terms: Terms = new Map();
  let previous: Word | undefined;
  for (const word of words) {
    const isCounted = !/^\d+$/.test(word.text);
    if (isCounted) terms.set(word.stem, word.isContentWord ? 1 : STOP_WEIGHT);
    if (isCounted && previous) terms.set(`${previous.stem} ${word.stem}`, PAIR_WEIGHT);
    previous = isCounted ? word : undefined;
  }
  const length = Math.hypot(...terms.values());
  for (const [term, weight] of terms) terms.set(term, weight / length);
  return terms;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Learns from utterances how people ask for each of several answers. A message is compared in two ways that count the
 * same: cosine similarity to the closest utterances, and log odds of each term, as in naive Bayes.
 */
export function createSimilarity() {
  /** The weight of each term in the utterances of all answers, and the sum of all. */
  const everywhere: Terms = new Map();
  let total = 0;

  /** Learns the utterances of an answer. @returns the similarity of a message to them, from 0 to about 1 */
  return (texts: readonly (readonly Word[])[]) => {
    const utterances = texts.map(termsOf);
    const weights: Terms = new Map();
    for (const [term, weight] of utterances.flatMap((terms) => [...terms])) {
      weights.set(term, (weights.get(term) ?? 0) + weight);
      everywhere.set(term, (everywhere.get(term) ?? 0) + weight);
    }
    const own = sumOf([...weights.values()]);
    total += own;

    return (message: readonly Word[]): number => {
      const terms = [...termsOf(message)];
      const [first = 0, second = 0, third = 0] = utterances
        .map((utterance) => sumOf(terms.map(([term, weight]) => weight * (utterance.get(term) ?? 0))))
        .sort((one, other) => other - one);
      const closest = BEST_WEIGHT * first + (1 - BEST_WEIGHT) * ((first + second + third) / 3);
      // How much oftener each term occurs in this answer than in others.
      const odds = terms.map(([term, weight]) => {
        const [here = 0, all = 0] = [weights.get(term), everywhere.get(term)];
        const share = (here + (SMOOTHING * all) / total) / (own + SMOOTHING);
        const elsewhere = (all - here + SMOOTHING) / (total - own + SMOOTHING * everywhere.size);
        return weight * Math.max(0, Math.log(share / elsewhere));
      });
      return (closest + sumOf(odds) / ODDS_SCALE) / 2;
    };
  };
}
