import { limits, type RoiField } from './assumptions';
import type { NumberReading } from './read';

type Problem = Extract<NumberReading, { ok: false }>['problem'];

/** What is said below a field whose text is not taken. `empty` is the field's own sentence. */
export function problemText(field: RoiField, problem: Problem, empty: string): string {
  const { from, to } = limits[field];
  const written = (value: number) => value.toLocaleString('en-US');
  switch (problem) {
    case 'empty':
      return empty;
    case 'comma':
      return 'Use a point for decimals, such as 12.5. A comma only separates thousands, such as 12,000.';
    case 'negative':
    case 'small':
      return `Enter a number from ${written(from)}; it cannot be negative.`;
    case 'large':
      return `Enter at most ${written(to)}.`;
    case 'text':
      return 'Enter a number in digits, such as 12,000 or 12.5.';
  }
}
