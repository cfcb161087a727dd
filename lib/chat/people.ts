import { numberInWords } from '../format/number-words';
import type { Word } from '../search/words';

const NUMBERS = new Map([
  ...Array.from({ length: 99 }, (_, index): [string, number] => [numberInWords(index + 1), index + 1]),
  ['dozen', 12],
  ['hundred', 100],
]);
const PEOPLE = new Set(
  (
    'people person persons employees employee staff users colleagues coworkers participants attendees members seats ' +
    'heads folks learners managers engineers developers lawyers teachers nurses doctors accountants agents reps ' +
    'analysts workers pax clerks operators leaders students'
  ).split(' '),
);
const GROUPS = new Set('team group staff company firm department workforce'.split(' '));
/** Words around a number that is all that a message says: 'and for about 50?' */
const AROUND = new Set(
  'and ok so or what how about for if its it is we are were just around roughly of'.split(' '),
);
/** Words for a size without a number. */
const SIZES: readonly [string, number][] = [
  ...'just me|only me|for me|for myself|me alone|just myself|freelancer|solo|one person|single person|one people|single people'
    .split('|')
    .map((words): [string, number] => [words, 1]),
  ['small team', 10],
  ['small group', 10],
];

/** How many people a message names ('60 people', 'a team of twelve', 'and for 50?', 'just me'), and the words' places. */
export function peopleIn(words: readonly Word[]): { people: number; places: number[] } | null {
  const text = words.map((word) => word.text);
  for (const [at, word] of text.entries()) {
    const number = NUMBERS.get(word) ?? Number(word);
    if (!(number > 0)) continue;
    // 'Twenty-four' is two words, and four a digit.
    const ones = number >= 20 && number % 10 === 0 && NUMBERS.has(word) ? Number(text[at + 1]) : 0;
    const people = number + (ones > 0 && ones < 10 ? ones : 0);
    const end = at + (people > number ? 2 : 1);
    const isOfUs = text[end] === 'of' && text[end + 1] === 'us';
    const noun = isOfUs ? 1 : text.slice(end, end + 2).findIndex((other) => PEOPLE.has(other));
    const before = text.slice(0, at).filter((other) => other !== 'about' && other !== 'around');
    const isTeam = before.at(-1) === 'of' && GROUPS.has(before.at(-2) ?? '');
    const isEnd = end === text.length;
    const isWe = before.at(-1) === 'were' || before.slice(-2).join(' ') === 'we are';
    const isAll = isEnd && before.every((other) => AROUND.has(other));
    const isFor = isEnd && before.at(-1) === 'for';
    if (noun < 0 && !isTeam && !isWe && !isAll && !isFor) continue;
    const from = Math.max(0, at - (isTeam ? 2 : 0));
    return { people, places: Array.from({ length: end + noun + 1 - from }, (_, offset) => from + offset) };
  }
  const line = ` ${text.join(' ')} `;
  const size = SIZES.find(([phrase]) => line.includes(` ${phrase} `));
  if (!size) return null;
  const first = line.slice(1, line.indexOf(` ${size[0]} `) + 1).split(' ').length - 1;
  return { people: size[1], places: size[0].split(' ').map((_, offset) => first + offset) };
}
