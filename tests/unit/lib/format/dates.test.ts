import { formatDate } from '@/lib/format/dates';

test.each([
  ['2025-05-08', 'May 8, 2025'],
  ['2024-12-31', 'December 31, 2024'],
])('%s is written %s, whatever the time zone', (iso, written) => {
  expect(formatDate(iso)).toBe(written);
});
