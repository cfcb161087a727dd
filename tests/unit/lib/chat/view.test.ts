import { type ChatView, type ChatViewAction, restoreView, viewReducer } from '@/lib/chat/view';

const table: [ChatView, ChatViewAction, ChatView][] = [
  ['closed', 'toggle', 'open'],
  ['closed', 'minimize', 'closed'],
  ['closed', 'maximize', 'closed'],
  ['closed', 'close', 'closed'],
  ['open', 'toggle', 'closed'],
  ['open', 'minimize', 'minimized'],
  ['open', 'maximize', 'open'],
  ['open', 'close', 'closed'],
  ['minimized', 'toggle', 'closed'],
  ['minimized', 'minimize', 'minimized'],
  ['minimized', 'maximize', 'open'],
  ['minimized', 'close', 'closed'],
];

test.each(table)('CHAT-01 CHAT-03 CHAT-04 %s, %s: %s', (view, action, expected) => {
  expect(viewReducer(view, action)).toBe(expected);
});

test.each([
  ['{"view":"open","messages":[]}', 'open'],
  ['{"view":"minimized","messages":[]}', 'minimized'],
  ['{"view":"closed","messages":[]}', 'closed'],
  ['{"view":"sideways"}', 'closed'],
  [null, 'closed'],
])('the view kept as %s is restored as %s', (stored, expected) => {
  expect(restoreView(stored)).toBe(expected);
});
