import { contentError } from './check';
import { didYouMean } from './nearest';

export type Redirect = { from: string; to: string };

const REDIRECTS_FILE = 'content/site/redirects.ts';

/**
 * Checks the redirects against the pages of the site, so that no old link ends in an error.
 *
 * @param pages paths of all pages.
 * @throws ContentError for an old address that is a page or is listed twice, and for a target that is redirected (a
 *   chain or a loop) or does not exist.
 */
export function checkRedirects(redirects: readonly Redirect[], pages: readonly string[]): void {
  const known = new Set(pages);
  const old = new Set<string>();
  for (const { from } of redirects) {
    const entry = from;
    if (known.has(from))
      contentError(
        { file: REDIRECTS_FILE, entry, field: 'from' },
        'is a page of the site.',
        'Remove the page or the redirect.',
      );
    if (old.has(from))
      contentError(
        { file: REDIRECTS_FILE, entry, field: 'from' },
        'stands here twice.',
        'Keep one of the two.',
      );
    old.add(from);
  }
  for (const { from, to } of redirects) {
    if (old.has(to)) {
      contentError(
        { file: REDIRECTS_FILE, entry: from, field: 'to' },
        `'${to}' is redirected itself.`,
        'Name the last address of the chain.',
      );
    }
    if (!known.has(to)) {
      contentError(
        { file: REDIRECTS_FILE, entry: from, field: 'to' },
        `there is no page at '${to}'.${didYouMean(to, pages)}`,
        'Name an address that exists.',
      );
    }
  }
}
