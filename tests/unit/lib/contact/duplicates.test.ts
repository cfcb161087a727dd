/** @requirement CALLS-19 */
import { createDuplicateDetector } from '@/lib/contact/duplicates';

test('the sender or message of a delivered mail under another id is a repeat', async () => {
  const { isDuplicate, record } = createDuplicateDetector(600);
  expect(await isDuplicate('1', 'ada@visitor.example', 'Hello')).toBe(false);
  expect(await isDuplicate('2', 'ada@visitor.example', 'Hello')).toBe(false);
  await record('1', 'ada@visitor.example', 'Hello');
  expect(await isDuplicate('1', 'ada@visitor.example', 'Hello')).toBe(false);
  expect(await isDuplicate('2', 'ADA@visitor.example', 'Something else')).toBe(true);
  expect(await isDuplicate('3', 'bob@visitor.example', ' hello ')).toBe(true);
  expect(await isDuplicate('4', 'eve@visitor.example', 'Good day')).toBe(false);
});

test('a mail from before the window is no repeat', async () => {
  jest.useFakeTimers();
  const { isDuplicate, record } = createDuplicateDetector(600);
  await record('1', 'ada@visitor.example', 'Hello');
  jest.advanceTimersByTime(600_000);
  expect(await isDuplicate('2', 'ada@visitor.example', 'Hello')).toBe(false);
  jest.useRealTimers();
});
