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
    'students drivers',
);
/** Words that a number of people comes with, which may be mistyped. */
export const peopleWords: readonly string[] = [...NUMBERS.keys(), ...PEOPLE];
const GROUPS = setOf('team group staff company firm department');
/** Words around a number that is all that a message says: 'and for about 50?' */
const AROUND = setOf(
  'and ok so or what how about for if its it is we are were just around roughly of only then all the',
);
/** Words for a size without a number. */
const SIZES: readonly [string, number][] = [
  ...'just me|only me|for me|for myself|me alone|just myself|freelancer|solo|one person|single person|one people|single people'
    .split('|')
    .map((words): [string, number] => [words, 1]),
  ['small team', 10],
  ['small group', 10],
];
/** Words before and after the number of those who use a system or take a course, rather than of a whole company. */
const BEFORE_USERS = setOf('for only just all train training teach price cost');
const AFTER_USERS = setOf('use uses using users seats participants attend join');

/** A number of people, the places of its words, and whether it is a company's size rather than its users. */
export type PeopleCount = { people: number; places: readonly number[]; isCompany: boolean };

/** Whether 'twenty-four' begins here: it is two words, and four a digit. */
const isCompoundAt = (text: readonly string[], at: number) =>
  (NUMBERS.get(text[at] ?? '') ?? 0) >= 20 && /^[1-9]$/.test(text[at + 1] ?? '');

/** The numbers of people that a message names: '60 people', 'a team of twelve', 'and for 50?', 'just me'. */
export function peopleIn(words: readonly Word[]): PeopleCount[] {
  const text = words.map((word) => word.text);
  const counts = text.flatMap((word, at): PeopleCount[] => {
    const number = NUMBERS.get(word) ?? Number(word);
    if (!(number > 0) || isCompoundAt(text, at - 1)) return [];
    const isCompound = isCompoundAt(text, at);
    const end = at + (isCompound ? 2 : 1);
    const isOfUs = text[end] === 'of' && text[end + 1] === 'us';
    const noun = isOfUs ? 1 : text.slice(end, end + 2).findIndex((other) => PEOPLE.has(other));
    const before = text.slice(0, at).filter((other) => other !== 'about' && other !== 'around');
    const isTeam = before.at(-1) === 'of' && GROUPS.has(before.at(-2) ?? '');
    const isEnd = end === text.length;
    const isWe =
      before.at(-1) === 'were' ||
      /^(we (are|r)|all)$/.test(before.slice(-2).join(' ')) ||
      before.at(-1) === 'all';
    const isAll = isEnd && before.every((other) => AROUND.has(other));
    const isUse =
      before.at(-1) === 'only' ||
      text.slice(end, end + 4).some((other) => other === 'use' || other === 'using');
    if (noun < 0 && !isTeam && !isWe && !isAll && !isUse && !(isEnd && before.at(-1) === 'for')) return [];
    const from = Math.max(0, at - (isTeam ? 2 : 0));
    const isUsed =
      text.slice(Math.max(0, at - 4), at).some((other) => BEFORE_USERS.has(other)) ||
      text.slice(end, end + 4).some((other) => AFTER_USERS.has(other));
    return [
      {
        people: number + (isCompound ? Number(text[at + 1]) : 0),
        places: Array.from({ length: end + noun + 1 - from }, (_, offset) => from + offset),
        isCompany:
          !isUsed &&
          !isAll &&
          (isWe || isTeam || before.slice(-3).some((other) => /^(have|with|employ|got|firm)$/.test(other))),
      },
    ];
  });
  if (counts.length > 0) return counts;
  const line = ` ${text.join(' ')} `;
  return SIZES.filter(([phrase]) => line.includes(` ${phrase} `))
    .slice(0, 1)
    .map(([phrase, people]) => {
      const first = line.slice(1, line.indexOf(` ${phrase} `) + 1).split(' ').length - 1;
      return { people, places: phrase.split(' ').map((_, offset) => first + offset), isCompany: false };
    });
}
