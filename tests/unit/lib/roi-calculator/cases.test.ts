/** @requirement RESOURCES-15 */
import { example } from '@/lib/roi-calculator/assumptions';
import { breakEvenAdoption, breakEvenHours } from '@/lib/roi-calculator/cases';

test('nothing to save or nothing to pay: the break-even says so instead of dividing by zero', () => {
  expect(breakEvenAdoption({ ...example, hours: 0 })).toBeNull();
  expect(breakEvenHours({ ...example, rate: 0 })).toBeNull();
  // A year of work leaves no month to save in.
  expect(breakEvenHours(example, 12)).toBeNull();
  expect(breakEvenAdoption({ ...example, hours: 0, cost: 0, running: 0 })).toBe(0);
});
