const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (index: number): string =>
  ORDINALS[index] ?? `${index + 1}${SUFFIXES[ordinals.select(index + 1)] ?? 'th'}`;

/** One of a list: 'result' of 'results', 'category' of 'categories', 'part of approach' of 'approach'. */
function oneOf(list: string): string {
  if (list.endsWith('ies') && list !== 'series') return `${list.slice(0, -3)}y`;
  return list.endsWith('s') && !list.endsWith('ss') ? list.slice(0, -1) : `part of ${list}`;
}

/**
 * A field in plain English: 'title', 'the third result', "the third entry's portrait".
 *
 * @param path of the field inside the checked value, positions counted from 0.
 */
export function describeField(path: readonly PropertyKey[]): string {
  let owner = '';
  let last = '';
  for (const key of path) {
    if (/^\d+$/.test(String(key))) {
      const one = last ? oneOf(last) : 'entry';
      last = `${owner ? '' : 'the '}${ordinal(Number(key))} ${one}`;
    } else {
      owner = last ? `${owner}${last}${last.endsWith('s') ? "'" : "'s"} ` : owner;
      last = String(key);
    }
  }
  return `${owner}${last}`;
}
