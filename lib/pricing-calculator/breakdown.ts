import { type Currency, formatPrice } from '../currency/format';
import { findOption, type QuestionText } from '../wizard/describe-answers';
import type { Estimate } from './estimate';
import type { PricingParameters, PricingQuestion } from './parameters';

/** One line of the cost breakdown, in whole US dollars; adjustments may be negative or zero. */
export type PriceLine = { label: string; usd: number };

/** The six lines that add up to the total, labeled by choice. */
export function listPriceLines(
  parameters: PricingParameters,
  estimate: Estimate,
  steps: readonly (QuestionText & { id: string })[],
): PriceLine[] {
  const chosen = (id: PricingQuestion) => {
    const option = findOption(steps, id, parameters[id]);
    return option?.measure ?? option?.label.toLowerCase() ?? '';
  };
  return [
    { label: `Base price, ${parameters.serviceType}`, usd: estimate.baseCost },
    { label: `Team size, ${chosen('teamSize')}`, usd: estimate.teamSizeCost },
    { label: `Timeline, ${chosen('duration')}`, usd: estimate.durationCost },
    { label: `Support, ${chosen('supportLevel')}`, usd: estimate.supportCost },
    { label: `Customization, ${chosen('customizationLevel')}`, usd: estimate.customizationCost },
    { label: 'Add-ons', usd: estimate.additionalServicesCost },
  ];
}

/** An added or subtracted amount: '+ $0.00', '− $800.00', in the calculator's full format. */
export const formatSignedPrice = (usd: number, currency: Currency): string =>
  `${usd < 0 ? '−' : '+'} ${formatPrice(Math.abs(usd), currency, 'full')}`;
