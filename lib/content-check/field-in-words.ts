/** What an entry of a file's list is called, if not simply 'entry'. */
export const entryNouns: Readonly<Record<string, string>> = {
  'content/company/team.ts': 'person',
  'content/faq/faq.ts': 'question',
  'content/company/partners.ts': 'partner',
  'content/company/testimonials.ts': 'testimonial',
  'content/company/statistics.ts': 'statistic',
  'content/tools/selector.ts': 'question',
  'content/tools/pricing-calculator.ts': 'question',
  'content/site/pages.ts': 'page',
};

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
 * A field in plain English: 'title', 'the third result', "the third person's portrait".
 *
 * @param path of the field inside the checked value, positions counted from 0.
 * @param file decides what an entry of a list is called.
 */
export function describeField(path: readonly PropertyKey[], file: string): string {
  let owner = '';
  let last = '';
  for (const key of path) {
    if (/^\d+$/.test(String(key))) {
      const one = last ? oneOf(last) : (entryNouns[file] ?? 'entry');
      last = `${owner ? '' : 'the '}${ordinal(Number(key))} ${one}`;
    } else {
      owner = last ? `${owner}${last}${last.endsWith('s') ? "'" : "'s"} ` : owner;
      last = String(key);
    }
  }
  return `${owner}${last}`;
}
