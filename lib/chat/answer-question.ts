import { type Passage, pathOf } from '../search/passage';
import { createAnswerFinder } from './answers';
import type { ConversationContext } from './context';
import { createPageFinder } from './named-page';
import { isOpen } from './open-now';
import { createQuestionReader, type ReadQuestion } from './read-question';
import { createReader } from './reader';
import { createResultFinder } from './results';
import type { Question } from './split-questions';
import type { ChatContent, ChatReply, ChatResult, Intent, WrittenAnswer } from './types';
import { createUncoveredFinder } from './uncovered';
import { coversAll, createPhraseMatcher, isDistinctive } from './ways';

/** The reply to one question, or without an answer the results of the search, and the context after it. */
export type Turn = { reply: ChatReply | null; results?: readonly ChatResult[]; context: ConversationContext };

/** One way to reply, tried when those before it have no reply. */
type ReplyStep = { name: string; reply: (read: ReadQuestion) => Turn | null };

/** In a message of at most this many words, an intent's keywords come before all but a written answer. */
const MAX_SHORT = 3;
/** Who asks, which changes no answer: 'for my bakery'. */
const ASKER = / (?:for|at|in) (?:my|our) (?:\S+ )?[^\s,.?!]+(?=[,.?!]|$)/i;
/** Words that refer to what was said before. */
const REFERRING = new Set('it that this those these them they'.split(' '));

/** Creates the function that answers one question, and the one that finds pages which may have an answer. */
export function createQuestionAnswerer(content: ChatContent, passages: readonly Passage[]) {
  const { read, known } = createReader(content, passages);
  const resultsFor = createResultFinder(passages, known);
  const findUncovered = createUncoveredFinder(content);
  const answers = createAnswerFinder(content, passages);
  const { findAnswer, findClosest, findFigures } = answers;
  const readQuestion = createQuestionReader(content, read, answers);
  const findPage = createPageFinder(content, passages);
  const keywords = Object.entries(content.keywords).map(([intent, { words, question }]) => ({
    intent: intent as Intent,
    answer: content.answers.find((answer) => answer.question === question),
    match: createPhraseMatcher(words),
  }));
  const stepsOf = (names: readonly string[]) => names.flatMap((name) => content.steps[name] ?? []);
  const serviceOf = (id: string | undefined) => content.services.find((service) => service.id === id);

  const giveAnswer = (answer: WrittenAnswer, { context, contentWords }: ReadQuestion): Turn => {
    const service = serviceOf(answer.service);
    const { yes, no } = content.opening;
    return {
      reply: {
        content: answer.reply.replace('{open}', () => (isOpen(content.opening) ? yes : no)),
        next: stepsOf(answer.next),
      },
      context: {
        ...context,
        ...(answer.intent && { intent: answer.intent }),
        ...(service && { service }),
        ask: undefined,
        text: undefined,
        subject: `${answer.question} ${contentWords}`,
      },
    };
  };

  /** The context after a message that got no answer. */
  const unanswered = ({ context, contentWords }: ReadQuestion): ConversationContext => ({
    ...context,
    ask: undefined,
    subject: contentWords,
  });

  const replyByKeyword = (read: ReadQuestion, isShort: boolean): Turn | null => {
    const { words, context, rules, named } = read;
    const keyword = keywords.find(({ match }) => {
      const places = match(words);
      const isNamed =
        words.some(isDistinctive) ||
        places?.size === words.length ||
        (isShort && words.some((word) => word.isContentWord));
      return places && isNamed && coversAll(words, places);
    });
    const isRule =
      keyword?.intent === 'pricing' || (keyword?.intent === 'service' && named.services.length > 0);
    if (rules && isRule) return rules;
    if (!keyword?.answer) return null;
    return giveAnswer(keyword.answer, { ...read, context: { ...context, intent: keyword.intent } });
  };
  const isShort = ({ question, words, namesPeople }: ReadQuestion) =>
    !question.before && words.length <= MAX_SHORT && !namesPeople;

  const steps: readonly ReplyStep[] = [
    {
      name: 'keywords of an intent in a short message',
      reply: (read) => (isShort(read) && !read.answer ? replyByKeyword(read, true) : null),
    },
    {
      name: 'a subject that the site does not cover',
      reply: (asked) => {
        const { whole, words, subject, all, named, answer, rules } = asked;
        const gap =
          findUncovered(whole, all.places) ??
          (subject && !answer && !rules ? findUncovered(words, named.places, read(subject)) : undefined);
        if (!gap || (answer && answer.ownWords >= gap.count)) return null;
        return {
          reply: { content: gap.item.reply, next: stepsOf(gap.item.next) },
          context: unanswered(asked),
        };
      },
    },
    {
      // 'How much is that?' after an answer is about the answer, and 'What did it cost?' in front of a case about the case.
      name: 'the answer about the page or the last answer',
      reply: (read) => {
        const { answer, words, named, namesPeople, isFollowUp, earlier } = read;
        const refers = words.some(({ text }) => REFERRING.has(text));
        const isAboutOther = answer?.answer.on || (isFollowUp && refers && !earlier.ask);
        return answer && isAboutOther && named.services.length === 0 && !namesPeople
          ? giveAnswer(answer.answer, read)
          : null;
      },
    },
    {
      // 'Is it a PDF?' after the name of a checklist.
      name: 'the answer about the text that was named before',
      reply: (read) => {
        const { text, reply } = read.earlier;
        const fact = text && read.subject ? findAnswer(read.words, text, reply) : null;
        return fact?.answer.on ? { ...giveAnswer(fact.answer, read) } : null;
      },
    },
    { name: 'prices, weeks and services by rules', reply: ({ rules }) => rules },
    {
      name: 'the written answer',
      reply: (read) => (read.found ? giveAnswer(read.found.answer, read) : null),
    },
    { name: 'keywords of an intent', reply: (read) => replyByKeyword(read, isShort(read)) },
    {
      name: 'the question without who asks it',
      reply: ({ question, earlier, page }) => {
        const text = question.text.replace(ASKER, '');
        if (text === question.text) return null;
        const turn = answerQuestion({ ...question, text }, earlier, page);
        return turn.reply && turn;
      },
    },
    {
      name: 'a text that the question names',
      reply: (asked) => {
        const named = findPage(asked.whole);
        if (!named) return null;
        const { page, heading, href, text } = named.passage;
        const path = pathOf(named.passage);
        const fact = findAnswer(named.others, path, '');
        const reply = fact?.answer.on
          ? `${fact.answer.reply}\n${content.source} [${page}](${href})`
          : `[${heading}](${href}): ${text}`;
        const turn = giveAnswer({ question: heading, asks: [], reply, next: [] }, asked);
        return { ...turn, context: { ...turn.context, text: path } };
      },
    },
    {
      name: 'the closest answer',
      reply: (asked) => {
        const { words, page, earlier, subject, closest } = asked;
        const close = closest ?? findClosest(words, page, earlier.reply, subject ? read(subject) : undefined);
        return close && giveAnswer(close.answer, asked);
      },
    },
    {
      name: 'the figures of the page',
      reply: (read) => {
        const figures = findFigures(read.words, read.page);
        return figures && figures.reply !== read.earlier.reply ? giveAnswer(figures, read) : null;
      },
    },
  ];

  /** Answers by the first step that has a reply. docs/decisions/2026-11-26-only-answers-answer.md has the order. */
  function answerQuestion(question: Question, earlier: ConversationContext, page: string): Turn {
    const asked = readQuestion(question, earlier, page);
    for (const step of steps) {
      const turn = step.reply(asked);
      if (turn) return turn;
    }
    const likely = asked.named.services.map(({ href }) => href);
    return {
      reply: null,
      results: resultsFor(asked.words, asked.subject, page, likely),
      context: unanswered(asked),
    };
  }

  return {
    answerQuestion,
    /** Results for a whole message. */
    resultsForMessage: (message: string, { subject }: ConversationContext, page: string) =>
      resultsFor(read(message), subject, page),
  };
}
