import type { Word } from '../search/words';

/** What a stop word and a pair of neighbors count, where a content word counts 1. */
const STOP_WEIGHT = 0.45;
const PAIR_WEIGHT = 0.35;
/** What the closest utterance of an answer counts beside the mean of its three closest. */
const BEST_WEIGHT = 0.6;
/** How large log odds become in an ordinary message; they count as much as the utterances. */
const ODDS_SCALE = 10;
/** Added to the counts of a word, so that a rare one proves little. */
const SMOOTHING = 1;

const isNumber = ({ text }: Word) => /^\d+$/.test(text);

/** What a text says, as terms (a stem, or the stems of two neighbors) with their weights, at a length of 1. */
function termsOf(words: readonly Word[]): Map<string, number> {
  const terms = new Map<string, number>();
  let previous: Word | undefined;
  for (const word of words) {
    const isCounted = !isNumber(word);
    if (isCounted) terms.set(word.stem, word.isContentWord ? 1 : STOP_WEIGHT);
    if (isCounted && previous) terms.set(`${previous.stem} ${word.stem}`, PAIR_WEIGHT);
    previous = isCounted ? word : undefined;
  }
  let squares = 0;
  for (const weight of terms.values()) squares += weight * weight;
  const length = Math.sqrt(squares);
  for (const [term, weight] of terms) terms.set(term, weight / length);
  return terms;
}

/**
 * Learns from utterances how people ask for each of several answers. A message is compared in two ways that count the
 * same: cosine similarity to the closest utterances, and log odds of each term, as in naive Bayes.
 */
export function createSimilarity() {
  /** In which utterances a term occurs, with its weight there. */
  const occurrences = new Map<string, [utterance: number, weight: number][]>();
  /** The answer of each utterance, and the sum of the weights in each answer. */
  const answerOf: number[] = [];
  const sums: number[] = [];
  /** Adds an answer by its utterances. */
  const add = (utterances: readonly (readonly Word[])[]) => {
    const answer = sums.push(0) - 1;
    for (const words of utterances) {
      const utterance = answerOf.push(answer) - 1;
      for (const [term, weight] of termsOf(words)) {
        const found = occurrences.get(term) ?? [];
        occurrences.set(term, found);
        found.push([utterance, weight]);
        sums[answer] = (sums[answer] ?? 0) + weight;
      }
    }
  };

  /** Rates a message by its words: from 0 to about 1 for each answer, in their order. */
  const rate = (message: readonly Word[]): number[] => {
    const total = sums.reduce((all, sum) => all + sum, 0);
    const similarities = new Map<number, number>();
    const odds = sums.map(() => 0);
    for (const [term, weight] of termsOf(message)) {
      let everywhere = 0;
      const inAnswers = new Map<number, number>();
      for (const [utterance, itsWeight] of occurrences.get(term) ?? []) {
        const answer = answerOf[utterance] ?? 0;
        similarities.set(utterance, (similarities.get(utterance) ?? 0) + weight * itsWeight);
        inAnswers.set(answer, (inAnswers.get(answer) ?? 0) + itsWeight);
        everywhere += itsWeight;
      }
      // How much oftener the term occurs in an answer than elsewhere.
      for (const [answer, here] of inAnswers) {
        const sum = sums[answer] ?? 0;
        const share = (here + (SMOOTHING * everywhere) / total) / (sum + SMOOTHING);
        const elsewhere = (everywhere - here + SMOOTHING) / (total - sum + SMOOTHING * occurrences.size);
        odds[answer] = (odds[answer] ?? 0) + weight * Math.max(0, Math.log(share / elsewhere));
      }
    }
    const closest = sums.map(() => [0, 0, 0]);
    for (const [utterance, similarity] of similarities) {
      const three = closest[answerOf[utterance] ?? 0] ?? [];
      three.push(similarity);
      three.sort((one, other) => other - one).pop();
    }
    return closest.map(([first = 0, second = 0, third = 0], answer) => {
      const utterances = BEST_WEIGHT * first + (1 - BEST_WEIGHT) * ((first + second + third) / 3);
      return (utterances + (odds[answer] ?? 0) / ODDS_SCALE) / 2;
    });
  };

  /** Whether an utterance has a word. */
  const knows = ({ stem }: Word) => occurrences.has(stem);
  return { add, rate, knows };
}
