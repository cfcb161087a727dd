import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useReducer } from 'react';
import { Chat } from '@/components/chat/chat';
import { CurrencyProvider } from '@/components/currency/currency-provider';
import { chatContent, trainingExamples } from '@/content/chat';
import { company } from '@/content/company';
import { currencies } from '@/content/currencies';
import { trainAssistant } from '@/lib/chat/train';
import { viewReducer } from '@/lib/chat/view';

const data = trainAssistant(chatContent, trainingExamples);
const left = jest.fn();

function Opened({ draft }: { draft: { text: string; sent: boolean } }) {
  const [view, dispatch] = useReducer(viewReducer, 'open');
  return (
    <>
      <Chat
        name={company.name}
        data={data}
        view={view}
        draft={draft}
        takesFocus
        onView={dispatch}
        onClose={() => dispatch('close')}
        onLeave={left}
      />
      <output>{view}</output>
    </>
  );
}

function show(draft = { text: '', sent: false }) {
  return render(
    <CurrencyProvider currencies={currencies} mode="off" lookUpUrl="">
      <Opened draft={draft} />
    </CurrencyProvider>,
  );
}

const field = () => screen.getByRole('textbox', { name: 'Your message' });
const button = (name: string) => screen.getByRole('button', { name });
const log = () => screen.getByRole('log');
const press = (name: string) => fireEvent.click(button(name));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const send = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  press('Send');
};
const notices = () =>
  within(log())
    .queryAllByText(new RegExp(`${data.cleared}|${data.handedOver}`))
    .map((element) => element.textContent);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-05-08T22:24:00') });
  sessionStorage.clear();
  localStorage.clear();
  left.mockClear();
});
afterEach(() => jest.useRealTimers());

test('CHAT-02 CHAT-05 CHAT-16 the panel is titled as the assistant and starts with one greeting and its time', () => {
  show();
  expect(screen.getByRole('region', { name: `${company.name} assistant` })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: `${company.name} assistant` })).toBeInTheDocument();
  expect(within(log()).getAllByText(data.greeting)).toHaveLength(1);
  expect(within(log()).getByRole('time')).toHaveTextContent('10:24 PM');
  expect(field()).toHaveFocus();
});

test('CHAT-06 CHAT-07 CHAT-09 a message is answered after 1000 ms, and until then everything rests', () => {
  show();
  send('Where are you located?');
  expect(within(log()).getByText('Where are you located?')).toBeInTheDocument();
  expect(field()).toHaveValue('');
  expect(field()).toBeDisabled();
  expect(field()).toHaveAttribute('placeholder', 'Assistant is typing...');
  const questions = within(screen.getByRole('group', { name: 'Suggested questions' })).getAllByRole('button');
  for (const question of questions) expect(question).toBeDisabled();
  expect(log().querySelectorAll('[aria-hidden] > span')).toHaveLength(3);
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  pass(999);
  expect(field()).toBeDisabled();
  expect(within(log()).queryByText(new RegExp(company.address))).toBeNull();
  pass(1);
  expect(within(log()).getByText(new RegExp(company.address))).toBeInTheDocument();
  expect(field()).toBeEnabled();
  expect(field()).not.toHaveAttribute('placeholder', 'Assistant is typing...');
  expect(field()).toHaveFocus();
  expect(log().querySelector('[aria-hidden] > span')).toBeNull();
  for (const question of questions) expect(question).toBeEnabled();
});

test('CHAT-08 a blank message cannot be sent', () => {
  show();
  fireEvent.change(field(), { target: { value: '   ' } });
  expect(button('Send')).toBeDisabled();
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  pass(2000);
  expect(within(log()).getAllByRole('time')).toHaveLength(1);
});

test('CHAT-10 CHAT-18 Clear chat leaves one greeting and the notice, also while the assistant types', () => {
  show();
  send('What are your prices?');
  pass(1000);
  expect(notices()).toEqual([]);
  send('And your hours?');
  press('Clear chat');
  pass(5000);
  expect(within(log()).getAllByText(data.greeting)).toHaveLength(1);
  expect(within(log()).queryByText('What are your prices?')).toBeNull();
  expect(notices()).toEqual([data.cleared]);
  expect(within(log()).getAllByRole('time')).toHaveLength(1);
  expect(field()).toBeEnabled();
  expect(field()).toHaveFocus();
});

test('CHAT-01 CHAT-03 CHAT-04 minimize, maximize, a press on the bar, and close', () => {
  show();
  const state = () => screen.getByRole('status').textContent;
  press('Minimize');
  expect(state()).toBe('minimized');
  expect(screen.queryByRole('log')).toBeNull();
  expect(button('Maximize')).toHaveFocus();
  press('Maximize');
  expect(state()).toBe('open');
  expect(field()).toHaveFocus();
  press('Minimize');
  press(`${company.name} assistant`);
  expect(state()).toBe('open');
  press('Minimize');
  press('Close');
  expect(state()).toBe('closed');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});
