/** @requirement DECISIONS-16 */
import { formatDate, getDayIn, getEndOfDay } from '@/lib/format/dates';

test.each([
  ['2025-05-08', 'May 8, 2025'],
  ['2025-01-01', 'January 1, 2025'],
  ['2024-12-31', 'December 31, 2024'],
])('%s is written %s', (iso, written) => {
  expect(formatDate(iso)).toBe(written);
});

test.each([
  ['America/Los_Angeles', '2026-11-28T08:00:00Z'],
  ['Europe/London', '2026-11-28T00:00:00Z'],
  ['Asia/Kolkata', '2026-11-27T18:30:00Z'],
])('November 27 in %s ends at %s', (zone, end) => {
  const moment = getEndOfDay('2026-11-27', zone);
  expect(moment).toEqual(new Date(end));
  expect([getDayIn(zone, new Date(moment.getTime() - 1)), getDayIn(zone, moment)]).toEqual([
    '2026-11-27',
    '2026-11-28',
  ]);
});
