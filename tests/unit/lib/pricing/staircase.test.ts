import { treads } from '@/lib/pricing/staircase';

test('each tread begins where the last one ended, and the widest sum is the full width', () => {
  expect(treads([6000, 1500, 0, 2500])).toEqual([
    { from: 0, to: 60 },
    { from: 60, to: 75 },
    { from: 75, to: 75 },
    { from: 75, to: 100 },
  ]);
});

test('CALCULATOR-28 zero drops straight down, a negative adjustment steps back', () => {
  const [base, team, time] = treads([2000, -800, 0]);
  expect(base).toEqual({ from: 0, to: 100 });
  expect(team).toEqual({ from: 100, to: 60 });
  expect(time).toEqual({ from: 60, to: 60 });
});
