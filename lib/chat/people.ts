import { numberInWords } from '../format/number-words';
import type { Word } from '../search/words';

const NUMBERS = new Map([
  ...Array.from({ length: 99 }, (_, index): [string, number] => [numberInWords(index + 1), index + 1]),
  ['dozen', 12],
  ['hundred', 100],
]);
const setOf = (words: string) => new Set(words.split(' '));
const PEOPLE = setOf(
  'people person persons staff user users coworkers participants attendees members seats heads folks learners managers ' +
    'engineers developers lawyers teachers nurses doctors accountants agents reps analysts pax clerks operators leaders ' +
    'students drivers leads workers',
);
/** Words that a number of people comes with, which may be mistyped. */
export const peopleWords: readonly string[] = [...NUMBERS.keys(), ...PEOPLE];
/** Words around a number that is all that a message says: 'and for about 50?' */
const AROUND = setOf('and ok so or what how about for if its it is around roughly of only then all the just');
/** Words before 'one' that make it no number: 'Which one uses AI most?' */
const WHICH = setOf('which this that each every any no');
/** What the words before a number say: that it is the company's size, or that of those who use it or take a course. */
const OF_COMPANY =
  /\b(we|were|we are|have|with|employ|got|(team|group|company|firm|staff|department) of)( about| around)?$/;
const OF_USERS = /\b(for|only|just|train|training|teach|price|cost)\b( \w+){0,3}$/;
/** Words between a number and 'use' that it counts, so that it counts no people. */
const THINGS = 'licen[sc]es?|nobody|documents|invoices|emails|requests|tickets|files|forms|orders';
const USED = new RegExp(
  `^( (?!\\d|(?:${THINGS})\\b)\\w+){0,5} (use|uses|using|touch|users|seats|participants|attend|join|come to)\\b`,
);
/** Words behind a number that leave the others for later. */
const LATER = /^(first|initially|now)$/;
/** A larger number behind 'for' may be an amount. */
const MAX_BARE = 1000;
/** Words for a size without a number. */
const ONE =
  /\b(just|only|for) (me|myself)( alone)?\b|\bme alone\b|\bfreelancer\b|\bsolo\b|\b(one|1|single) person\b/;
const FEW = /\bsmall (team|group)\b/;

/** A number of people, the places of its words, and whether it is a company's size rather than its users. */
export type PeopleCount = { people: number; places: readonly number[]; isCompany: boolean };

/** Whether a compound such as 'twenty-four' begins here. It arrives as two words, the second as a digit: 'twenty', '4'. */
const isCompoundAt = (text: readonly string[], at: number) =>
  (NUMBERS.get(text[at] ?? '') ?? 0) >= 20 && /^[1-9]$/.test(text[at + 1] ?? '');

/** The numbers of people that a message names: '60 people', 'a team of twelve', 'and for 50?', 'just me'. */
export function peopleIn(words: readonly Word[]): PeopleCount[] {
  const text = words.map((word) => word.text);
  const counts = text.flatMap((word, at): PeopleCount[] => {
    const number = NUMBERS.get(word) ?? Number(word);
    if (!(number > 0) || isCompoundAt(text, at - 1) || WHICH.has(text[at - 1] ?? '')) return [];
    const isCompound = isCompoundAt(text, at);
    const end = at + (isCompound ? 2 : 1);
    const before = text.slice(0, at).join(' ');
    const after = ` ${text.slice(end).join(' ')}`;
    const noun = after.startsWith(' of us')
      ? 1
      : text.slice(end, end + 2).findIndex((other) => PEOPLE.has(other));
    const isAlone = end === text.length && text.slice(0, at).every((other) => AROUND.has(other));
    const isUsed = OF_USERS.test(before) || USED.test(after);
    const isCompany = OF_COMPANY.test(before);
    const isSize = isCompany && !/\b(have|with|got)( about| around)?$/.test(before);
    const isBare = isUsed && (USED.test(after) || (end === text.length && number < MAX_BARE));
    if (noun < 0 && !isAlone && !isSize && !isBare) return [];
    const used = USED.exec(after)?.[0].trim().split(' ').length ?? 0;
    const last =
      noun < 0 && used > 0 ? end + used : end + noun + (LATER.test(text[end + noun + 1] ?? '') ? 2 : 1);
    // 'A team of 5', '400 people, of whom 25 use it'.
    const isJoined = /\w of$/.test(before) && isCompany;
    const from = isJoined ? at - 2 : isUsed && /\b(where|whom)$/.test(before) ? at - 1 : at;
    return [
      {
        people: number + (isCompound ? Number(text[at + 1]) : 0),
        places: Array.from({ length: last - from }, (_, offset) => from + offset),
        isCompany: isCompany && !isUsed,
      },
    ];
  });
  if (counts.length > 0) return counts;
  const line = text.join(' ');
  const [match, people] = [ONE.exec(line) ?? FEW.exec(line), ONE.test(line) ? 1 : 10];
  if (!match) return [];
  const first = line.slice(0, match.index).split(' ').length - 1;
  return [{ people, places: match[0].split(' ').map((_, offset) => first + offset), isCompany: false }];
}
