import { currencyTraits } from '../currency/currency-traits';
import { numberInWords } from '../format/number-words';
import { readNumber } from '../numbers/read-number';
import type { SupportLevel } from '../pricing-calculator/parameters';
import { type Word, wordsOf } from '../search/words';
import type { ChatService } from './types';

/** An amount of money. `currency` is a code of ours, or 'other'. */
type Amount = { value: number; currency: string };

/** What a message names. */
export type Entities = {
  /** Ids of services. */
  services: readonly string[];
  /** How many people will use it. */
  users?: number;
  support?: SupportLevel;
  amount?: Amount;
};

/** A message as the chat reads it. In `general`, a placeholder stands for each entity: 'how much for xpeople'. */
export type ReadMessage = { words: readonly Word[]; general: readonly Word[]; entities: Entities };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (texts: Iterable<string>) =>
  [...texts]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

const numberWords = new Map([
  ...Array.from({ length: 98 }, (_, at): [string, number] => [numberInWords(at + 2), at + 2]),
  ['dozen', 12],
  ['hundred', 100],
]);
const NUMBER_WORD = new RegExp(`\\b(?:an? )?(${oneOf(numberWords.keys()).replaceAll('-', '[- ]')})\\b`, 'g');
/** A range counts as its larger end: a price for fewer would be too low. */
const RANGE = /\b(\d+) ?(?:-|–|to|or) ?(\d+)\b/g;

const SYMBOLS = oneOf(Object.values(currencyTraits).flatMap(({ writtenAs }) => writtenAs));
/** Other currencies beside an amount. */
const OTHER_SYMBOLS = String.raw`\p{Sc}|(?:chf|aed|sgd|sek|nok|dkk|pln|cny|hkd|nzd|zar|brl|mxn)\b|francs?\b|dirhams?\b|kron[aeo]r?\b|yuan\b|pesos?\b|quid\b`;
const SYMBOL = `(?:${SYMBOLS}|${OTHER_SYMBOLS})`;
const AMOUNT = new RegExp(
  `(?<before>${SYMBOL})? ?(?<![\\w.,])(?<number>\\d(?:[\\d.,]*\\d)?) ?(?<thousand>k\\b|grand\\b|thousand\\b)? ?(?<after>${SYMBOL}(?!\\w))?`,
  'gu',
);
/** A smaller number without a sign of money may count anything, and one of four digits may be a year. */
const MIN_BARE = 1000;
const YEAR = /^20\d\d$/;

const PEOPLE =
  '(?:people|persons?|staff|users?|employees|colleagues|coworkers|participants|attendees|members|seats|heads?|folks|learners|managers|engineers|developers|lawyers|teachers|nurses|doctors|accountants|agents|analysts|clerks|operators|drivers|workers|students|assistants|ppl|pax|of us|of them)';
const USE = '(?:use|uses|using|would use|will use|touch|attend|join)';
const COUNT = new RegExp(
  `\\b(\\d{1,6})(?: (?!${USE})[a-z]+){0,2}? (?:${PEOPLE}|${USE})\\b( first| initially)?`,
  'g',
);
/** A number that ends a clause, behind a word for whom it is. */
const BARE_COUNT =
  /(?<=\b(?:for|with|if|only|were|we are|team of|company of|firm of|group of|same for|make it) (?:only |just |about |around |all |the )?)(\d{1,4})\b(?= ?(?:$|[?.!,;]|instead|please|first|now|then|tho|in\b|use))/g;
/** A number that is all that a message says. */
const ALONE =
  /^(?:(?:and|ok|so|or|what|how|about|for|if|its|around|roughly|of|only|then|all|the|just) )*(\d{1,4})[ ?.!]*$/;
const ONE =
  /\b(?:just|only|for) (?:me|myself|one)(?: alone)?\b|\bme alone\b|\bfreelancer\b|\b(?:working|work) alone\b|\bon my own\b|\b(?:one|1|single) person\b/;

const SUPPORT = /\b(basic|email|no|without|standard|premium) support\b/;

/** The currency that a sign beside an amount means: US dollars for a bare '$' or none. */
const currencyOf = (symbol = '$'): string =>
  Object.entries(currencyTraits).find(([, { writtenAs }]) =>
    (writtenAs as readonly string[]).includes(symbol),
  )?.[0] ?? 'other';

/** Reads the amount of a match of AMOUNT, by the reader that the tools use. */
function readAmount({
  number = '',
  thousand,
  before,
  after,
}: Record<string, string | undefined>): Amount | null {
  const currency = currencyOf(before ?? after);
  const read = readNumber(number, { currency });
  if (read.kind === 'none') return null;
  const value = (read.kind === 'choice' ? read.values[1] : read.value) * (thousand ? 1000 : 1);
  const isMoney = before || after || thousand || (value >= MIN_BARE && !YEAR.test(number));
  return isMoney && value > 0 ? { value, currency } : null;
}

/** Creates the function that reads a message. */
export function createReader(services: readonly ChatService[]): (message: string) => ReadMessage {
  const idOf = new Map(services.flatMap(({ id, names }) => names.map((name) => [name, id] as const)));
  const SERVICE = new RegExp(`\\b(${oneOf(idOf.keys())})s?\\b`, 'g');

  return (message) => {
    let text = message
      .toLowerCase()
      .normalize('NFKC')
      .replace(/['’]/g, '')
      .replace(NUMBER_WORD, (whole, word: string) => String(numberWords.get(word.replace(' ', '-')) ?? whole))
      .replace(RANGE, (_, low, high) => String(Math.max(Number(low), Number(high))));
    const [, support] = SUPPORT.exec(text) ?? [];
    text = text.replace(SUPPORT, ' xsupport ');
    const users: number[] = [];
    const count = (_: string, number: string) => {
      users.push(Number(number));
      return ' xpeople ';
    };
    text = text.replace(/(?<=\d),(?=\d{3} [a-z])/g, '').replace(COUNT, count);
    text = text.replace(BARE_COUNT, count).replace(ALONE, count);
    if (users.length === 0) text = text.replace(ONE, () => count('', '1'));
    let amount: Amount | undefined;
    text = text.replace(AMOUNT, (whole, ...more) => {
      const read = amount ? null : readAmount(more.at(-1) as Record<string, string | undefined>);
      amount ??= read ?? undefined;
      return read ? ' xamount ' : whole;
    });
    const named = new Set<string>();
    text = text.replace(SERVICE, (_, name: string) => {
      named.add(idOf.get(name) ?? '');
      return ' xservice ';
    });
    return {
      words: wordsOf(message),
      general: wordsOf(text),
      entities: {
        services: [...named],
        ...(users.length > 0 && { users: Math.min(...users) }),
        ...(support && { support: support === 'standard' || support === 'premium' ? support : 'basic' }),
        ...(amount && { amount }),
      },
    };
  };
}
