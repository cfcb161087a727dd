/** @jest-environment node */
import { chatContent, trainingExamples } from '@/content/chat';
import { createMessageClassifier } from '@/lib/chat/classify';
import { trainAssistant } from '@/lib/chat/train';
import { intents } from '@/lib/chat/types';
import { evaluation } from '../../../../scripts/bench/chat-evaluation';
import { accuracy, falseAnswers, measure } from '../../../../scripts/bench/measure';

const assistant = trainAssistant(chatContent, trainingExamples);
const classify = createMessageClassifier(assistant);
const intentsOf = (message: string) =>
  [...new Set(classify(message).topics.map((topic) => topic.intent))].sort();
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
    [...trainingExamples.topics.flatMap((topic) => topic.examples), ...trainingExamples.outOfScope].map(
      plain,
    ),
  );
  // The quick replies must be understood whatever happens, so they are taught too.
  const asked = evaluation.map(({ text }) => plain(text));
  const quick = chatContent.quickReplies.map(plain);
  expect(asked.filter((text) => taught.has(text) && !quick.includes(text))).toEqual([]);
});

test('CHAT-12 CHAT-13 at least 95 % of the evaluation set is right, and at most one stranger is answered', () => {
  const rows = measure();
  expect(accuracy(rows)).toBeGreaterThanOrEqual(0.95);
  expect(falseAnswers(rows).length).toBeLessThanOrEqual(1);
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
  expect(intentsOf(message)).toEqual([intent]);
});

test('CHAT-12 where the examples do not decide, a keyword does', () => {
  // A model that has learned nothing leaves everything to the keywords.
  const blank = { labels: [...intents], features: 'w nothing', weights: 'g'.repeat(intents.length) };
  const untrained = createMessageClassifier({
    ...assistant,
    models: { ...assistant.models, intents: blank },
  });
  expect(untrained('zzz price zzz').topics.map((topic) => topic.intent)).toEqual(['pricing']);
  expect(untrained('zzz zzz').topics).toEqual([]);
});

test.each(['', '   ', '???', 'xqzt vrrp', 'What is the weather in Rome?', 'Tell me a joke'])(
  "CHAT-13 '%s' is not understood, and the assistant does not pretend",
  (message) => {
    expect(classify(message).topics).toEqual([]);
  },
);
