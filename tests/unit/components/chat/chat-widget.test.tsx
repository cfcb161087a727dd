/** @requirement CHAT-01 */

import { fireEvent, render, screen } from '@testing-library/react';
import { ChatWidget } from '@/components/chat/chat-widget';
import { loadChat } from '@/components/chat/load-chat';
import { storage } from '@/lib/storage/storage-keys';

jest.mock('@/components/chat/load-chat', () => ({ loadChat: jest.fn() }));
const load = jest.mocked(loadChat);

/** Stands for the panel: says in which state it is. */
const parts = {
  Chat: ({ view }: { view: string }) => <p>panel {view}</p>,
  texts: {},
} as never;

beforeEach(() => {
  sessionStorage.clear();
  load.mockReset().mockResolvedValue(parts);
});

const launcher = () => screen.getByRole('button', { name: /chat$/ });
const show = () => render(<ChatWidget name="Company" />);

test('a chat that fails to load says so with a link to the contact page, and the next click tries again', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  show();
  fireEvent.click(launcher());
  expect(await screen.findByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  fireEvent.click(launcher());
  fireEvent.click(launcher());
  expect(await screen.findByText(/panel open/)).toBeInTheDocument();
});

test.each(['open', 'minimized'])('a chat that was %s on the previous page is so again', async (view) => {
  sessionStorage.setItem(storage.chat.key, JSON.stringify({ view, messages: [] }));
  show();
  expect(await screen.findByText(new RegExp(`panel ${view}`))).toBeInTheDocument();
});
