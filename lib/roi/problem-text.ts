import { type FinanceField, limits, type RoiField } from './assumptions';
import type { NumberReading } from './read';

type Problem = Extract<NumberReading, { ok: false }>['problem'];

/** What is said below a field whose text is not taken. */
export function problemText(field: RoiField | FinanceField, problem: Problem): string {
  const { from, to } = limits[field];
  const written = (value: number) => value.toLocaleString('en-US');
  switch (problem) {
    case 'empty':
      return 'Enter a number, or 0.';
    case 'comma':
      return 'Use a decimal point, such as 12.5. Commas only separate thousands, such as 12,000.';
    case 'negative':
    case 'small':
      return `Enter ${written(from)} or more.`;
    case 'large':
      return `Enter ${written(to)} or less.`;
    case 'text':
      return 'Use digits, such as 12,000 or 12.5.';
  }
}
