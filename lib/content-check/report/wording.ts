import { sentencesOf } from '../sentences';
import { type ContentPart, type ContentSource, type Finding, readTextsOf } from './source';
import { bannedPhrases, sentenceLimits, usage } from './wording-rules';

type Text = ContentPart & { value: string };

const quoted = (sentence: string) => (sentence.length > 90 ? `${sentence.slice(0, 87)}...` : sentence);

/** Finds sentences that break a rule of wording-rules.ts. */
function ruleFindings({ file, where, value }: Text): Finding[] {
  return [...bannedPhrases, ...usage].flatMap(({ pattern, remedy }) => {
    const match = pattern.exec(value);
    return match
      ? [
          {
            grade: 'suggestion' as const,
            file,
            message: `'${where}' says '${match[0].trim()}'. ${remedy}`,
            place: { path: where, needle: match[0] },
          },
        ]
      : [];
  });
}

/** Finds sentences that are too long. Tables, lists and addresses are not sentences. */
function lengthFindings({ file, where, value }: Text): Finding[] {
  const limit = sentenceLimits.find(({ files }) => files.test(file));
  if (!limit) return [];
  const prose = value
    .replace(/\]\([^)]*\)/g, ']')
    .split('\n')
    .filter((line) => !/^\s*(?:\||-|\d+\.|#)/.test(line))
    .join('\n')
    // A sentence may end inside quotation marks or brackets; a semicolon is a pause.
    .replace(/([.?!])["”’)]+\s|;\s/g, '$1\n');
  return sentencesOf(prose).flatMap((sentence) => {
    const words = sentence.split(/\s+/).length;
    return words > limit.words
      ? [
          {
            grade: 'suggestion' as const,
            file,
            message: `'${where}' has a sentence of ${words} words; ${limit.family} have at most ${limit.words}. Split it: '${quoted(sentence)}'`,
            place: { path: where, needle: sentence.slice(0, 40) },
          },
        ]
      : [];
  });
}

/** Everything that breaks the rules of wording, with place and remedy. */
export function wordingFindings(sources: readonly ContentSource[]): Finding[] {
  const texts = sources.flatMap(readTextsOf);
  return texts.flatMap((text) => [...ruleFindings(text), ...lengthFindings(text)]);
}
