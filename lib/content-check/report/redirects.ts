import { didYouMean } from '../nearest';
import type { Finding } from './source';

export type Redirect = { from: string; to: string };

const FILE = 'content/site/redirects.ts';

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
  return redirects.flatMap(({ from, to }, index): Finding[] => {
    const say = (field: 'from' | 'to', message: string): Finding => ({
      grade: 'fix',
      file: FILE,
      message: `the redirect from '${from}': ${message}`,
      place: { path: `moved.${index}.${field}`, needle: field === 'from' ? from : to },
    });
    return [
      ...(exists(from) ? [say('from', 'the site has that address. Remove the page or the redirect.')] : []),
      ...(old.indexOf(from) < index ? [say('from', 'it is here twice. Keep one of the two.')] : []),
      ...(old.includes(to)
        ? [say('to', `'${to}' is redirected itself. Name the last address of the chain.`)]
        : exists(to)
          ? []
          : [say('to', `there is nothing at '${to}'.${didYouMean(to, pages)} Name an address that exists.`)]),
    ];
  });
}
