import { splitAtPrices } from '@/lib/currency/format';
import type { Passage } from '@/lib/search/passage';

/** What a finished page has that passages refer to. */
export type PageText = { ids: ReadonlySet<string>; text: string };

/** Amounts that a text names: '$1,200', and the dollars of `{usd:1200}`. */
function amountsOf(text: string): string[] {
  const literal = text.match(/\$\d[\d,]*(?:\.\d+)?/g) ?? [];
  const prices = splitAtPrices(text).filter((_, index) => index % 2 === 1);
  return [...literal, ...prices.map((usd) => `$${Number(usd).toLocaleString('en-US')}`)];
}

/**
 * Where passages and finished pages disagree, one line for each: a page without passages, an address that leads
 * nowhere, an amount that its page does not show.
 *
 * @param pages all pages that may be found, by path
 */
export function passageFaults(passages: readonly Passage[], pages: ReadonlyMap<string, PageText>): string[] {
  const covered = new Set(passages.map(({ href }) => href.replace(/#.*/, '')));
  const empty = [...pages.keys()]
    .filter((path) => !covered.has(path))
    .map((path) => `${path} has no passage`);
  const wrong = passages.flatMap(({ href, heading, text }) => {
    const [path = '', anchor] = href.split('#');
    const page = pages.get(path);
    if (!page) return [`'${heading}' leads to ${path}, which is no page`];
    return [
      ...(anchor !== undefined && !page.ids.has(anchor)
        ? [`'${heading}' leads to ${href}, which has no such anchor`]
        : []),
      ...amountsOf(text)
        .filter((amount) => !page.text.includes(amount))
        .map((amount) => `'${heading}' says ${amount}, which ${path} does not show`),
    ];
  });
  return [...empty, ...wrong];
}
