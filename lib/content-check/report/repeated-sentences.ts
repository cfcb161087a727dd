import { sentencesOf } from '../sentences';
import { type ContentSource, type Finding, readTextsOf, suggestion } from './source';

/** Texts that share no sentence; lists, tools and worksheets repeat what they are about. */
const LONG_TEXTS = /^content\/(articles|case-studies|guides|videos)\//;

/** Shorter sentences may repeat. */
const MIN_WORDS = 8;

/** Finds sentences that two long texts share. Search engines and readers take them for filler. */
export function repeatedSentenceFindings(sources: readonly ContentSource[]): Finding[] {
  const first = new Map<string, string>();
  return sources
    .flatMap(readTextsOf)
    .filter(({ file, where }) => LONG_TEXTS.test(file) && !/\b(alt|sources)\b/.test(where))
    .flatMap((text) =>
      sentencesOf(text.value.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).flatMap((sentence) => {
        const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
        if (words.length < MIN_WORDS) return [];
        const earlier = first.get(words.join(' ')) ?? text.file;
        first.set(words.join(' '), earlier);
        return earlier === text.file
          ? []
          : suggestion(text, `'${sentence}' is in ${earlier} too.`, sentence.slice(0, 40));
      }),
    );
}
