import { sentencesOf } from '../sentences';
import { type ContentSource, type Finding, readTextsOf } from './source';

/** Texts that share no sentence; lists, tools and worksheets repeat what they are about. */
const LONG_TEXTS = /^content\/(articles|case-studies|guides|videos)\//;

/** Shorter sentences may repeat. */
const MIN_WORDS = 8;

/** Finds sentences that two long texts share. Search engines and readers take them for filler. */
export function repeatedSentenceFindings(sources: readonly ContentSource[]): Finding[] {
  const first = new Map<string, string>();
  return sources
    .filter(({ file }) => LONG_TEXTS.test(file))
    .flatMap(readTextsOf)
    .filter(({ where }) => !/\b(alt|sources)\b/.test(where))
    .flatMap(({ file, where, value }) =>
      sentencesOf(value.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).flatMap((sentence): Finding[] => {
        const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
        if (words.length < MIN_WORDS) return [];
        const earlier = first.get(words.join(' '));
        if (earlier === undefined) first.set(words.join(' '), file);
        return earlier === undefined || earlier === file
          ? []
          : [
              {
                grade: 'suggestion',
                file,
                message: `'${sentence}' is in ${earlier} too.`,
                place: { path: where, needle: sentence.slice(0, 40) },
              },
            ];
      }),
    );
}
