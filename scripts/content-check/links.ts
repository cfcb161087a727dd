import { didYouMean } from '@/lib/content-check/nearest';
import { slug } from '@/lib/format/slug';
import { siteOrigin } from '@/lib/routes/site-origin';
import { type ContentSource, type Finding, fieldOf, partsOf, suggestion, textsOf, toFix } from './findings';
import { isIn, places } from './places';

/** Keys whose value is an address. */
const ADDRESS = /^(href|url|ctaLink|path|link|to)$/;

/** An internal address or an anchor on the same page. */
const INTERNAL = /^(\/(?!\/)|#)/;

/** What links may lead to. */
type LinkTargets = {
  pages: ReadonlySet<string>;
  /** Old addresses and where they lead now. */
  moved: ReadonlyMap<string, string>;
  /** Why an address does not exist yet: its entry is a draft or has a later date. */
  unpublished: ReadonlyMap<string, string>;
  /** What a link to the contact form may choose, by the name in its query: 'service' and 'inquiry'. */
  choices: Readonly<Record<string, readonly string[]>>;
  hasAnchor: (path: string, anchor: string) => boolean;
};

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
    files
      .flatMap(textsOf)
      .flatMap(({ key, value }) => [
        ...(key === 'anchor' ? [value] : []),
        ...(value.length < 160 ? [slug(value)] : []),
        ...[...value.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => slug(heading)),
      ]);
  const guides = sources.filter(({ file }) => file.startsWith('content/guides/')).flatMap(partsOf);
  const shared = new Set([
    ...anchorsIn(sources.filter(({ file }) => !isIn(file, 'collections'))),
    ...guides.flatMap(({ key, value }) => (key === 'id' ? `guide-${value}` : String(value))),
  ]);
  const own = new Map<string, ReadonlySet<string>>();
  return (path, written) => {
    // Components number repeated anchors, and put words of their own before or after a name.
    const anchor = written.replace(/-(\d+|title|fit)$/, '');
    const [, first = ''] = /^(\w+-)/.exec(written) ?? [];
    if ([written, anchor, first].some((name) => inCode.has(name))) return true;
    const name = `/${path.split('/').at(-1)}.ts`;
    const files = sources.filter(({ file }) => isIn(file, 'collections') && file.endsWith(name));
    if (files.length === 0) return shared.has(anchor);
    const questions = sources.filter(({ file }) => file.endsWith('/faq.ts'));
    const anchors = own.get(path) ?? new Set(anchorsIn([...files, ...questions]));
    own.set(path, anchors);
    return anchors.has(anchor);
  };
}

/** What is wrong with an address, or nothing. */
function problemOf(href: string, targets: LinkTargets): string | undefined {
  const { pages, moved, unpublished, choices, hasAnchor } = targets;
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
  for (const [, name = '', value = ''] of href.matchAll(/[?&](service|inquiry)=([^&#]*)/g))
    if (!choices[name]?.includes(value))
      return `leads to '${href}', and there is no ${name} '${value}'. Use one of: ${choices[name]?.join(', ')}.`;
  return path !== '' && anchor && !anchor.includes('=') && !hasAnchor(path, anchor)
    ? `leads to '${href}', and that page has no section '#${anchor}'.`
    : undefined;
}

/** Finds links that lead nowhere: addresses in fields, and links inside texts. */
export const linkFindings = (sources: readonly ContentSource[], targets: LinkTargets): Finding[] =>
  sources.flatMap(textsOf).flatMap((text) => {
    const { file, key, value } = text;
    const isAddress = ADDRESS.test(key) && (INTERNAL.test(value) || /^[a-z]\w*:/i.test(value));
    const inMarkdown = [...value.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
    return (isAddress || value.startsWith('http://') ? [value] : inMarkdown).flatMap((href) => {
      const problem = problemOf(href, targets);
      if (!problem) return [];
      // A question for a section that has gone is lost, and stops nothing.
      return isIn(file, 'alsoAsked')
        ? suggestion(text, `an entry ${problem} Correct or delete it.`, href)
        : toFix(text, `${fieldOf(text)} ${problem}`, href);
    });
  });

export type Redirect = { from: string; to: string };

/**
 * Finds redirects that leave an old link in an error: an old address that exists or is listed twice, and a target that
 * is redirected itself (a chain or a loop) or does not exist.
 *
 * @param exists whether the site has a page or a file at an address.
 * @param pages paths of all pages, to suggest one.
 */
export function redirectFindings(
  redirects: readonly Redirect[],
  exists: (address: string) => boolean,
  pages: readonly string[],
): Finding[] {
  const old = redirects.map(({ from }) => from);
  return redirects.flatMap(({ from, to }, index) => {
    const problems = {
      from: [
        exists(from) && 'the site has that address. Remove the page or the redirect.',
        old.indexOf(from) < index && 'it is here twice. Keep one of the two.',
      ],
      to: old.includes(to)
        ? [`'${to}' is redirected itself. Name the last address of the chain.`]
        : [
            !exists(to) &&
              `there is nothing at '${to}'.${didYouMean(to, pages)} Name an address that exists.`,
          ],
    };
    return (['from', 'to'] as const).flatMap((field) => {
      const spot = { file: places.redirects[0], where: `moved.${index}.${field}` };
      return problems[field].flatMap((problem) =>
        problem ? toFix(spot, `the redirect from '${from}': ${problem}`, { from, to }[field]) : [],
      );
    });
  });
}
