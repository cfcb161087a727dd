/** @requirement CALLS-19 */
import { createDuplicateDetector } from '@/lib/contact/duplicates';

test('a mail from before the window is no repeat', async () => {
  jest.useFakeTimers();
  const { isDuplicate, record } = createDuplicateDetector(600);
  await record('1', 'ada@visitor.example', 'Hello');
  jest.advanceTimersByTime(600_000);
  expect(await isDuplicate('2', 'ada@visitor.example', 'Hello')).toBe(false);
  jest.useRealTimers();
});
