import { numberInWords } from '@/lib/format/number-words';
import type { Finding } from './findings';
import { type ContentText, keyOf, lineIn } from './parse-content-file';

/** A fact as texts may state it; content/schemas/facts.ts explains the parts. */
export type CheckedFact = {
  statement: string;
  check?: { patterns: readonly RegExp[]; accepts: readonly string[]; files?: RegExp };
};

/** Keys whose values are addresses, choices, or words that only the chat and the search compare. */
const UNREAD =
  /^(?:utterances|\w+Utterances|utterancesOf\w+|serviceNames|file|logoSrc|imageSrc|id|slug|href|url|path|icon|iconName|tone|kind|industry|source|scope)$/;

/** Whether visitors read a text. */
export const isRead = (text: ContentText): boolean =>
  !UNREAD.test(keyOf(text)) && !text.path.includes('check');

/** Finds texts that contradict a fact, each with what it says and the fact. */
export const factFindings = (
  texts: readonly ContentText[],
  facts: Readonly<Record<string, CheckedFact>>,
): Finding[] =>
  Object.entries(facts).flatMap(([name, { statement, check }]) =>
    texts
      .filter(({ file }) => check && (check.files ?? /./).test(file))
      .flatMap((text) =>
        (check?.patterns ?? []).flatMap((pattern) =>
          [...text.value.matchAll(new RegExp(pattern, 'gi'))].flatMap(([whole, said = whole]): Finding[] => {
            if (said.includes('{}') || check?.accepts.includes(said.toLowerCase())) return [];
            const message = `says '${said}', but the fact '${name}' is: ${statement} Correct the text, or the fact in content/company/facts.ts.`;
            return [{ file: text.file, line: lineIn(text, whole), message, hint: 'fact' }];
          }),
        ),
      ),
  );

const UNCOVERED = 'content/chat/uncovered-subjects.ts';
/** What visitors type, separated by '; '. */
const TYPED = /^(?:asks|alsoAsked|utterances)$/;

const toPhrase = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/**
 * Finds what the assistant calls not covered although the site has it: a phrase that is a page's question or one of its
 * other wordings, or that names the city of an office.
 */
export function assistantFindings(texts: readonly ContentText[], cities: readonly string[]): Finding[] {
  const typed = texts.filter((text) => TYPED.test(keyOf(text)) || keyOf(text) === 'question');
  const phrases = typed.flatMap((text) => text.value.split(/;\s*/).map((phrase) => ({ text, phrase })));
  const answered = new Map(
    phrases.flatMap(({ text, phrase }) => (text.file === UNCOVERED ? [] : [[toPhrase(phrase), text.file]])),
  );
  return phrases.flatMap(({ text, phrase }): Finding[] => {
    const words = ` ${toPhrase(phrase)} `;
    const city = cities.find((name) => words.includes(` ${toPhrase(name)} `));
    const place = city ? `we have an office in ${city}` : answered.get(words.trim());
    if (text.file !== UNCOVERED || !place) return [];
    const message = `'${phrase}' is answered with 'not covered', but the site has it: ${place}. Remove the phrase, or the entry.`;
    return [{ file: UNCOVERED, line: lineIn(text, phrase), message, hint: 'assistant' }];
  });
}

const NUMBERS = Array.from({ length: 29 }, (_, index) => numberInWords(index + 2)).join('|');

/** How many entries of a kind the site has, as a fact that texts may state. */
export const countFact = (things: string, count: number): CheckedFact => ({
  statement: `This site has ${numberInWords(count)} ${things}.`,
  check: {
    patterns: [new RegExp(`\\b(${NUMBERS}) (?:AI )?${things}\\b`)],
    accepts: [numberInWords(count)],
    // Articles and guides speak of other things.
    files: /^content\/(?!articles|case-studies|guides|resources|videos)/,
  },
});

/**
 * Habits that no American editor has, and what to write instead. Single words are in cspell.json. Leave out what a good
 * editor might write on purpose.
 */
export const phrases: readonly [pattern: RegExp, remedy: string][] = [
  [
    /\bstands? (?:in|below|above|beside|under) (?:(?:a|an|the|its|their|one|each|every|this) )*(?:table|list|page|file|folder|proposal|contract|column|row|sheet|report)s?\b/i,
    "Write 'is in' or 'appears in'.",
  ],
  [/\bwhat stands (?:there|here|below|above|in)\b/i, "Write 'the content' or 'what it says'."],
  [/\bis (?:read|looked at) (?:every|each)\b/i, "Write who does it: 'We review it every'."],
  [/\b(?:how|what|when|where) one (?:would|can|could|should|may)\b/i, "Write 'how to'."],
  [/\bmeasured results\b/i, 'No result is published yet: name what is measured, or a target.'],
  [
    /\b(?:unlock|(?<!\bclients )empower|revolutioni[sz]|seamless|cutting[- ]edge)\w*/i,
    'Say what the reader gets instead of advertising it.',
  ],
  [/(?<!\b(?:Received|Error))!(?=\s|$)/, 'End the sentence with a period.'],
  [/\bat the weekend\b/i, "Write 'on the weekend'."],
  [
    /(?<!\b(?:and|or|for|of|with|to|in|on|about) )\b(?:the|your|our|their) data (?:are|were|have)\b/i,
    "Use the singular: 'data is'.",
  ],
  [/\bdifferent to\b/i, "Write 'different from'."],
  [/\bper cent\b/i, "Write 'percent'."],
];

/** Shorter sentences may repeat. */
const MIN_WORDS = 8;

/** Finds wording that breaks a rule of our voice, and sentences that two long texts share. */
export function wordingFindings(texts: readonly ContentText[]): Finding[] {
  const first = new Map<string, string>();
  return texts.flatMap((text): Finding[] => {
    const { file, path, value } = text;
    const tell = (needle: string, message: string): Finding => ({
      ...{ file, line: lineIn(text, needle), message, hint: 'wording' },
    });
    const habits = phrases.flatMap(([pattern, remedy]) => {
      const [said] = pattern.exec(value) ?? [];
      return said === undefined ? [] : tell(said, `says '${said.trim()}'. ${remedy}`);
    });
    const isLong = /^content\/(articles|case-studies|guides|videos)\//.test(file);
    if (!isLong || path.some((key) => /^(alt|sources|services)$/.test(key))) return habits;
    const repeated = value.split(/(?<=[.?!:])\s+|\n+/).flatMap((sentence) => {
      const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
      const name = words.length < MIN_WORDS ? '' : words.join(' ');
      const earlier = first.get(name) ?? file;
      if (name) first.set(name, earlier);
      return earlier === file ? [] : tell(sentence, `'${sentence.trim()}' is in ${earlier} too.`);
    });
    return [...habits, ...repeated];
  });
}
