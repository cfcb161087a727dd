import { currencies } from '@/content/pricing/currencies';
import { formatPrice } from '@/lib/currency/format';

/** An amount as pages show it in a currency: '$2,000', or '$2,000.00' in full. */
export function shownPrice(usd: number, code = 'USD', length: 'short' | 'full' = 'short'): string {
  const currency = currencies.find((one) => one.code === code) ?? currencies[0];
  return formatPrice(usd, currency, length);
}
