/** @requirement DECISIONS-16 */
import { formatDate } from '@/lib/format/dates';

test.each([
  ['2025-05-08', 'May 8, 2025'],
  ['2025-01-01', 'January 1, 2025'],
  ['2024-12-31', 'December 31, 2024'],
])('%s is written %s', (iso, written) => {
  expect(formatDate(iso)).toBe(written);
});
