import { type Finding, type Source, textsOf } from './source';

/** Keys whose value is an address. */
const ADDRESS = /^(href|url|ctaLink|path|link|to)$/;

/** An address inside the site, or a place on the same page. */
const INTERNAL = /^(\/(?!\/)|#)/;

const inMarkdown = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');

/**
 * Links of content that lead to no page: addresses in fields, and links inside texts.
 *
 * @param pages paths that exist, those of unpublished articles too.
 * @param moved old addresses and where they lead now.
 */
export function linkFindings(
  sources: readonly Source[],
  pages: ReadonlySet<string>,
  moved: ReadonlyMap<string, string>,
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
        const what = now
          ? `'${where}' names the old address '${path}'. Name '${now}'.`
          : `'${where}' leads to '${path}', and there is no such page.`;
        return [{ grade: 'fix', file: source.file, what }];
      }),
  );
}
