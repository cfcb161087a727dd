import { chat } from '@/content/chat';
import { company } from '@/content/company';
import { createUnderstanding } from '@/lib/chat/understand';
import { evaluation } from './chat-evaluation';

export type Row = { text: string; expected: string[]; heard: string[]; topics: string[]; right: boolean };

/** Runs every utterance of the evaluation set through the assistant's understanding. */
export function measure(): Row[] {
  const understand = createUnderstanding(chat);
  return evaluation.map(({ text, intents, service }) => {
    const message = text.replaceAll('{company}', company.name);
    const { topics, entities } = understand(message);
    const heard = [...new Set(topics.map((topic) => topic.intent as string))].sort();
    const expected = [...intents].sort();
    const right =
      heard.join() === expected.join() &&
      (service === undefined || entities.some((entity) => entity.id === service));
    return { text: message, expected, heard, topics: topics.map((topic) => topic.id), right };
  });
}

/** Out-of-scope messages that were answered as if they had been understood. */
export const pretended = (rows: readonly Row[]) =>
  rows.filter((row) => row.expected.length === 0 && row.heard.length > 0);

export const accuracy = (rows: readonly Row[]) => rows.filter((row) => row.right).length / rows.length;
