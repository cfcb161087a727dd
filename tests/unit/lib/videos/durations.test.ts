/** @requirement VIDEOS-06 */
import { durationToSeconds, formatIsoDuration, formatSpokenDuration } from '@/lib/videos/durations';

test.each([
  ['0:00', 0, 'PT0S', '0 seconds'],
  ['15:32', 932, 'PT15M32S', '15 minutes 32 seconds'],
  ['45:30', 2730, 'PT45M30S', '45 minutes 30 seconds'],
  ['1:12:45', 4365, 'PT1H12M45S', '1 hour 12 minutes 45 seconds'],
  ['2:01:01', 7261, 'PT2H1M1S', '2 hours 1 minute 1 second'],
])('%s is %i seconds, %s for a machine and %s when read aloud', (time, seconds, iso, spoken) => {
  expect(durationToSeconds(time)).toBe(seconds);
  expect(formatIsoDuration(time)).toBe(iso);
  expect(formatSpokenDuration(time)).toBe(spoken);
});
