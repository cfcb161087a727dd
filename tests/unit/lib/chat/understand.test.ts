/** @jest-environment node */
import { chat, lessons } from '@/content/chat';
import { intents } from '@/lib/chat/data';
import { createUnderstanding } from '@/lib/chat/understand';
import { evaluation } from '../../../../scripts/bench/chat-evaluation';
import { accuracy, measure, pretended } from '../../../../scripts/bench/measure';

const understand = createUnderstanding(chat);
const heard = (message: string) =>
  [...new Set(understand(message).topics.map((topic) => topic.intent))].sort();
const plain = (message: string) =>
  message
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim();

test('the evaluation set is large enough and shares no utterance with the examples', () => {
  expect(evaluation.length).toBeGreaterThanOrEqual(200);
  for (const intent of intents) {
    const own = evaluation.filter((utterance) => utterance.intents.join() === intent);
    expect(own.length).toBeGreaterThanOrEqual(15);
  }
  expect(evaluation.filter((utterance) => utterance.intents.length === 0).length).toBeGreaterThanOrEqual(30);
  const taught = new Set(
    [...lessons.topics.flatMap((topic) => topic.examples), ...lessons.elsewhere].map(plain),
  );
  // The quick replies must be understood whatever happens, so they are taught too.
  const asked = evaluation.map(({ text }) => plain(text));
  const quick = chat.quickReplies.map(plain);
  expect(asked.filter((text) => taught.has(text) && !quick.includes(text))).toEqual([]);
});

test('CHAT-12 CHAT-13 at least 95 % of the evaluation set is right, and at most one stranger is answered', () => {
  const rows = measure();
  expect(accuracy(rows)).toBeGreaterThanOrEqual(0.95);
  expect(pretended(rows).length).toBeLessThanOrEqual(1);
});

test.each([
  ['Hello', 'greeting'],
  ['What services do you offer?', 'service'],
  ['How much do your services cost?', 'pricing'],
  ['How can I contact your team?', 'contact'],
  ['Book a consultation', 'booking'],
  ['I need technical support', 'support'],
  ['Tell me about your company', 'about'],
])("CHAT-12 '%s' is heard as %s", (message, intent) => {
  expect(heard(message)).toEqual([intent]);
});

test.each([
  ['HOW MUCH DOES IT COST???', 'pricing'],
  ['how mcuh does it csot', 'pricing'],
  ['shedule an appointmnt', 'booking'],
  ['whats ur adress', 'contact'],
])("typing errors and capitals do not matter: '%s'", (message, intent) => {
  expect(heard(message)).toEqual([intent]);
});

test('several intents of one message are all heard', () => {
  expect(heard('Where are you based? And how much is training?')).toEqual(['contact', 'pricing']);
});

test('a greeting before a question is not a second question', () => {
  expect(heard('Hi, how much is training?')).toEqual(['pricing']);
});

test('CHAT-12 where the examples do not decide, a keyword does', () => {
  // A model that has learned nothing leaves everything to the keywords.
  const blank = { labels: [...intents], features: 'w nothing', weights: 'g'.repeat(intents.length) };
  const unlearned = createUnderstanding({ ...chat, learned: { ...chat.learned, intents: blank } });
  expect(unlearned('zzz price zzz').topics.map((topic) => topic.intent)).toEqual(['pricing']);
  expect(unlearned('zzz zzz').topics).toEqual([]);
});

test.each(['', '   ', '???', 'xqzt vrrp', 'What is the weather in Rome?', 'Tell me a joke'])(
  "CHAT-13 '%s' is not understood, and the assistant does not pretend",
  (message) => {
    expect(understand(message).topics).toEqual([]);
  },
);
