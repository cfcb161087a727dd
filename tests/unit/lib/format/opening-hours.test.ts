import {
  convertHours,
  formatDays,
  formatTimes,
  formatTimesInSentence,
  weekdays,
} from '@/lib/format/opening-hours';

const hours = {
  days: weekdays.slice(0, 5),
  from: '09:00',
  to: '17:30',
  zone: 'America/Los_Angeles',
  zoneLabel: 'PT',
};

test('opening times are formatted for lists and for sentences', () => {
  expect([formatTimes(hours), formatTimesInSentence(hours)]).toEqual([
    '9:00 AM - 5:30 PM PT',
    '9am to 5:30pm PT',
  ]);
});

test.each([
  ['Monday to Friday', weekdays.slice(0, 5)],
  ['Monday, Tuesday and Thursday to Saturday', weekdays.filter((day) => !/Wed|Sun/.test(day))],
  ['Monday, Wednesday and Friday', ['Friday', 'Monday', 'Wednesday'] as const],
  ['Saturday', ['Saturday'] as const],
])("days are '%s': a closed day is in no range", (text, days) => {
  expect(formatDays(days)).toBe(text);
});

test.each([
  ['America/Los_Angeles', '5 PM-1:30 AM'],
  ['America/New_York', '2-10:30 PM'],
  ['Asia/Kolkata', '4:30 AM-1 PM'],
  ['Pacific/Auckland', '10 PM-6:30 AM, beginning the day before'],
  ['Europe/Berlin', '8 AM-4:30 PM'],
  ['Europe/Dublin', ''],
])('office hours in %s are %s in London for most of the year', (zone, times) => {
  for (const year of [2026, 2027, 2030])
    expect(convertHours({ ...hours, zone }, 'Europe/London', year)).toBe(times);
});
