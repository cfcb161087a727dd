import { describeField } from '@/lib/content-check/field-in-words';
import { didYouMean } from '@/lib/content-check/nearest';
import { siteOrigin } from '@/lib/routes/site-origin';
import type { Finding } from './findings';
import { type ContentText, keyOf, lineIn } from './parse-content-file';

/** Keys whose value is an address. */
const ADDRESS = /^(href|url|ctaLink|path|link|to)$/;
const REDIRECTS = 'content/site/redirects.ts';
/** An internal address or an anchor on the same page. */
const INTERNAL = /^(\/(?!\/)|#)/;

/**
 * What links may lead to: pages, old addresses with their new ones, addresses that do not exist yet with the reason, and
 * what a link to the contact form may choose.
 */
type LinkTargets = {
  pages: ReadonlySet<string>;
  moved: ReadonlyMap<string, string>;
  unpublished: ReadonlyMap<string, string>;
  service: readonly string[];
  inquiry: readonly string[];
};

/** What is wrong with an address, or nothing. */
function problemOf(href: string, { pages, moved, unpublished, ...choices }: LinkTargets): string | undefined {
  if (!INTERNAL.test(href))
    return /^(https:\/\/|mailto:|tel:)/.test(href) || href.startsWith(siteOrigin)
      ? undefined
      : `leads to '${href}'. Begin a link inside the site with '/', and others with 'https://'.`;
  const path = href.replace(/[?#].*/, '');
  const why = unpublished.get(path) ?? unpublished.get(href);
  if (why) return `leads to '${href}', which ${why}. Until then the link leads nowhere: take it out.`;
  const now = moved.get(path);
  if (now && !pages.has(path)) return `names the old address '${path}'. Name '${now}'.`;
  if (path !== '' && !pages.has(path))
    return `leads to '${path}', and there is no such page.${didYouMean(path, [...pages])}`;
  for (const [, name, value = ''] of href.matchAll(/[?&](service|inquiry)=([^&#]*)/g))
    if (!choices[name as 'service'].includes(value))
      return `leads to '${href}', and there is no ${name} '${value}'. Use one of: ${choices[name as 'service'].join(', ')}.`;
  return undefined;
}

/** Finds links that lead to no page: addresses in fields, and links inside texts. */
export const linkFindings = (texts: readonly ContentText[], targets: LinkTargets): Finding[] =>
  texts.flatMap((text) => {
    const { file, path, value } = text;
    // Redirects may lead to documents; redirectFindings knows.
    if (file === REDIRECTS) return [];
    const isAddress = ADDRESS.test(keyOf(text)) && (INTERNAL.test(value) || /^[a-z]\w*:/i.test(value));
    const inMarkdown = [...value.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
    // What a value fills in is checked where it is written.
    const hrefs = (isAddress || value.startsWith('http://') ? [value] : inMarkdown).filter(
      (href) => !href.includes('{}'),
    );
    return hrefs.flatMap((href) => {
      const problem = problemOf(href, targets);
      const message = `${describeField(path.slice(1)) || 'this line'} ${problem}`;
      return problem ? { file, line: lineIn(text, href), message } : [];
    });
  });

/**
 * Finds redirects that leave an old link in an error: an old address that exists or is listed twice, and a target that
 * is redirected itself (a chain or a loop) or does not exist.
 *
 * @param texts of the file, which tell the lines.
 * @param exists whether the site has a page or a file at an address.
 */
export function redirectFindings(
  redirects: readonly { from: string; to: string }[],
  texts: readonly ContentText[],
  exists: (address: string) => boolean,
  pages: readonly string[],
): Finding[] {
  const old = redirects.map(({ from }) => from);
  return redirects.flatMap(({ from, to }, index) => {
    const problem = [
      exists(from) && 'the site has that address. Remove the page or the redirect.',
      old.indexOf(from) < index && 'it is here twice. Keep one of the two.',
      old.includes(to) && `'${to}' is redirected itself. Name the last address of the chain.`,
      !exists(to) && `there is nothing at '${to}'.${didYouMean(to, pages)} Name an address that exists.`,
    ].find(Boolean);
    const line = texts.filter(({ file, path }) => file === REDIRECTS && path.at(-1) === 'from')[index]?.line;
    return problem ? { file: REDIRECTS, line, message: `the redirect from '${from}': ${problem}` } : [];
  });
}
