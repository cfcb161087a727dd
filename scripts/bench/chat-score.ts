import { readFileSync } from 'node:fs';
import { chatContent } from '@/content/chat';
import { createAssistant } from '@/lib/chat/reply';
import type { UnitFile } from '@/lib/search/unit';
import { type Question, questions } from './chat-questions';

export type Row = {
  question: Question;
  reply: string;
  right: boolean;
  offered: boolean;
  wrongFact: boolean;
  paths: string[];
};

/** The units of the finished build, or of another file. @throws when there is none. */
export const readUnits = (path = '.next/passages.json'): UnitFile => JSON.parse(readFileSync(path, 'utf8'));

/** Asks every question, and says whether its reply was right. A reply that says what it must not is a wrong fact. */
export function askAll(file: UnitFile): Row[] {
  const assistant = createAssistant(chatContent, file);
  return questions.map((question) => {
    const { content, next } = assistant.replyTo(question.question, question.before);
    const offered =
      content === chatContent.which ? next.map(({ label }) => assistant.replyTo(label).content) : [];
    const steps = next.map((step) => `${step.label} ${step.kind === 'link' ? step.href : '/contact'}`);
    const reply = [content, ...steps]
      .join('\n')
      .replace(/\{usd:(\d+)\}/g, (_, usd) => `$${Number(usd).toLocaleString('en-US')}`);
    const wrongFact = question.avoid.some((pattern) => pattern.test(reply));
    return {
      question,
      reply,
      wrongFact,
      offered:
        content === chatContent.which &&
        offered.some((text) =>
          question.expect.every((pattern) =>
            pattern.test(
              text.replace(/\{usd:(\d+)\}/g, (_, usd) => `$${Number(usd).toLocaleString('en-US')}`),
            ),
          ),
        ),
      right: !wrongFact && question.expect.every((pattern) => pattern.test(reply)),
      paths: reply.match(/(?<=[( ])\/[a-z0-9/-]*/g) ?? [],
    };
  });
}

/** Paths of pages that no reply to the questions leads to. */
export function unreachedPages(file: UnitFile): string[] {
  const reached = new Set(askAll(file).flatMap(({ paths }) => paths));
  const pages = new Set(file.passages.map(({ href }) => href.replace(/#.*/, '')));
  return [...pages].filter((page) => !reached.has(page)).sort();
}
