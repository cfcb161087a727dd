const formatters = new Map<number, Intl.NumberFormat>();

/** A number in US format with that many decimals. Formatters are cached, because creating one is slow. */
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
