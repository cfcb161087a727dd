import { type Concept, coverageOf } from './concepts';

const MAX_SENTENCES = 3;
/** What begins so refers to the sentence before. */
const REFERS_BACK =
  /^(?:he|she|it|its|they|their|this|that|these|those|and|but|so|then|also|both|each|neither|either|otherwise|below it|above it)\b/i;
const REFERRING_WEIGHT = 0.25;

/**
 * Up to three sentences that follow each other and have the most of what was asked.
 *
 * @param sentences of the passage
 * @param stems of each sentence
 * @returns the index of the first, and the one after the last
 */
export function bestSentences(
  sentences: readonly string[],
  stems: readonly ReadonlySet<string>[],
  concepts: readonly Concept[],
): [start: number, end: number] {
  let best = { start: 0, value: -1 };
  for (let start = 0; start === 0 || start + MAX_SENTENCES <= stems.length; start += 1) {
    const run = stems.slice(start, start + MAX_SENTENCES);
    // Among runs that have the same, the one that begins with it and keeps to it reads best.
    const each = run.map((sentence, index) => coverageOf(concepts, sentence) * (index === 0 ? 0.2 : 0.1));
    const isReferring = start > 0 && REFERS_BACK.test(sentences[start] ?? '');
    const value =
      coverageOf(concepts, ...run) +
      each.reduce((sum, share) => sum + share, 0) -
      (isReferring ? REFERRING_WEIGHT : 0);
    if (value > best.value) best = { start, value };
  }
  return [best.start, Math.min(best.start + MAX_SENTENCES, stems.length)];
}
