import { currencies } from '@/content/pricing/currencies';
import { pricing } from '@/content/pricing/pricing-rules';
import { formatUsdPrice } from '@/lib/currency/format';
import { estimate } from '@/lib/pricing-calculator/estimate';
import { pricingUrlCodes, readParameters } from '@/lib/pricing-calculator/parameters';
import { readWizardState } from '@/lib/wizard/wizard-url-codec';

const currencyOf = (code: string) => currencies.find((one) => one.code === code) ?? currencies[0];

/** An amount as pages show it in a currency: '$2,000', or '$2,000.00' in full. */
export const shownPrice = (usd: number, code = 'USD', length: 'short' | 'full' = 'short'): string =>
  formatUsdPrice(usd, currencyOf(code), length);

/** The estimate for the letters of an address, such as 'ammsh3', by the prices of content. */
export const estimateOf = (letters: string) => {
  const state = readWizardState(`${pricingUrlCodes.version}.${letters}`, pricingUrlCodes);
  return estimate(readParameters(state), pricing);
};

/** The amounts of that estimate from the base price to the total, as the calculator writes them. */
export function amountsOf(letters: string, code = 'USD'): string[] {
  const costs = estimateOf(letters);
  const { baseCost, totalCost } = costs;
  const changes = [
    ...[costs.teamSizeCost, costs.durationCost, costs.supportCost],
    ...[costs.customizationCost, costs.additionalServicesCost],
  ];
  return [
    shownPrice(baseCost, code, 'full'),
    ...changes.map((usd) => `${usd < 0 ? '−' : '+'} ${shownPrice(Math.abs(usd), code, 'full')}`),
    shownPrice(totalCost, code, 'full'),
  ];
}

/** The weeks of that estimate, as the calculator writes them. */
export function aboutWeeks(letters: string): string {
  const { estimatedTimelineWeeks: weeks } = estimateOf(letters);
  return `About ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}
