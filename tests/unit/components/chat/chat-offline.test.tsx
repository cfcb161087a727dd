import { fireEvent, screen } from '@testing-library/react';
import { loadJson } from '@/lib/http/load-json';
import * as routes from '@/lib/routes';
import { bakery as texts } from '../../../support/chat';
import { openChat, pass } from '../../../support/opened-chat';

jest.mock('@/lib/http/load-json', () => ({
  ...jest.requireActual('@/lib/http/load-json'),
  loadJson: jest.fn(),
}));
const load = jest.mocked(loadJson);
const hang = () => new Promise<never>(() => undefined);

test('a stalled file load ends after 10 seconds, and a retry loads the files', async () => {
  Element.prototype.scrollIntoView = () => {};
  jest.useFakeTimers();
  load.mockImplementation((route) => (route === routes.chatPanel ? Promise.resolve(texts) : hang()));
  await openChat();
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'When are you open?' }));
  ask();
  await pass(10_000);
  expect(screen.getByText(texts.failed)).toBeInTheDocument();

  load.mockResolvedValue(texts);
  fireEvent.click(screen.getByRole('button', { name: texts.retry }));
  await pass(10_000);
  expect(screen.getByText('Open from six.')).toBeInTheDocument();
  expect(screen.queryByText(texts.failed)).toBeNull();
  // That file is not asked for again.
  const calls = load.mock.calls.length;
  ask();
  await pass(1_500);
  expect(screen.getAllByText(/Open from six\./)).toHaveLength(2);
  expect(load.mock.calls).toHaveLength(calls);
});
