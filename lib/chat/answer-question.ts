import { type Passage, pathOf } from '../search/passage';
import { createAnswerFinder } from './answers';
import type { ConversationContext } from './context';
import { createPageFinder } from './named-page';
import { isOpen } from './open-now';
import { coversAll, createPhraseMatcher, isDistinctive } from './phrases';
import { createQuestionReader, MIN_LIKENESS, type ReadQuestion } from './read-question';
import { createReader } from './reader';
import { createResultFinder } from './results';
import type { Question } from './split-questions';
import type { ChatContent, ChatReply, ChatResult, Intent, WrittenAnswer } from './types';

/** The reply to one question, or without an answer the results of the search, and the context after it. */
export type Turn = { reply: ChatReply | null; results?: readonly ChatResult[]; context: ConversationContext };

/** One way to reply, tried when those before it have no reply. */
type ReplyStep = { name: string; reply: (read: ReadQuestion) => Turn | null };

/** In a message of at most this many words, an intent's keywords come before all but a likely answer. */
const MAX_SHORT = 3;
/**
 * By so much an answer must be likelier than what the rules say to a message that they can answer; twice as much where it
 * names people, which change a price and no other answer.
 */
const MIN_LEAD_OVER_RULES = 0.1;
/** From this likeness on the likeliest subject is said not to be covered, where nothing else answers. */
const MIN_UNCOVERED = 0.44;
/** From this likeness on an answer comes before an intent's keywords in a short message. */
const MIN_SURE = 0.7;

/** Creates the function that answers one question, and the one that finds pages which may have an answer. */
export function createQuestionAnswerer(content: ChatContent, passages: readonly Passage[]) {
  const { read, known } = createReader(content, passages);
  const resultsFor = createResultFinder(content, passages, known);
  const answers = createAnswerFinder(content, passages);
  const { rateAnswers, findFigures, isByRules, isUncovered, isText } = answers;
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
        ask: answer.on === 'service' ? context.ask : undefined,
        text: undefined,
        subject: isUncovered(answer) ? contentWords : `${answer.question} ${contentWords}`,
      },
    };
  };

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
  const namesPeople = ({ named }: ReadQuestion) =>
    named.users !== undefined || named.companySize !== undefined;
  const isShort = (read: ReadQuestion) => read.words.length <= MAX_SHORT && !namesPeople(read);

  /** The likeliest answer, if it is likely enough. */
  const answerOf = ({ rated }: Pick<ReadQuestion, 'rated'>) =>
    rated.find(({ answer, likeness }) => likeness >= MIN_LIKENESS && !isByRules(answer));

  const steps: readonly ReplyStep[] = [
    {
      name: 'keywords of an intent in a short message',
      reply: (read) =>
        isShort(read) && (answerOf(read)?.likeness ?? 0) < MIN_SURE ? replyByKeyword(read, true) : null,
    },
    {
      // 'Is it a PDF?' after the name of a checklist.
      name: 'the answer about the text that was named before',
      reply: (asked) => {
        const { text, reply, subject } = asked.earlier;
        if (!text) return null;
        const fact = answerOf({ rated: rateAnswers(asked.words, read(subject), text, reply) });
        return fact?.answer.on ? giveAnswer(fact.answer, asked) : null;
      },
    },
    {
      name: 'prices, weeks and services by rules',
      reply: (read) => {
        // Nothing else that a message with an amount may ask depends on it.
        if (read.rules?.context.ask === 'budget') return read.rules;
        if (read.rules?.isLast) return null;
        const answer = answerOf(read);
        const byRules = read.rated.find((rated) => isByRules(rated.answer))?.likeness ?? 0;
        const lead = MIN_LEAD_OVER_RULES * (namesPeople(read) ? 2 : 1);
        return answer && answer.likeness > byRules + lead ? null : read.rules;
      },
    },
    {
      name: 'the likeliest answer',
      reply: (read) => {
        const found = answerOf(read);
        return found ? giveAnswer(found.answer, read) : null;
      },
    },
    {
      // In front of a text it may ask what something in the text cost.
      name: 'the price that a longer message asks for',
      reply: ({ rules, page }) =>
        rules && !isText(page) ? { reply: rules.reply, context: rules.context } : null,
    },
    { name: 'keywords of an intent', reply: (read) => replyByKeyword(read, isShort(read)) },
    {
      name: 'a text that the question names',
      reply: (asked) => {
        const named = findPage(asked.words);
        if (!named) return null;
        const { page, heading, href, text } = named.passage;
        const path = pathOf(named.passage);
        const fact = answerOf({ rated: rateAnswers(named.others, [], path, '') });
        const reply = fact?.answer.on
          ? `${fact.answer.reply}\n${content.source} [${page}](${href})`
          : `[${heading}](${href}): ${text}`;
        const turn = giveAnswer({ question: heading, asks: [], reply, next: [] }, asked);
        return { ...turn, context: { ...turn.context, text: path } };
      },
    },
    {
      name: 'the figures of the page',
      reply: (read) => {
        const figures = findFigures(read.words, read.page);
        return figures && figures.reply !== read.earlier.reply ? giveAnswer(figures, read) : null;
      },
    },
    {
      name: 'a subject that is probably meant, and not covered',
      reply: (read) => {
        const [likeliest] = read.rated;
        return likeliest && isUncovered(likeliest.answer) && likeliest.likeness >= MIN_UNCOVERED
          ? giveAnswer(likeliest.answer, read)
          : null;
      },
    },
  ];

  return {
    /** Answers by the first step that has a reply. docs/decisions/2026-11-26-only-answers-answer.md has the order. */
    answerQuestion(question: Question, earlier: ConversationContext, page: string): Turn {
      const asked = readQuestion(question, earlier, page);
      for (const step of steps) {
        const turn = step.reply(asked);
        if (turn) return turn;
      }
      const { words, context, contentWords, named, rated } = asked;
      const likely = named.services.map(({ href }) => href);
      return {
        reply: null,
        results: resultsFor(words, earlier.subject, page, likely, rated),
        context: { ...context, ask: undefined, subject: contentWords },
      };
    },
    /** Results for a whole message. */
    resultsForMessage: (message: string, { subject, reply }: ConversationContext, page: string) =>
      resultsFor(read(message), subject, page, [], rateAnswers(read(message), read(subject), page, reply)),
  };
}
