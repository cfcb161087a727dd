const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A number in US format. Formatters are cached, because creating one is slow.
 *
 * @param decimals maximum number of decimals.
 * @param minDecimals minimum number, filled up with zeros.
 */
export function formatNumber(value: number, decimals: number, minDecimals = decimals): string {
  const key = `${minDecimals}-${decimals}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}
