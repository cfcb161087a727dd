import { type Finding, type Source, textsOf } from './source';

/** Shorter sentences are labels. */
const WORDS = 8;

/** Keys whose values no visitor reads. */
const UNREAD = /^(alt|examples|keywords|file|imageSrc)$/;

/** The sentences of a text in one spelling, without its Markdown, each with how it was written. */
function sentencesOf(text: string): [plain: string, written: string][] {
  return text
    .replace(/\]\([^)]*\)/g, '')
    .split(/(?<=[.?!:])\s+|\n+/)
    .map((written): [string, string] => [
      written
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
      written.trim(),
    ])
    .filter(([plain]) => plain.split(' ').length >= WORDS);
}

/**
 * Sentences that stand in two files: search engines and readers take them for filler.
 *
 * @param same sentences that have to be the same wherever they stand.
 */
export function phraseFindings(sources: readonly Source[], same: readonly string[] = []): Finding[] {
  const allowed = new Set(same.flatMap(sentencesOf).map(([plain]) => plain));
  const first = new Map<string, string>();
  const found: Finding[] = [];
  for (const source of sources) {
    for (const { key, value } of textsOf(source)) {
      if (UNREAD.test(key)) continue;
      for (const [plain, written] of sentencesOf(value)) {
        const earlier = first.get(plain);
        if (earlier === undefined) first.set(plain, source.file);
        else if (earlier !== source.file && !allowed.has(plain))
          found.push({ grade: 'look', file: source.file, what: `'${written}' stands in ${earlier} too.` });
      }
    }
  }
  return found;
}
