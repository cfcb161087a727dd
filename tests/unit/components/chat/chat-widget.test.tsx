/** @requirement CHAT-01 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChatWidget } from '@/components/chat/chat-widget';
import { type ChatParts, loadChat } from '@/components/chat/load-chat';

jest.mock('@/components/chat/load-chat', () => ({ loadChat: jest.fn() }));
const load = jest.mocked(loadChat);

/** Stands for the panel: says what it was given. */
const parts = {
  Chat: ({ view, draft }: { view: string; draft: { text: string; sent: boolean } }) => (
    <p>
      panel {view}, typed '{draft.text}', {draft.sent ? 'sent' : 'not sent'}
    </p>
  ),
  data: {},
} as unknown as ChatParts;

let fail: (error: Error) => void;

beforeEach(() => {
  sessionStorage.clear();
  load.mockReset();
  load.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
});

const launcher = () => screen.getByRole('button', { name: /chat$/ });
const show = () => render(<ChatWidget name="Company" />);

test('when it cannot load it says so and leads to the contact page, and the next click tries again', async () => {
  show();
  fireEvent.click(launcher());
  await act(async () => fail(new Error('offline')));
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  load.mockResolvedValue(parts);
  fireEvent.click(launcher());
  await act(async () => fireEvent.click(launcher()));
  expect(screen.getByText(/panel open/)).toBeInTheDocument();
});

test.each(['open', 'minimized'])('a chat left %s on the page before is so again', async (view) => {
  sessionStorage.setItem('site.chat', JSON.stringify({ view, messages: [] }));
  load.mockResolvedValue(parts);
  await act(async () => show());
  expect(screen.getByText(new RegExp(`panel ${view}`))).toBeInTheDocument();
});
