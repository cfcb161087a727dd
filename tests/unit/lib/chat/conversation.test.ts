import { type Conversation, conversationReducer, restoreConversation } from '@/lib/chat/conversation';
import { newMessage } from '@/lib/chat/messages';

const greeting = newMessage('bot', 'Hello.');
const start: Conversation = { messages: [greeting], loading: false };
const question = newMessage('user', 'How much?');
const waiting: Conversation = { messages: [greeting, question], loading: true };

test('CHAT-06 sending adds the message and waits for the reply, which ends the wait', () => {
  const sent = conversationReducer(start, { type: 'send', message: question });
  expect(sent).toEqual(waiting);
  const reply = newMessage('bot', 'This much.');
  expect(conversationReducer(sent, { type: 'reply', message: reply })).toEqual({
    messages: [greeting, question, reply],
    loading: false,
  });
});

test.each(['', '   ', '\n\t'])('CHAT-08 a blank message (%j) changes nothing', (text) => {
  expect(conversationReducer(start, { type: 'send', message: newMessage('user', text) })).toBe(start);
});

test('CHAT-09 nothing is sent while the assistant is loading', () => {
  expect(conversationReducer(waiting, { type: 'send', message: newMessage('user', 'And?') })).toBe(waiting);
});

test('a reply that nobody waits for any more is dropped', () => {
  expect(conversationReducer(start, { type: 'reply', message: newMessage('bot', 'Late.') })).toBe(start);
});

test('CHAT-10 CHAT-18 clearing leaves the notice and one greeting, and ends the wait', () => {
  const notice = newMessage('system', 'Cleared.');
  const again = newMessage('bot', 'Hello.');
  expect(conversationReducer(waiting, { type: 'clear', notice, greeting: again })).toEqual({
    messages: [notice, again],
    loading: false,
  });
});

test('CHAT-18 handing over adds a notice', () => {
  const notice = newMessage('system', 'Handed over.');
  expect(conversationReducer(start, { type: 'hand-over', notice }).messages).toEqual([greeting, notice]);
});

test('a stored conversation comes back, and an unanswered question is answered after all', () => {
  expect(restoreConversation(JSON.stringify({ view: 'open', messages: start.messages }))).toEqual(start);
  expect(restoreConversation(JSON.stringify({ view: 'open', messages: waiting.messages }))).toEqual(waiting);
});

const stored = (change: object) => JSON.stringify({ view: 'open', messages: [{ ...greeting, ...change }] });

test.each([
  null,
  'nonsense',
  '{}',
  '{"messages":[]}',
  '[]',
  stored({ role: 'owner' }),
  stored({ timestamp: 1e300 }),
  stored({ next: 5 }),
  stored({ next: [null] }),
  stored({ next: [{ kind: 'link', label: 'No address' }] }),
])('what is stored as %s is no conversation', (stored) => {
  expect(restoreConversation(stored)).toBeNull();
});
