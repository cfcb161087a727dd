import { describeField } from '../describe-field';
import { didYouMean } from '../nearest';
import { type ContentSource, type Finding, textsOf } from './source';

/** Keys whose value is an address. */
const ADDRESS = /^(href|url|ctaLink|path|link|to)$/;

/** An internal address or an anchor on the same page. */
const INTERNAL = /^(\/(?!\/)|#)/;

const inMarkdown = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');

/**
 * Finds links that lead to no page: addresses in fields, and links inside texts.
 *
 * @param pages paths that exist.
 * @param moved old addresses and their targets.
 * @param unpublished why a future path does not exist yet: its entry is a draft or has a later date.
 */
export function linkFindings(
  sources: readonly ContentSource[],
  pages: ReadonlySet<string>,
  moved: ReadonlyMap<string, string>,
  unpublished: ReadonlyMap<string, string> = new Map(),
): Finding[] {
  return sources.flatMap((source) =>
    textsOf(source)
      .flatMap(({ where, key, value }) =>
        (ADDRESS.test(key) ? [value] : inMarkdown(value)).map((href) => ({ where, href })),
      )
      .filter(({ href }) => INTERNAL.test(href))
      .flatMap(({ where, href }): Finding[] => {
        const path = href.replace(/[?#].*$/, '');
        if (path === '' || pages.has(path)) return [];
        const now = moved.get(path);
        const why = unpublished.get(path);
        const field = describeField(where.split('.').slice(1), source.file) || where;
        const message = now
          ? `${field} names the old address '${path}'. Name '${now}'.`
          : why
            ? `${field} leads to '${path}', which ${why}. Until then the link leads nowhere: take it out.`
            : `${field} leads to '${path}', and there is no such page.${didYouMean(path, [...pages])}`;
        return [{ grade: 'fix', file: source.file, message, place: { path: where, needle: path } }];
      }),
  );
}
