import type { Passage } from './passage';
import { stemOf, wordsOf } from './words';

const MOST = 3;

/** The sentences of a passage. */
export const sentencesOf = ({ text }: Passage): string[] => text.split('\n');

/** Up to three sentences of a passage that follow each other and have the most of `stems` between them. */
export function bestSentences(passage: Passage, stems: readonly string[]): string[] {
  const sentences = sentencesOf(passage);
  const matched = sentences.map(
    (sentence) =>
      new Set(
        wordsOf(sentence)
          .map(stemOf)
          .filter((stem) => stem !== null && stems.includes(stem)),
      ).size,
  );
  let best = { start: 0, matches: -1 };
  for (let start = 0; start === 0 || start + MOST <= sentences.length; start += 1) {
    const matches = matched.slice(start, start + MOST).reduce((sum, count) => sum + count, 0);
    if (matches > best.matches) best = { start, matches };
  }
  return sentences.slice(best.start, best.start + MOST);
}
