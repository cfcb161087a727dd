import { didYouMean } from '../nearest';
import { type Finding, toFix } from './source';

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
