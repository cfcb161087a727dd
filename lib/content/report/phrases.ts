import { comparable, sentencesOf } from '../sentences';
import { type ContentSource, type Finding, textsOf } from './source';

/** Shorter texts are labels, which may repeat. */
const MIN_WORDS = 8;

/** Keys whose values visitors never read. */
const SKIPPED_KEYS = /^(alt|asks|keywords|file|imageSrc)$/;

/** Long sentences without Markdown links, normalized for comparison and as written. */
const longSentences = (text: string) =>
  sentencesOf(text.replace(/\]\([^)]*\)/g, ''))
    .map((written) => ({ written, plain: comparable(written) }))
    .filter(({ plain }) => plain.split(' ').length >= MIN_WORDS);

/**
 * Finds sentences that two files share. Search engines and readers take them for filler.
 *
 * @param same sentences that must be identical everywhere.
 */
export function phraseFindings(sources: readonly ContentSource[], same: readonly string[] = []): Finding[] {
  const allowed = new Set(same.flatMap(longSentences).map(({ plain }) => plain));
  const first = new Map<string, string>();
  const found: Finding[] = [];
  for (const source of sources) {
    for (const { key, value } of textsOf(source)) {
      if (SKIPPED_KEYS.test(key)) continue;
      for (const { plain, written } of longSentences(value)) {
        const earlier = first.get(plain);
        if (earlier === undefined) first.set(plain, source.file);
        else if (earlier !== source.file && !allowed.has(plain))
          found.push({ grade: 'look', file: source.file, message: `'${written}' stands in ${earlier} too.` });
      }
    }
  }
  return found;
}
