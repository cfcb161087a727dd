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

/** Formats a number with at most two decimals: '1,200', '12.5'. */
export const formatDecimal = (value: number): string => formatNumber(value, 2, 0);

/** Formats a number with at most one decimal. */
export const formatTenths = (value: number): string => formatNumber(value, 1, 0);
