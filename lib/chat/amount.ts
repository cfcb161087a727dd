import type { Word } from '../search/words';

/** An amount of money in whole US dollars, and the places of its words. */
export type Amount = { usd: number; places: readonly number[] };

const MONEY = /^(dollars?|usd|bucks)$/;
/** Prices are in US dollars, and the chat converts no amount. */
const OTHER_MONEY = /^(euros?|eur|pounds?|gbp|quid|rupees?|inr|aed|sgd)$/;
const THOUSAND = /^(k|grand|thousand)$/;
/** A smaller number without a word for money may count anything. */
const MIN_BARE = 1000;
/** A number of these may be a year. */
const YEARS = [2000, 2100] as const;

/**
 * The amount that a message names: '$20,000' (its sign arrives as 'dollars'), '20k', '5 grand', '500 bucks', and '8000'
 * where no word behind it says what it counts.
 */
export function amountIn(words: readonly Word[], counted: ReadonlySet<number>): Amount | null {
  const text = words.map((word) => word.text);
  for (const [at, word] of text.entries()) {
    const [, digits, short] = /^(\d+)(k?)$/.exec(word) ?? [];
    if (digits === undefined || counted.has(at)) continue;
    const isThousand = short === 'k' || THOUSAND.test(text[at + 1] ?? '');
    const end = at + (isThousand && short !== 'k' ? 2 : 1);
    const signs = [at - 1, end].filter((place) => MONEY.test(text[place] ?? ''));
    if ([at - 1, end].some((place) => OTHER_MONEY.test(text[place] ?? ''))) continue;
    const usd = Number(digits) * (isThousand ? 1000 : 1);
    const isYear = usd >= YEARS[0] && usd < YEARS[1] && !isThousand;
    if (usd === 0 || (signs.length === 0 && !isThousand && (usd < MIN_BARE || isYear))) continue;
    return { usd, places: [...Array.from({ length: end - at }, (_, offset) => at + offset), ...signs] };
  }
  return null;
}
