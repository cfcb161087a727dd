import { slug } from 'github-slugger';
import { siteOrigin } from '../../routes/site-origin';
import { describeField } from '../describe-field';
import { didYouMean } from '../nearest';
import { type ContentSource, type Finding, isRecord, partsOf, textsOf } from './source';

/** Keys whose value is an address. */
const ADDRESS = /^(href|url|ctaLink|path|link|to)$/;

/** An internal address or an anchor on the same page. */
const INTERNAL = /^(\/(?!\/)|#)/;

/** Questions in other words: an entry whose section has gone is lost, and stops nothing. */
const ALSO_ASKED = 'content/search/also-asked.ts';

/** Folders in which each file is one page. */
const COLLECTIONS = /^content\/(articles|audiences|case-studies|guides|industries|services|videos)\//;

/** What links may lead to. */
export type LinkTargets = {
  pages: ReadonlySet<string>;
  /** Old addresses and where they lead now. */
  moved: ReadonlyMap<string, string>;
  /** Why an address does not exist yet: its entry is a draft or has a later date. */
  unpublished: ReadonlyMap<string, string>;
  hasAnchor: (path: string, anchor: string) => boolean;
};

const inMarkdown = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');

/**
 * Tells which anchors a page may have: those that components name, and one for each heading, title and question of the
 * page's own file. Where several files make a page, the texts of all of them count.
 *
 * @param inCode anchors that components name.
 */
export function anchorFinder(
  sources: readonly ContentSource[],
  inCode: ReadonlySet<string>,
): LinkTargets['hasAnchor'] {
  const anchorsIn = (files: readonly ContentSource[]) =>
    new Set(
      files
        .flatMap(textsOf)
        .flatMap(({ key, value }) => [
          ...(key === 'anchor' ? [value] : []),
          ...(value.length < 160 ? [slug(value)] : []),
          ...[...value.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => slug(heading)),
        ]),
    );
  const shared = anchorsIn(sources.filter(({ file }) => !COLLECTIONS.test(file)));
  const guides = sources.filter(({ file }) => file.startsWith('content/guides/'));
  for (const { key, value } of guides.flatMap((source) => partsOf(source)))
    if (key === 'id') shared.add(`guide-${value}`);
  for (const source of guides)
    for (const { value } of partsOf(source))
      if (isRecord(value) && value.file) shared.add(String(value.file));
  const own = new Map<string, ReadonlySet<string>>();
  return (path, written) => {
    // Components number repeated anchors, and put words of their own before or after a name.
    const anchor = written.replace(/-(\d+|title|fit)$/, '');
    const [, first = ''] = /^(\w+-)/.exec(written) ?? [];
    if (inCode.has(written) || inCode.has(anchor) || inCode.has(first)) return true;
    const name = `/${path.split('/').at(-1)}.ts`;
    const files = sources.filter(({ file }) => COLLECTIONS.test(file) && file.endsWith(name));
    if (files.length === 0) return shared.has(anchor);
    const anchors =
      own.get(path) ?? anchorsIn([...files, ...sources.filter(({ file }) => /\/faq\.ts$/.test(file))]);
    own.set(path, anchors);
    return anchors.has(anchor);
  };
}

/** What is wrong with an address, or nothing. */
function problemOf(href: string, { pages, moved, unpublished, hasAnchor }: LinkTargets): string | undefined {
  if (!INTERNAL.test(href))
    return /^(https:\/\/|mailto:|tel:)/.test(href) || href.startsWith(siteOrigin)
      ? undefined
      : `leads to '${href}'. Begin a link inside the site with '/', and others with 'https://'.`;
  const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
  const why = unpublished.get(path) ?? unpublished.get(href);
  if (why) return `leads to '${href}', which ${why}. Until then the link leads nowhere: take it out.`;
  const now = moved.get(path);
  if (now && !pages.has(path)) return `names the old address '${path}'. Name '${now}'.`;
  // What the build makes, such as a document, is checked elsewhere.
  if (path !== '' && !pages.has(path))
    return `leads to '${path}', and there is no such page.${didYouMean(path, [...pages])}`;
  return path !== '' && anchor && !anchor.includes('=') && !hasAnchor(path, anchor)
    ? `leads to '${href}', and that page has no section '#${anchor}'.`
    : undefined;
}

/** Finds links that lead nowhere: addresses in fields, and links inside texts. */
export function linkFindings(sources: readonly ContentSource[], targets: LinkTargets): Finding[] {
  return sources.flatMap((source) =>
    textsOf(source).flatMap(({ file, where, key, value }) => {
      const isAddress = ADDRESS.test(key) && (INTERNAL.test(value) || /^\w+:/.test(value));
      return (isAddress || value.startsWith('http://') ? [value] : inMarkdown(value)).flatMap(
        (href): Finding[] => {
          const problem = problemOf(href, targets);
          if (!problem) return [];
          const place = { path: where, needle: href };
          if (file === ALSO_ASKED)
            return [
              { grade: 'suggestion', file, message: `an entry ${problem} Correct or delete it.`, place },
            ];
          const field = describeField(where.split('.').slice(1), file) || where;
          return [{ grade: 'fix', file, message: `${field} ${problem}`, place }];
        },
      );
    }),
  );
}
