/** @requirement CALLS-19 */
jest.useFakeTimers();
// The cache takes zero for no time.
jest.advanceTimersByTime(1);
// Loaded now, so that the cache in it takes the time from the test.
const { createDuplicateDetector } =
  jest.requireActual<typeof import('@/lib/contact/duplicates')>('@/lib/contact/duplicates');

test('a mail is not a duplicate after the window has passed', async () => {
  const { isDuplicate, record } = createDuplicateDetector(600, String);
  await record('1', 'ada@visitor.example', 'Hello');
  expect(await isDuplicate('2', 'ada@visitor.example', 'Hello')).toBe(true);
  jest.advanceTimersByTime(600_001);
  expect(await isDuplicate('2', 'ada@visitor.example', 'Hello')).toBe(false);
});
