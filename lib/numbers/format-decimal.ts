import { formatNumber } from './format-number';

/** Formats a number with at most two decimals: '1,200', '12.5'. */
export const formatDecimal = (value: number): string => formatNumber(value, 2, 0);

/** Formats a number with at most one decimal. */
export const formatTenths = (value: number): string => formatNumber(value, 1, 0);
