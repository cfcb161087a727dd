import type { LinkProblem } from '@/lib/business-case/link';
import type { Currency } from '@/lib/currency/format';

const names: Readonly<Record<Exclude<LinkProblem, 'all' | 'currency'>, string>> = {
  selector: 'the answers about the service',
  calculator: 'the answers about the price',
  readiness: 'the answers about readiness',
  roi: 'some numbers of the return',
  finance: 'the discount rate or the share of cash',
  deadline: 'the deadline',
};

const list = new Intl.ListFormat('en-US');

/**
 * One sentence about the invalid parts of a link; undefined when there are none.
 *
 * @param code of the link's currency, or ''.
 * @param shown the currency in which the amounts are shown.
 */
export function problemSentence(
  problems: readonly LinkProblem[],
  code: string,
  shown: Currency,
): string | undefined {
  if (problems.includes('all'))
    return 'We couldn’t read this link: it is cut off, or from another version of this page.';
  const lost = problems.flatMap((problem) =>
    problem === 'all' || problem === 'currency' ? [] : names[problem],
  );
  const unnamed = problems.includes('currency') || (code !== '' && code !== shown.code);
  const open = lost.length > 0 && `we couldn’t read ${list.format(lost)}, so that is still open`;
  const currency =
    unnamed &&
    `the link doesn’t name a currency we know, so its amounts are shown in ${shown.code}, not converted`;
  const sentence = [open, currency].filter(Boolean).join('; ');
  return sentence ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.` : undefined;
}
