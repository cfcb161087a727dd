import { type Concept, coverageOf } from './concepts';

const MAX_SENTENCES = 3;
/** Sentences that begin like this refer to the one before. */
const REFERS_BACK =
  /^(?:he|she|it|its|they|their|this|that|these|those|and|but|so|then|also|both|each|neither|either|otherwise|below it|above it)\b/i;
const REFERRING_WEIGHT = 0.25;
/** A text to read begins with what it is about. */
const OPENING_WEIGHT = 0.2;

/**
 * The run of up to three sentences that covers most of the query.
 *
 * @param sentences of the passage
 * @param stems of each sentence
 * @param isProse whether the passage is a text to read rather than a list
 * @returns index of the first sentence, and of the one after the last
 */
export function bestSentences(
  sentences: readonly string[],
  stems: readonly ReadonlySet<string>[],
  concepts: readonly Concept[],
  isProse: boolean,
): [start: number, end: number] {
  let best = { start: 0, value: -1 };
  for (let start = 0; start === 0 || start + MAX_SENTENCES <= stems.length; start += 1) {
    const run = stems.slice(start, start + MAX_SENTENCES);
    // Among equal runs, prefer the one that begins with a match and has the fewest other sentences.
    const each = run.map((sentence, index) => coverageOf(concepts, sentence) * (index === 0 ? 0.2 : 0.1));
    const isReferring = start > 0 && REFERS_BACK.test(sentences[start] ?? '');
    const value =
      coverageOf(concepts, ...run) +
      each.reduce((sum, share) => sum + share, 0) -
      (isReferring ? REFERRING_WEIGHT : 0) +
      (isProse && start === 0 ? OPENING_WEIGHT : 0);
    if (value > best.value) best = { start, value };
  }
  return [best.start, Math.min(best.start + MAX_SENTENCES, stems.length)];
}
