import { type Concept, coverageOf } from './concepts';

const MAX_SENTENCES = 3;

/**
 * Up to three sentences that follow each other and have the most of what was asked.
 *
 * @param stems of each sentence
 * @returns the index of the first, and the one after the last
 */
export function bestSentences(
  stems: readonly ReadonlySet<string>[],
  concepts: readonly Concept[],
): [start: number, end: number] {
  let best = { start: 0, value: -1 };
  for (let start = 0; start === 0 || start + MAX_SENTENCES <= stems.length; start += 1) {
    const run = stems.slice(start, start + MAX_SENTENCES);
    // Among runs that have the same, the one that begins with it and keeps to it reads best.
    const each = run.map((sentence, index) => coverageOf(concepts, sentence) * (index === 0 ? 0.2 : 0.1));
    const value = coverageOf(concepts, ...run) + each.reduce((sum, share) => sum + share, 0);
    if (value > best.value) best = { start, value };
  }
  return [best.start, Math.min(best.start + MAX_SENTENCES, stems.length)];
}
