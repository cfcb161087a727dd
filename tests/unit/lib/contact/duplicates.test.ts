/** @jest-environment node */
import { watchRepeats } from '@/lib/contact/repeats';

test('CALLS-19 the same sender or message under another id is a repeat, a retry is none', async () => {
  const repeated = watchRepeats(600);
  expect(await repeated('1', 'ada@visitor.example', 'Hello')).toBe(false);
  expect(await repeated('1', 'ada@visitor.example', 'Hello')).toBe(false);
  expect(await repeated('2', 'ADA@visitor.example', 'Something else')).toBe(true);
  expect(await repeated('3', 'bob@visitor.example', ' hello ')).toBe(true);
  expect(await repeated('4', 'eve@visitor.example', 'Good day')).toBe(false);
});

test('CALLS-19 what lies further back than the window is no repeat', async () => {
  jest.useFakeTimers();
  const repeated = watchRepeats(600);
  await repeated('1', 'ada@visitor.example', 'Hello');
  jest.advanceTimersByTime(600_000);
  expect(await repeated('2', 'ada@visitor.example', 'Hello')).toBe(false);
  jest.useRealTimers();
});
