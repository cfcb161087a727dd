const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A number in US format. Formatters are cached, because creating one is slow.
 *
 * @param decimals how many it has.
 * @param least how many remain when they are zeros.
 */
export function formatNumber(value: number, decimals: number, least = decimals): string {
  const key = `${least}-${decimals}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: least,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
