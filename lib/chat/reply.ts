import type { Passage } from '../search/passage';
import { stemsOf } from '../search/words';
import { createQuestionAnswerer } from './answer-question';
import { type ConversationContext, emptyContext } from './context';
import { createFailedReply } from './failed-reply';
import { createLanguageDetector } from './language';
import { questionsOf } from './split-questions';
import type { ChatContent, ChatReply, ChatResult, ChatStep, Intent } from './types';

/** What a conversation is about: an intent, and a service by its id. */
export type ChatTopic = { intent?: Intent | undefined; service?: string | undefined };

export type Chat = {
  /**
   * @param earlier the visitor's messages before this one, oldest first
   * @param page path of the page that the visitor is on
   */
  replyTo: (message: string, earlier?: readonly string[], page?: string) => ChatReply;
  /** What a conversation is about, to preselect fields of the contact form. */
  topicOfConversation: (messages: readonly string[]) => ChatTopic;
};

/** The reply to a message, and the context after it. */
type AnsweredMessage = { reply: ChatReply; context: ConversationContext };

const MAX_STEPS = 3;
const MAX_ANSWERS = 2;
const MAX_RESULTS = 3;

/** Replies with the same key say the same. */
const keyOf = ({ content, results = [] }: ChatReply) =>
  [content, ...results.map(({ href }) => href)].join('\n');

/** The sentence of an answer that has most of a message's words, or the first. A sentence of one or two words opens the next. */
function closestSentence(answer: string, message: string): string {
  const [text = ''] = answer.split('\n');
  const sentences = text.match(/(?:\S+(?: \S+)?[.!?] )?.+?[.!?](?= |$)/g) ?? [text];
  const asked = new Set(stemsOf(message));
  const countIn = (sentence: string) => new Set(stemsOf(sentence).filter((stem) => asked.has(stem))).size;
  return sentences.reduce((best, sentence) => (countIn(sentence) > countIn(best) ? sentence : best)).trim();
}

/**
 * Creates the chat's replies. What may be said is what the calculator's rules compute, what was written as the answer to
 * a question, and that a subject is not covered. Whatever else the search finds is a result.
 *
 * @param loaded the passages, or null when they could not be loaded: then only content answers.
 */
export function createChat(content: ChatContent, loaded: readonly Passage[] | null): Chat {
  const { answerQuestion, resultsForMessage } = createQuestionAnswerer(content, loaded ?? []);
  const detectLanguage = createLanguageDetector(content.languages);
  const person: ChatStep = { kind: 'person', label: content.personLabel };

  const withResults = (lead: string, results: readonly ChatResult[]): ChatReply => ({
    content: lead,
    next: [person],
    ...(results.length > 0 && { results }),
  });

  const answerMessage = (message: string, earlier: ConversationContext, page: string): AnsweredMessage => {
    const language = detectLanguage(message);
    if (language)
      return { reply: { content: language.reply, next: [person], lang: language.code }, context: earlier };
    const questions = questionsOf(message);
    const asked = questions.slice(0, MAX_ANSWERS);
    let context = earlier;
    const turns = asked.map((question) => {
      const turn = answerQuestion(question, context, page);
      context = turn.context;
      return turn;
    });
    const results = turns.flatMap((turn) => turn.results ?? []).slice(0, MAX_RESULTS);
    const replies = turns.map(({ reply }) => reply);
    if (replies.every((reply) => reply === null)) {
      if (!loaded) return { reply: createFailedReply(content), context };
      return {
        reply: withResults(results.length > 0 ? content.results.lead : content.unknown, results),
        context,
      };
    }
    const [third] = questions.slice(MAX_ANSWERS);
    const texts = [
      ...replies.map(
        (reply, at) => reply?.content ?? content.noAnswer.replace('{question}', asked[at]?.text ?? ''),
      ),
      ...(third ? [content.third.replace('{question}', third.text)] : []),
    ];
    const steps = [
      ...(third ? [{ kind: 'ask' as const, label: third.text }] : []),
      ...(replies.includes(null) ? [person] : []),
      // The first next step of each answer comes before the second of any.
      ...[0, 1, 2].flatMap((at) => replies.flatMap((reply) => reply?.next[at] ?? [])),
    ];
    const next = steps
      .filter((step, at) => steps.findIndex(({ label }) => label === step.label) === at)
      .slice(0, MAX_STEPS);
    return { reply: { ...withResults([...new Set(texts)].join('\n\n'), results), next }, context };
  };

  /** A reply is never given twice in a row: the second time its sentence that fits comes alone, or there are results. */
  const answerOnce = (message: string, earlier: ConversationContext, page: string) => {
    const { reply: first, context } = answerMessage(message, earlier, page);
    const repeat = (): ChatReply => {
      if (first.content === content.unknown) return withResults(content.unknownAgain, []);
      const results = first.results ? [] : resultsForMessage(message, earlier, page);
      if (first.content === content.results.lead) return withResults(content.repeated, results);
      const sentence = closestSentence(first.content, message);
      return withResults(
        `${content.repeatedAnswer.replace('{answer}', sentence)} ${content.repeated}`,
        results,
      );
    };
    const reply = keyOf(first) === earlier.reply ? repeat() : first;
    return { reply, context: { ...context, reply: keyOf(reply) } };
  };

  /** Contexts by the messages that led to them: a reply need not read the whole conversation again. */
  const cache = new Map<string, ConversationContext>();
  const pathTo = (messages: readonly string[], page: string) => JSON.stringify([page, ...messages]);
  const contextAfter = (messages: readonly string[], page: string): ConversationContext => {
    const last = messages.at(-1);
    if (last === undefined) return emptyContext;
    return (
      cache.get(pathTo(messages, page)) ??
      answerOnce(last, contextAfter(messages.slice(0, -1), page), page).context
    );
  };

  return {
    replyTo(message, earlier = [], page = '') {
      const { reply, context } = answerOnce(message, contextAfter(earlier, page), page);
      cache.set(pathTo([...earlier, message], page), context);
      return reply;
    },
    topicOfConversation: (messages) => {
      const { intent, service } = contextAfter(messages, '');
      return { intent, service: service?.id };
    },
  };
}
