/** @requirement CHAT-09 */
import { type Conversation, conversationReducer, restoreConversation } from '@/components/chat/conversation';
import { newMessage } from '@/components/chat/messages';

const greeting = newMessage('bot', 'Hello.');
const start: Conversation = { messages: [greeting], loading: false };
const question = newMessage('user', 'How much?');
const waiting: Conversation = { messages: [greeting, question], loading: true };

test('no message can be sent while the chat types', () => {
  expect(conversationReducer(waiting, { type: 'send', message: newMessage('user', 'And?') })).toBe(waiting);
});

test('a reply to a cleared conversation is dropped', () => {
  expect(conversationReducer(start, { type: 'reply', message: newMessage('bot', 'Late.') })).toBe(start);
});

test('a stored conversation is restored, and its unanswered question is answered', () => {
  expect(restoreConversation(start.messages)).toEqual(start);
  expect(restoreConversation(waiting.messages)).toEqual(waiting);
});

const stored = (change: object) => [{ ...greeting, ...change }];

test.each([
  null,
  'nonsense',
  {},
  [],
  [null],
  stored({ page: 5 }),
  stored({ role: 'owner' }),
  stored({ timestamp: 1e300 }),
  stored({ next: 5 }),
  stored({ next: [null] }),
  stored({ next: [{ kind: 'link', label: 'No address' }] }),
  stored({ next: [{ kind: 'link', label: 'A script', href: 'javascript:alert(1)' }] }),
  stored({ next: [{ kind: 'link', label: 'Another site', href: '//evil.example' }] }),
  stored({ next: [{ kind: 'link', label: 'The same, for a browser', href: '/\t/evil.example' }] }),
])('stored %j are not taken for a conversation', (stored) => {
  expect(restoreConversation(stored)).toBeNull();
});
