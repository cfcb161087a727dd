/** @jest-environment node */

import { createAssistant } from '@/lib/chat/reply';
import { trainAssistant } from '@/lib/chat/train';
import type { ChatData } from '@/lib/chat/types';

/** Loads content with some of it changed, and asks the assistant. */
function ask(message: string, change: () => void): string {
  let chat: ChatData | undefined;
  jest.isolateModules(() => {
    change();
    const { chatContent, trainingExamples } = require('@/content/chat') as typeof import('@/content/chat');
    chat = trainAssistant(chatContent, trainingExamples);
  });
  if (!chat) throw new Error('content did not load');
  return createAssistant(chat).replyTo(message).content;
}

afterEach(() => jest.resetModules());

test('CHAT-11 the quick replies are the four of the specification, and each is understood', () => {
  const { chatContent, trainingExamples } = require('@/content/chat') as typeof import('@/content/chat');
  expect(chatContent.quickReplies).toEqual([
    'What services do you offer?',
    'How much do your services cost?',
    'How can I contact your team?',
    'Do you offer custom AI solutions?',
  ]);
  const assistant = createAssistant(trainAssistant(chatContent, trainingExamples));
  for (const question of chatContent.quickReplies)
    expect(assistant.replyTo(question).content).not.toBe(chatContent.unknown);
});

test('a changed price changes the reply', () => {
  const question = 'How much does workflow automation cost?';
  expect(ask(question, () => {})).toContain('{usd:7500}');
  const changed = ask(question, () => {
    jest.doMock('@/content/pricing-rules', () => {
      const { pricing } = jest.requireActual('@/content/pricing-rules');
      return { pricing: { ...pricing, baseCost: { ...pricing.baseCost, automation: 8123 } } };
    });
  });
  expect(changed).toContain('{usd:8123}');
  expect(changed).not.toContain('{usd:7500}');
});

test('changed hours change the reply', () => {
  const changed = ask('What are your business hours?', () => {
    jest.doMock('@/content/company', () => {
      const { company } = jest.requireActual('@/content/company');
      return { company: { ...company, hours: { ...company.hours, chat: 'Tuesdays at noon' } } };
    });
  });
  expect(changed).toContain('Tuesdays at noon');
});

test('a reply that names a fact that does not exist stops the build and says where', () => {
  expect(() =>
    ask('Hello', () => {
      jest.doMock('@/content/chat/topics/greeting', () => {
        const { greetingTopics } = jest.requireActual('@/content/chat/topics/greeting');
        return { greetingTopics: [{ ...greetingTopics[0], reply: 'We are {nobody}.' }] };
      });
    }),
  ).toThrow(/content\/chat\/topics, entry 'hello': \{nobody\} is not a fact/);
});
