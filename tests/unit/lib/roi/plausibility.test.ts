/** @requirement RESOURCES-15 */
import { emptyAnswers } from '@/lib/business-case/answers';
import { findImplausible } from '@/lib/roi/plausibility';

const today = '2026-11-23';
const kinds = (answers: Partial<typeof emptyAnswers>) =>
  findImplausible({ ...emptyAnswers, ...answers }, today).map(({ field, kind }) => `${field} ${kind}`);
const deadline = (date: string) => kinds({ texts: { ...emptyAnswers.texts, deadline: date } });
const calculator = (size: string | null) => emptyAnswers.calculator.with(1, size);
const selector = (size: string | null) => emptyAnswers.selector.with(1, size);

test('a deadline in the past or far away is implausible, today and an open one are not', () => {
  expect(deadline('2020-01-01')).toEqual(['deadline past']);
  expect(deadline('2026-11-22')).toEqual(['deadline past']);
  expect(deadline('2026-11-23')).toEqual([]);
  expect(deadline('2031-11-23')).toEqual([]);
  expect(deadline('2072-03-31')).toEqual(['deadline far']);
  expect(deadline('')).toEqual([]);
});

test('more hours than the people have at 40 a week are implausible, by the finer size', () => {
  expect(
    findImplausible({ ...emptyAnswers, calculator: calculator('individual'), roi: { hours: 4200 } }, today),
  ).toEqual([{ field: 'hours', kind: 'people', people: 1, available: 40 }]);
  expect(kinds({ calculator: calculator('small'), roi: { hours: 400 } })).toEqual([]);
  expect(kinds({ calculator: calculator('small'), roi: { hours: 400.5 } })).toEqual(['hours people']);
  expect(kinds({ selector: selector('small'), roi: { hours: 801 } })).toEqual(['hours people']);
  expect(kinds({ selector: selector('solo'), calculator: calculator('large'), roi: { hours: 801 } })).toEqual(
    [],
  );
  expect(kinds({ calculator: calculator('enterprise'), roi: { hours: 100_000 } })).toEqual([]);
  expect(kinds({ roi: { hours: 100_000 } })).toEqual([]);
  expect(kinds({ calculator: calculator('individual') })).toEqual([]);
});
