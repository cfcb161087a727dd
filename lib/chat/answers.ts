import { wordsOf } from '../search/words';
import { createReader, type ReadMessage } from './entities';
import { createSimilarity } from './similarity';
import { createSpelling } from './spelling';
import type { ChatContent, ConversationContext, WrittenAnswer } from './types';

/** An answer, and how similar a message is to what people ask for it, from 0 to about 1. */
export type RatedAnswer = { answer: WrittenAnswer; similarity: number };

/** An answer of the page in front of the visitor is likelier. */
const HERE = 0.08;
/** So many answers are read at a time, so that no key or tap waits. */
const BATCH = 24;

/** Lets keys and taps in before the next part of a long job. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Creates the functions that read messages and rate all answers for them. */
export async function createAnswerFinder({ answers, services, pages }: ChatContent) {
  const readEntities = createReader(services);
  const learn = createSimilarity();
  const learned: { written: WrittenAnswer; similarityOf: ReturnType<typeof learn> }[] = [];
  /** Words that are not typing errors. */
  const known = new Set(services.flatMap(({ names }) => names.flatMap((name) => name.split(' '))));
  for (const [at, written] of answers.entries()) {
    const { question, utterances, rule } = written;
    const texts = rule ? utterances : [question.replace(/^not covered: /, ''), ...utterances];
    for (const { text } of wordsOf(texts.join(' '))) known.add(text);
    const similarityOf = learn(texts.map((text) => (rule ? readEntities(text).general : wordsOf(text))));
    learned.push({ written, similarityOf });
    if (at % BATCH === 0) await nextTask();
  }
  const correct = await createSpelling(known);

  /** Fills page facts into an answer. Skips an answer when the page lacks a fact that it needs. */
  const fill = (answer: WrittenAnswer, facts: Readonly<Record<string, string>>): WrittenAnswer | null => {
    const reply = answer.reply.replace(/\{([a-z]+)\}/gi, (whole, name) => facts[name] ?? whole);
    return /\{(?!open\})[a-z]+\}/i.test(reply) ? null : { ...answer, reply };
  };

  return {
    /** Reads a message without typing errors. */
    read(message: string): ReadMessage {
      const isKnown = (word: string) => wordsOf(word).every(({ text }) => known.has(text));
      return readEntities(
        message.replace(/(?<![\p{L}’'])[\p{L}]+(?![\p{L}’'])/gu, (word) =>
          isKnown(word) ? word : correct(word.toLowerCase()),
        ),
      );
    },

    /** All answers that are right in front of a page, the likeliest first. */
    rate(
      { words, general }: ReadMessage,
      context: ConversationContext,
      page: string,
      about?: string,
    ): RatedAnswer[] {
      // After a price, 'what is in it' asks about the service that it was for.
      const priced = context.rule && services.find(({ id }) => id === context.service)?.href;
      const facts = { ...pages[priced ?? '']?.facts, ...pages[page]?.facts, ...(about && { about }) };
      return learned
        .flatMap(({ written, similarityOf }): RatedAnswer[] => {
          const answer = fill(written, facts);
          if (!answer) return [];
          const isHere = written.rule
            ? Boolean(pages[page]?.service ?? context.rule)
            : answer.page === page || (answer.reply !== written.reply && !answer.page);
          const similarity = similarityOf(written.rule ? general : words) + (isHere ? HERE : 0);
          return [{ answer, similarity }];
        })
        .sort((one, other) => other.similarity - one.similarity);
    },
  };
}
