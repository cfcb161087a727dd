import { type ContentSource, type ContentText, type Finding, suggestion, visitorTextsOf } from './findings';
import { isIn } from './places';
import { bannedPhrases, sentenceLimits, usage } from './wording-rules';

/** The sentences of a text. Colons and line breaks end a sentence, too. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Finds sentences that break a rule of wording-rules.ts. */
const ruleFindings = (text: ContentText): Finding[] =>
  [...bannedPhrases, ...usage].flatMap(({ pattern, remedy }) => {
    const [said] = pattern.exec(text.value) ?? [];
    return said === undefined
      ? []
      : suggestion(text, `'${text.where}' says '${said.trim()}'. ${remedy}`, said);
  });

/** Finds sentences that are too long. Tables, lists and addresses are not sentences. */
function lengthFindings(text: ContentText): Finding[] {
  const limit = sentenceLimits.find((group) => group.in.some((rule) => isIn(text.file, rule)));
  if (!limit) return [];
  const prose = text.value
    .replace(/\]\([^)]*\)/g, ']')
    .split('\n')
    .filter((line) => !/^\s*(?:\||-|\d+\.|#)/.test(line))
    .join('\n')
    // A sentence may end inside quotation marks or brackets; a semicolon is a pause.
    .replace(/([.?!])["”’)]+\s|;\s/g, '$1\n');
  return sentencesOf(prose).flatMap((sentence) => {
    const words = sentence.split(/\s+/).length;
    if (words <= limit.words) return [];
    const quoted = sentence.length > 90 ? `${sentence.slice(0, 87)}...` : sentence;
    const message = `'${text.where}' has a sentence of ${words} words; ${limit.family} have at most ${limit.words}. Split it: '${quoted}'`;
    return suggestion(text, message, sentence.slice(0, 40));
  });
}

/** Everything that breaks the rules of wording, with place and remedy. */
export const wordingFindings = (sources: readonly ContentSource[]): Finding[] =>
  sources.flatMap(visitorTextsOf).flatMap((text) => [...ruleFindings(text), ...lengthFindings(text)]);

/** Shorter sentences may repeat. */
const MIN_WORDS = 8;

/** Finds sentences that two long texts share. Search engines and readers take them for filler. */
export function repeatedSentenceFindings(sources: readonly ContentSource[]): Finding[] {
  const first = new Map<string, string>();
  return sources
    .flatMap(visitorTextsOf)
    .filter(({ file, where }) => isIn(file, 'longTexts') && !/\b(alt|sources)\b/.test(where))
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
