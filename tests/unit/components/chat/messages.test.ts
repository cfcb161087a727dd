/** @requirement CHAT-16 CHAT-17 */
import { formatTimeOfDay, newMessage, restoreMessages, transcript } from '@/components/chat/messages';

test('a message has a unique id, a role, content and a timestamp', () => {
  const now = new Date('2025-05-08T10:24:00').getTime();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const [first, second] = [newMessage('user', 'Hello'), newMessage('user', 'Hello')];
  expect(first).toMatchObject({ role: 'user', content: 'Hello', timestamp: now });
  expect(first.id).toMatch(new RegExp(`^${now.toString(36)}-[a-z0-9]+$`));
  expect(second.id).not.toBe(first.id);
});

test.each([
  ['2025-05-08T00:05:00', '12:05 AM'],
  ['2025-05-08T12:00:00', '12:00 PM'],
])('the time of day of %s is shown as %s', (at, shown) => {
  expect(formatTimeOfDay(new Date(at).getTime())).toBe(shown);
});

test('the transcript has questions as typed and replies with prices, without greeting and notices', () => {
  const messages = [
    newMessage('system', 'Cleared.'),
    newMessage('bot', 'Hello.'),
    newMessage('user', 'How much, {usd:5}?'),
    newMessage('bot', 'It costs {usd:5}.'),
  ];
  const textOf = (content: string) => content.replace('{usd:5}', '5 dollars');
  expect(transcript(messages, textOf)).toBe(
    'My conversation with the assistant:\n\nMe: How much, {usd:5}?\n\nAssistant: It costs 5 dollars.',
  );
  expect(transcript(messages.slice(0, 2), textOf)).toBe('');
});

const stored = (change: object) => [{ ...newMessage('bot', 'Hello.'), ...change }];

test.each([
  null,
  {},
  [null],
  stored({ role: 'owner' }),
  stored({ next: 5 }),
  stored({ next: [{ kind: 'link', label: 'A script', href: 'javascript:alert(1)' }] }),
  stored({ next: [{ kind: 'link', label: 'Another site', href: '//evil.example' }] }),
  stored({ next: [{ kind: 'link', label: 'The same, for a browser', href: '/\t/evil.example' }] }),
])('the stored value %j is not read as a conversation', (stored) => {
  expect(restoreMessages(stored)).toEqual([]);
});
