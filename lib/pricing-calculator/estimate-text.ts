import { type Currency, formatPrice } from '../currency/format';
import { pluralize } from '../format/pluralize';
import type { LabeledAnswer } from '../wizard/describe-answers';
import type { CostLine } from './breakdown';
import type { Estimate } from './estimate';

/** 'About 8 weeks', or 'About 1 week'. */
export function aboutWeeks(weeks: number): string {
  return `About ${pluralize(weeks, 'week')}`;
}

/** An added or subtracted amount: '+ $0.00', '− $800.00', in the calculator's full format. */
export function signedPrice(usd: number, currency: Currency): string {
  return `${usd < 0 ? '−' : '+'} ${formatPrice(Math.abs(usd), currency, 'full')}`;
}

/**
 * The estimate as plain text for the message box of the contact form, with answers, lines and link.
 *
 * @param dollars the currency of the rules; named beside the total when `currency` is another.
 */
export function estimateText(
  of: { answers: readonly LabeledAnswer[]; lines: readonly CostLine[]; estimate: Estimate; link: string },
  currency: Currency,
  dollars: Currency,
): string {
  const [base, ...adjustments] = of.lines;
  const total = formatPrice(of.estimate.totalCost, currency, 'full');
  const inDollars =
    currency.code === dollars.code
      ? ''
      : ` (${formatPrice(of.estimate.totalCost, dollars, 'full')} in US dollars)`;
  return [
    'My estimate from the pricing calculator:',
    '',
    ...of.answers.map(({ label, value }) => `${label}: ${value}`),
    '',
    ...(base ? [`${base.label}: ${formatPrice(base.usd, currency, 'full')}`] : []),
    ...adjustments.map(({ label, usd }) => `${label}: ${signedPrice(usd, currency)}`),
    `Estimated total: ${total}${inDollars}`,
    `Estimated timeline: ${aboutWeeks(of.estimate.estimatedTimelineWeeks).toLowerCase()}`,
    `Recommended services: ${of.estimate.recommendedServices.join(', ')}`,
    '',
    of.link,
  ].join('\n');
}
