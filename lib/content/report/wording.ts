import { sentencesOf } from '../sentences';
import { type Finding, type Part, type Source, textsOf } from './source';
import { bannedPhrases, overusedWords, sentenceLimits, usage } from './wording-rules';

/** Keys whose values no visitor reads, or that are addresses. */
const SKIPPED_KEYS = /^(?:asks|keywords|file|imageSrc|id|slug|href|url|path|icon|iconName|tone|kind)$/;

type Text = Part & { value: string };

const quoted = (sentence: string) => (sentence.length > 90 ? `${sentence.slice(0, 87)}...` : sentence);

const countOf = (texts: readonly Text[], pattern: RegExp) =>
  texts.reduce((sum, { value }) => sum + (value.match(pattern)?.length ?? 0), 0);

/** Sentences that break a rule of lib/content/report/wording-rules.ts. */
function ruleFindings({ file, where, value }: Text): Finding[] {
  return [...bannedPhrases, ...usage].flatMap(({ pattern, remedy }) => {
    const match = pattern.exec(value);
    return match
      ? [{ grade: 'look' as const, file, message: `'${where}' says '${match[0].trim()}'. ${remedy}` }]
      : [];
  });
}

/** Sentences that are too long to read once. A table, a list and an address are no sentences. */
function lengthFindings({ file, where, value }: Text): Finding[] {
  const limit = sentenceLimits.find(({ files }) => files.test(file));
  if (!limit) return [];
  const prose = value
    .replace(/\]\([^)]*\)/g, ']')
    .split('\n')
    .filter((line) => !/^\s*(?:\||-|\d+\.|#)/.test(line))
    .join('\n')
    // A sentence may end inside quotation marks or brackets, and a reader rests at a semicolon.
    .replace(/([.?!])["”’)]+\s|;\s/g, '$1\n');
  return sentencesOf(prose).flatMap((sentence) => {
    const words = sentence.split(/\s+/).length;
    return words > limit.words
      ? [
          {
            grade: 'look' as const,
            file,
            message: `'${where}' has a sentence of ${words} words; ${limit.family} have at most ${limit.words}. Split it: '${quoted(sentence)}'`,
          },
        ]
      : [];
  });
}

/** Words that a file, or the whole content, repeats too often. */
function ticFindings(texts: readonly Text[]): Finding[] {
  const files = [...new Set(texts.map(({ file }) => file))];
  return overusedWords.flatMap(({ name, pattern, file: perFile, site }) => {
    const many = files.flatMap((file): Finding[] => {
      const own = texts.filter((text) => text.file === file);
      const count = countOf(own, pattern);
      return count > perFile
        ? [
            {
              grade: 'look',
              file,
              message: `'${name}' ${count} times; at most ${perFile} in a file. Name who or what you mean.`,
            },
          ]
        : [];
    });
    const all = countOf(texts, pattern);
    return all > site
      ? [
          ...many,
          {
            grade: 'look',
            file: 'content',
            message: `'${name}' ${all} times on the site; at most ${site}. Find another way to say it.`,
          },
        ]
      : many;
  });
}

/** What breaks the rules of our voice, each with its place and its remedy. */
export function wordingFindings(sources: readonly Source[]): Finding[] {
  const texts = sources.flatMap((source) => textsOf(source).filter(({ key }) => !SKIPPED_KEYS.test(key)));
  return [...texts.flatMap(ruleFindings), ...texts.flatMap(lengthFindings), ...ticFindings(texts)];
}
