/** @requirement RESOURCES-15 */
import { hoursNote } from '@/lib/roi-calculator/plausibility';

const note = (hours: number | undefined, team: string | null, size: string | null = null) =>
  hoursNote(hours, { calculator: [null, team], selector: [null, size] });

test('more hours than the people have at 40 a week are implausible, by the finer size', () => {
  expect(note(4200, 'individual')).toMatch(/^You said this is for one person/);
  expect(note(400, 'small')).toBeUndefined();
  expect(note(400.5, 'small')).toMatch(/at most 10 people use it, who have about 400 hours/);
  expect(note(801, null, 'small')).toBeDefined();
  expect(note(801, 'large', 'solo')).toBeUndefined();
  expect(note(100_000, 'enterprise')).toBeUndefined();
  expect(note(100_000, null)).toBeUndefined();
  expect(note(undefined, 'individual')).toBeUndefined();
});
