/** @requirement CASES-07 */
import { listChartRows } from '@/components/case-studies/chart-data';

const series = { kind: 'line' as const, changeAt: 2, change: 'Trained' };
/** The labels of an axis, by the positions of their values. */
const axis = (labels: Record<number, string>) => ({
  times: Object.entries(labels).map(([at, label]) => ({ at: Number(at), label })),
});

test('each value has its day, week or month, and the row of the change is labeled', () => {
  const weeks = axis({ 0: 'Week 0', 2: 'Week 4', 3: 'Week 6' });
  expect(listChartRows({ ...series, points: [9, -1.5, 4, 3], detail: weeks })).toEqual([
    { when: 'Week 0', value: '9' },
    { when: 'Week 2', value: '−1.5' },
    { when: 'Week 4: Trained', value: '4' },
    { when: 'Week 6', value: '3' },
  ]);
  const detail = axis({ 0: 'Nov', 2: 'Jan', 4: 'Feb' });
  const months = listChartRows({ ...series, change: 'Jan, trained', points: [1, 2, 3, 4, 5], detail });
  expect(months.map(({ when }) => when)).toEqual(['Nov', 'Dec', 'Jan, trained', 'Jan', 'Feb']);
});

test('a signal chart has one range for each point in time', () => {
  const detail = axis({ 0: 'Week 1', 4: 'Week 3' });
  expect(listChartRows({ ...series, kind: 'signal', points: [1, -2, 0, 3, 5], detail })).toEqual([
    { when: 'Week 1', value: '−2 to 1' },
    { when: 'Week 2: Trained', value: '0 to 3' },
    { when: 'Week 3', value: '5' },
  ]);
});
