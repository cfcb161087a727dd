/** Currency code by ISO country code (specification, section 9). */
const byCountry: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  GB: 'GBP',
  UK: 'GBP',
  ...Object.fromEntries(
    ['DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'IE', 'FI', 'AT', 'GR', 'PT'].map((country) => [country, 'EUR']),
  ),
  AU: 'AUD',
  NZ: 'AUD',
  IN: 'INR',
  JP: 'JPY',
};

/** The currency for a two-letter country code, upper or lower case; USD for any other country. */
export function currencyOfCountry(country: string): string {
  const code = country.toUpperCase();
  return Object.hasOwn(byCountry, code) ? (byCountry[code] ?? 'USD') : 'USD';
}
