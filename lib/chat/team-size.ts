import { numberInWords } from '../format/number-words';

/** Numbers in words, the longer of two with the same beginning first: 'twenty-four' before 'twenty'. */
const NUMBERS = new Map([
  ...Array.from({ length: 99 }, (_, index): [string, number] => [numberInWords(99 - index), 99 - index]),
  ['hundred', 100],
]);
const NUMBER = `(\\d{1,3}(?:,\\d{3})+|\\d+|${[...NUMBERS.keys()].join('|')})`;
const PEOPLE =
  '(?:people|persons?|employees|staff|users?|colleagues|coworkers|participants|attendees|members|seats|heads|folks|learners|managers|engineers|developers|lawyers|teachers|nurses|accountants|agents|of us|reps|analysts|workers|ppl|pax)';
const PATTERNS = [
  new RegExp(`\\b${NUMBER}(?:\\s+|-)(?:[a-z]+\\s+)?${PEOPLE}\\b`, 'i'),
  new RegExp(
    `\\b(?:team|group|staff|company|firm|department|workforce) of (?:about |around |roughly )?${NUMBER}\\b`,
    'i',
  ),
  new RegExp(`\\bwe(?:'|’)?(?: a)?re (?:about |around )?${NUMBER}\\b`, 'i'),
];
/** A follow-up that is a number and little else: 'and for 50?' */
const BARE = new RegExp(
  `^(?:(?:and|ok|so|or|what|how|about|for|if|its|it is|we are|just) )*${NUMBER}\\W*$`,
  'i',
);
const ALONE =
  /\b(?:just|only) (?:me|myself|for me|one person)\b|\bfor (?:me|myself)(?: alone)?\b|\bfreelancer\b|\bsolo\b/i;

/** How many people a message names ('60 people', 'a team of twelve', 'just me'), and the text that names them. */
export function teamSizeOf(message: string): { people: number; text: string } | null {
  for (const pattern of [...PATTERNS, BARE]) {
    const [text, number] = pattern.exec(message) ?? [];
    if (!text || !number) continue;
    const people = NUMBERS.get(number.toLowerCase()) ?? Number(number.replaceAll(',', ''));
    if (people > 0) return { people, text };
  }
  const [alone] = ALONE.exec(message) ?? [];
  return alone ? { people: 1, text: alone } : null;
}
