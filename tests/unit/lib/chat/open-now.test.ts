import { isOpen } from '@/lib/chat/open-now';
import { openingHours } from '@/lib/format/time-zones';

const hours = openingHours('Monday - Friday 9:00 AM - 6:00 PM PT');

test.each([
  ['2025-05-08T15:59:00Z', false, 'Thursday before nine'],
  ['2025-05-08T16:00:00Z', true, 'Thursday at nine'],
  ['2025-05-09T00:59:00Z', true, 'Thursday before six, Friday in London'],
  ['2025-05-09T01:00:00Z', false, 'Thursday at six'],
  ['2025-05-10T18:00:00Z', false, 'Saturday'],
  ['2025-03-13T16:00:00Z', true, 'Thursday at nine, in the weeks when only America has summer time'],
])('%s is open: %s, %s', (time, open) => {
  expect(isOpen(hours, new Date(time))).toBe(open);
});
