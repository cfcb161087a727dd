import type { Currency } from '../currency/format';
import { formatDecimal } from '../numbers/format-decimal';
import { limitsIn } from './limits';
import type { FieldReading, NumberFieldName } from './number-field';

type Problem = Extract<FieldReading, { kind: 'none' }>['problem'];

/** The message below a field with an invalid text. */
export function problemText(
  field: NumberFieldName,
  problem: Problem,
  { code, symbol, exchangeRate }: Pick<Currency, 'code' | 'symbol' | 'exchangeRate'>,
): string {
  const { from, to } = limitsIn(exchangeRate)[field];
  switch (problem) {
    case 'empty':
      return 'Enter a number, or 0.';
    case 'negative':
    case 'small':
      return `Enter ${formatDecimal(from)} or more.`;
    case 'large':
      return `Enter ${formatDecimal(to)} or less.`;
    case 'currency':
      return `Amounts here are in ${code} (${symbol}). Leave out other signs.`;
    case 'short':
      return 'Write out the whole number, such as 12000.';
    case 'decimals':
      return 'Use at most two decimals, such as 12.25.';
    case 'text':
      return 'Use digits, such as 12000 or 12.5.';
  }
}

/** The question below a field whose text can mean two numbers. */
export const choiceText = ([smaller, larger]: readonly [number, number]): string =>
  `Do you mean ${formatDecimal(smaller)} or ${formatDecimal(larger)}?`;
