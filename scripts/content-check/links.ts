import { didYouMean } from '@/lib/content-check/nearest';
import { siteOrigin } from '@/lib/routes/site-origin';
import { type ContentSource, type Finding, fieldOf, suggestion, textsOf, toFix } from './findings';
import { isIn } from './places';

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
};

/** What is wrong with an address, or nothing. */
function problemOf(href: string, targets: LinkTargets): string | undefined {
  const { pages, moved, unpublished, choices } = targets;
  if (!INTERNAL.test(href))
    return /^(https:\/\/|mailto:|tel:)/.test(href) || href.startsWith(siteOrigin)
      ? undefined
      : `leads to '${href}'. Begin a link inside the site with '/', and others with 'https://'.`;
  const path = href.replace(/[?#].*/, '');
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
  return undefined;
}

/** Finds links that lead to no page: addresses in fields, and links inside texts. A deploy preview knows the sections. */
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
      const spot = { file: 'content/site/redirects.ts', where: `moved.${index}.${field}` };
      return problems[field].flatMap((problem) =>
        problem ? toFix(spot, `the redirect from '${from}': ${problem}`, { from, to }[field]) : [],
      );
    });
  });
}
