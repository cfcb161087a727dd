const formatters = new Map<string, Intl.NumberFormat>();

/** A formatter in US format. It is cached, because creating one is slow. */
export function getFormatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.NumberFormat('en-US', options);
  formatters.set(key, formatter);
  return formatter;
}

/** A number in US format with at most `decimals`, and zeros up to `minDecimals`. */
export const formatNumber = (value: number, decimals: number, minDecimals = decimals): string =>
  getFormatter({ minimumFractionDigits: minDecimals, maximumFractionDigits: decimals }).format(value);

/** Formats a number with at most two decimals: '1,200', '12.5'. */
export const formatDecimal = (value: number): string => formatNumber(value, 2, 0);

export const formatTenths = (value: number): string => formatNumber(value, 1, 0);
