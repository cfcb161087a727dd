/**
 * @requirement CHAT-01 CHAT-02 CHAT-03 CHAT-04 CHAT-05 CHAT-06 CHAT-07 CHAT-08
 * @requirement CHAT-09 CHAT-10 CHAT-16 CHAT-18 CHAT-19
 */

import { fireEvent, screen, within } from '@testing-library/react';
import { currencies } from '@/content/pricing/currencies';
import { loadJson } from '@/lib/http/load-json';
import { storage } from '@/lib/storage/storage-keys';
import { bakery as texts } from '../../../support/chat';
import { openChat, pass } from '../../../support/opened-chat';

jest.mock('@/lib/http/load-json', () => ({
  ...jest.requireActual('@/lib/http/load-json'),
  loadJson: jest.fn(),
}));
const load = jest.mocked(loadJson);

const field = () => screen.getByRole('textbox', { name: 'Ask a question' });
const button = (name: string) => screen.getByRole('button', { name });
const log = () => screen.getByRole('log');
const press = (name: string) => fireEvent.click(button(name));
const send = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  press('Send');
};
/** Shows the chat, and what it replies to a text. */
const ask = async (text: string) => {
  await openChat();
  send(text);
  await pass(1000);
};
const notices = () =>
  within(log())
    .queryAllByText(new RegExp(`${texts.cleared}|${texts.handedOver}`))
    .map((element) => element.textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  load.mockResolvedValue(texts);
  jest.useFakeTimers({ now: new Date('2025-05-08T22:24:00') });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a message is answered after 1000 ms, and the controls are disabled until then', async () => {
  await openChat();
  send('When are you open?');
  const questions = within(screen.getByRole('group', { name: 'Suggested questions' })).getAllByRole('button');
  for (const control of [field(), ...questions]) expect(control).toBeDisabled();
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  await pass(999);
  expect(within(log()).queryByText('Open from six.')).toBeNull();
  await pass(1);
  expect(within(log()).getByText('Open from six.')).toBeInTheDocument();
  for (const control of [field(), ...questions]) expect(control).toBeEnabled();
});

test('a blank message cannot be sent, and the buttons for a person say that they open the form', async () => {
  await openChat();
  for (const way of screen.getAllByRole('button', { name: /A person/ }))
    expect(way).toHaveAccessibleName('A person (opens the contact form)');
  fireEvent.change(field(), { target: { value: '   ' } });
  expect(button('Send')).toBeDisabled();
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  await pass(2000);
  expect(within(log()).getAllByRole('time')).toHaveLength(1);
});

test('Clear chat leaves one greeting and the notice, even while the chat is typing', async () => {
  await ask('How much?');
  expect(notices()).toEqual([]);
  send('When are you open?');
  press('Clear chat');
  await pass(5000);
  expect(within(log()).getAllByText(texts.greeting)).toHaveLength(1);
  expect(within(log()).queryByText('How much?')).toBeNull();
  expect(notices()).toEqual([texts.cleared]);
  expect(within(log()).getAllByRole('time')).toHaveLength(1);
  expect(field()).toBeEnabled();
  expect(field()).toHaveFocus();
});

test('prices of a reply are in the chosen currency', async () => {
  localStorage.setItem(storage.currency.key, JSON.stringify({ code: 'JPY', by: 'visitor' }));
  await ask('class for 30 people?');
  const yen = currencies.find(({ code }) => code === 'JPY');
  expect(log()).toHaveTextContent(`¥${(500 * (yen?.exchangeRate ?? 0)).toLocaleString('en-US')}`);
});

test('a reply in another language is marked as that language', async () => {
  await ask('Wie viel Brot gibt es?');
  const link = within(log()).getByRole('link', { name: 'schreiben Sie' });
  expect(link).toHaveAttribute('href', '/contact');
  expect(link.closest('p')).toHaveAttribute('lang', 'de');
});

test('results are a list of links below a heading, each with a line of text', async () => {
  await ask('do farmers in the far north mill the flour');
  expect(within(log()).getByText('No ready answer.')).toBeInTheDocument();
  expect(within(log()).getByRole('heading', { name: 'These may have it:' })).toBeInTheDocument();
  const [first] = within(log()).getAllByRole('listitem');
  expect(first).toHaveTextContent(/two mills in the valley/);
  expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/faq#is-the-flour-organic');
});

test('a message sent while the panel loads waits for the reply to the previous page’s question', async () => {
  const asked = { id: 'a', role: 'user', content: 'When are you open?', timestamp: Date.now() };
  sessionStorage.setItem(storage.chat.key, JSON.stringify({ messages: [asked] }));
  await openChat({ wait: 0 });
  send('Can I reserve?');
  await pass(1000);
  expect(field()).toHaveValue('Can I reserve?');
  await pass(1000);
  await pass(1000);
  expect(log()).toHaveTextContent(/Open from six\.[\s\S]*Can I reserve\?[\s\S]*Order by phone\./);
  expect(field()).toHaveValue('');
});

test('a conversation continues from an earlier page', async () => {
  const { unmount } = await openChat();
  send('How much is a class?');
  await pass(1000);
  press('Close');
  unmount();
  await ask('and for 30?');
  expect(log()).toHaveTextContent('Baking classes for 30 people');
  expect(log()).not.toHaveTextContent('Catering');
});
