import { isOpen } from '@/lib/chat/open-now';
import { weekdays } from '@/lib/format/opening-hours';

const hours = {
  days: weekdays.slice(0, 6),
  from: '09:30',
  to: '18:00',
  zone: 'America/Los_Angeles',
  zoneLabel: 'PT',
};

test.each([
  ['2025-05-08T16:29:00Z', false, 'Thursday before half past nine'],
  ['2025-05-08T16:30:00Z', true, 'Thursday at half past nine'],
  ['2025-05-09T00:59:00Z', true, 'Thursday before six, Friday in London'],
  ['2025-05-09T01:00:00Z', false, 'Thursday at six'],
  ['2025-05-11T18:00:00Z', false, 'Sunday'],
  ['2025-03-13T16:30:00Z', true, 'half past nine when only America has summer time'],
])('the office at %s is open: %s, %s', (time, open) => {
  expect(isOpen(hours, new Date(time))).toBe(open);
});
