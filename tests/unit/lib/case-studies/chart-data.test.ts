/** @requirement CASES-07 */
import { chartRows } from '@/lib/case-studies/chart-data';

const series = { kind: 'line' as const, changeAt: 2, change: 'Trained' };

test('each value has its day, week or month, and the change is named', () => {
  const weeks = {
    times: [
      { at: 0, label: 'Week 0' },
      { at: 2, label: 'Week 4' },
      { at: 3, label: 'Week 6' },
    ],
  };
  expect(chartRows({ ...series, points: [9, -1.5, 4, 3], detail: weeks })).toEqual([
    { when: 'Week 0', value: '9' },
    { when: 'Week 2', value: '−1.5' },
    { when: 'Week 4: Trained', value: '4' },
    { when: 'Week 6', value: '3' },
  ]);
  const months = {
    times: [
      { at: 0, label: 'Nov' },
      { at: 2, label: 'Jan' },
      { at: 4, label: 'Feb' },
    ],
  };
  const change = 'Jan, trained';
  expect(
    chartRows({ ...series, change, points: [1, 2, 3, 4, 5], detail: months }).map(({ when }) => when),
  ).toEqual(['Nov', 'Dec', 'Jan, trained', 'Jan', 'Feb']);
});

test('a signal has the range of each time', () => {
  const times = [
    { at: 0, label: 'Week 1' },
    { at: 4, label: 'Week 3' },
  ];
  expect(chartRows({ ...series, kind: 'signal', points: [1, -2, 0, 3, 5], detail: { times } })).toEqual([
    { when: 'Week 1', value: '−2 to 1' },
    { when: 'Week 2: Trained', value: '0 to 3' },
    { when: 'Week 3', value: '5' },
  ]);
});
