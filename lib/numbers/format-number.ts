const formatters = new Map<number, Intl.NumberFormat>();

/** A number as it is written in the US, with that many decimals. Each formatter is made once, because that is slow. */
export function formatNumber(value: number, decimals: number): string {
  let formatter = formatters.get(decimals);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(decimals, formatter);
  }
  return formatter.format(value);
}
