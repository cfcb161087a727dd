import { chatContent, trainingExamples } from '@/content/chat';
import { company } from '@/content/company';
import { createMessageClassifier } from '@/lib/chat/classify';
import { trainAssistant } from '@/lib/chat/train';
import { evaluation } from './chat-evaluation';

export type Row = { text: string; expected: string[]; found: string[]; topics: string[]; right: boolean };

/** Classifies every utterance of the evaluation set. */
export function measure(): Row[] {
  const classify = createMessageClassifier(trainAssistant(chatContent, trainingExamples));
  return evaluation.map(({ text, intents, service }) => {
    const message = text.replaceAll('{company}', company.name);
    const { topics, entities } = classify(message);
    const found = [...new Set(topics.map((topic) => topic.intent as string))].sort();
    const expected = [...intents].sort();
    const right =
      found.join() === expected.join() &&
      (service === undefined || entities.some((entity) => entity.id === service));
    return { text: message, expected, found, topics: topics.map((topic) => topic.id), right };
  });
}

/** Out-of-scope messages that were answered as if they had been understood. */
export const falseAnswers = (rows: readonly Row[]) =>
  rows.filter((row) => row.expected.length === 0 && row.found.length > 0);

export const accuracy = (rows: readonly Row[]) => rows.filter((row) => row.right).length / rows.length;
