/** @requirement CHAT-01 */

import { fireEvent, render, screen } from '@testing-library/react';
import { ChatWidget } from '@/components/chat/chat-widget';
import { loadJson } from '@/lib/http/load-json';
import { storage } from '@/lib/storage/storage-keys';

/** Stands for the conversation: says in which state the chat is. */
jest.mock('@/components/chat/chat', () => ({
  ...jest.requireActual('@/components/chat/chat'),
  Chat: ({ view }: { view: string }) => <p>panel {view}</p>,
}));
jest.mock('@/lib/http/load-json', () => ({
  ...jest.requireActual('@/lib/http/load-json'),
  loadJson: jest.fn(async () => ({})),
}));

const launcher = () => screen.getByRole('button', { name: /chat$/ });
const show = () => render(<ChatWidget name="Company" />);

beforeEach(() => sessionStorage.clear());

test('a chat that fails to load says so with a link to the contact page, and the next click tries again', async () => {
  jest.mocked(loadJson).mockRejectedValueOnce(new Error('offline'));
  show();
  fireEvent.click(launcher());
  expect(await screen.findByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  fireEvent.click(launcher());
  fireEvent.click(launcher());
  expect(await screen.findByText(/panel open/)).toBeInTheDocument();
});

test.each(['open', 'minimized'])('a chat that was %s on the previous page is restored', async (view) => {
  sessionStorage.setItem(storage.chat.key, JSON.stringify({ view, messages: [] }));
  show();
  expect(await screen.findByText(new RegExp(`panel ${view}`))).toBeInTheDocument();
});
