import * as routes from '../routes';
import { type Passage, pathOf, titleOf } from '../search/passage';
import { createSearch } from '../search/search';
import { type Word, wordsOf } from '../search/words';
import { createAnswerFinder } from './answers';
import { type ConversationContext, createEntityExtractor, emptyContext, mergeEntities } from './context';
import { createLanguageDetector } from './language';
import { isOpen } from './open-now';
import { peopleWords } from './people';
import { createRules } from './rule-replies';
import { createSpelling } from './spelling';
import { type Question, questionsOf } from './split-questions';
import type { ChatContent, ChatReply, ChatResult, ChatStep, Intent, WrittenAnswer } from './types';
import { countDistinctive, coversAll, createPhraseMatcher, isDistinctive } from './ways';

export type Chat = {
  /**
   * @param earlier the visitor's messages before this one, oldest first
   * @param page path of the page that the visitor is on
   */
  replyTo: (message: string, earlier?: readonly string[], page?: string) => ChatReply;
  /** What a conversation is about, to preselect fields of the contact form. */
  topicOfConversation: (messages: readonly string[]) => {
    intent: Intent | undefined;
    service: string | undefined;
  };
};

/** The reply to one question, or without an answer the results of the search, and the context after it. */
type Turn = { reply: ChatReply | null; results?: readonly ChatResult[]; context: ConversationContext };

/** The reply to a message, and the context after it. */
type AnsweredMessage = { reply: ChatReply; context: ConversationContext };

const MAX_STEPS = 3;
const MAX_ANSWERS = 2;
const MAX_RESULTS = 3;
/** In a message of at most this many words, an intent's keywords come before all but a written answer. */
const MAX_SHORT = 3;
/** A message with more distinctive words than this leaves nothing out. */
const MAX_FOLLOW_UP = 3;
/** The share of a message's distinctive words by which it asks for an uncovered subject. */
const MIN_UNCOVERED = 0.25;
/** The share of them that results must have. */
const MIN_FOUND = 0.4;
/** An answer this close to a message comes before others. */
const MIN_CERTAIN = 0.8;
/** Who asks, which changes no answer: 'for my bakery'. */
const ASKER = / (?:for|at|in) (?:my|our) (?:\S+ )?[^\s,.?!]+(?=[,.?!]|$)/i;
/** Words that refer to what was said before. */
const REFERRING = new Set('it that this those these them they'.split(' '));

/** Replies with the same key say the same. */
const keyOf = ({ content, results = [] }: ChatReply) =>
  [content, ...results.map(({ href }) => href)].join('\n');

/** All words of the site, which are no typing errors. */
function wordsOfSite(content: ChatContent, passages: readonly Passage[]): Set<string> {
  const phrases = [
    content.answers.flatMap(({ question, asks }) => [question, ...asks]),
    [...content.uncoveredSubjects, ...content.services].flatMap(({ asks }) => asks),
    Object.values(content.keywords).flatMap(({ words }) => words),
    Object.values(content.prices).flatMap((value) => (Array.isArray(value) ? value : [])),
  ].flat();
  const texts = passages.flatMap((passage) => [titleOf(passage), passage.text, ...(passage.alsoAsked ?? [])]);
  const words = wordsOf([...phrases, ...texts].join(' ').replaceAll(/[|_]/g, ' '));
  return new Set([...words.map(({ text }) => text), ...peopleWords]);
}

/**
 * Creates the chat's replies. What may be said is what the calculator's rules compute, what was written as the answer to
 * a question, and that a subject is not covered. Whatever else the search finds is a result.
 *
 * @param loaded the passages, or null when they could not be loaded: then only content answers.
 */
export function createChat(content: ChatContent, loaded: readonly Passage[] | null): Chat {
  const passages = loaded ?? [];
  const { searchPages } = createSearch(passages);
  const known = wordsOfSite(content, passages);
  const correct = createSpelling(known, content.companyName);
  const read = (text: string) => wordsOf(text).map(correct);
  const { findAnswer, findClosest } = createAnswerFinder(content, passages);
  const extractEntities = createEntityExtractor(content);
  const answerByRules = createRules(content);
  const detectLanguage = createLanguageDetector(content.languages);
  const uncovered = content.uncoveredSubjects.map((item) => ({
    item,
    match: createPhraseMatcher(item.asks),
  }));
  const keywords = Object.entries(content.keywords).map(([intent, { words, question }]) => ({
    intent: intent as Intent,
    answer: content.answers.find((answer) => answer.question === question),
    match: createPhraseMatcher(words),
  }));
  const person: ChatStep = { kind: 'person', label: content.personLabel };
  const stepsOf = (names: readonly string[]) => names.flatMap((name) => content.steps[name] ?? []);
  const serviceOf = (id: string | undefined) => content.services.find((service) => service.id === id);

  /**
   * The uncovered subject that has most of a message's words, and how many.
   *
   * @param named places of other words
   * @param subject what the message leaves out
   */
  const findUncovered = (
    message: readonly Word[],
    named: ReadonlySet<number>,
    subject: readonly Word[] = [],
  ) => {
    const words = [...message, ...subject];
    const min = Math.max(1, MIN_UNCOVERED * message.filter(isDistinctive).length);
    return uncovered
      .flatMap(({ item, match }) => {
        const places = match(words);
        const isOwn = places && countDistinctive(message, places) > 0;
        if (!isOwn || countDistinctive(message, [...places, ...named]) < min) return [];
        if (subject.length > 0 && !coversAll(message, places)) return [];
        return [{ item, count: places.size }];
      })
      .sort((one, other) => other.count - one.count)[0];
  };

  /** Up to three pages that may have an answer: by the search, and the page in front of the visitor. */
  const resultsFor = (words: readonly Word[], subject: string, page: string, likely: readonly string[]) => {
    const contentWords = words.filter((word) => word.isContentWord && isDistinctive(word));
    const before = contentWords.length <= MAX_FOLLOW_UP ? subject : '';
    const hits = searchPages(words.map(({ text }) => text).join(' '), MAX_RESULTS, {
      likely: [page, ...likely],
      before,
    });
    const found = new Set(hits.flatMap(({ stems }) => [...stems]));
    const isFound =
      contentWords.filter(({ stem }) => found.has(stem)).length >= MIN_FOUND * contentWords.length;
    const results = (isFound ? hits : []).map(({ passage }) => passage);
    const here = page !== routes.home && passages.find((passage) => pathOf(passage) === page);
    const isUnderstood = contentWords.length === 0 || contentWords.some(({ text }) => known.has(text));
    if (here && isUnderstood && !results.some((passage) => pathOf(passage) === page))
      results.splice(MAX_RESULTS - 1, 1, here);
    return results.map(
      (passage): ChatResult => ({ title: titleOf(passage), href: passage.href, text: passage.text }),
    );
  };

  const giveAnswer = (answer: WrittenAnswer, context: ConversationContext, contentWords: string): Turn => {
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
        subject: `${answer.question} ${contentWords}`,
      },
    };
  };

  /** The reply to one question. docs/decisions/2026-11-26-only-answers-answer.md has the order. */
  const answerQuestion = ({ text, before }: Question, earlier: ConversationContext, page: string): Turn => {
    const whole = read(`${before} ${text}`);
    // 'I have no IT staff. Problem?' asks with its first sentence.
    const asking = read(text);
    const words = asking.some(isDistinctive) ? asking : whole;
    const distinctive = words.filter(isDistinctive);
    const distinctiveCount = distinctive.length;
    // A follow-up asks with question words of its own: 'Who is it?', 'What did you build?'
    const contentWords = distinctive.flatMap((word) => (word.isContentWord ? [word.text] : [])).join(' ');
    const start = whole.length - words.length;
    const all = extractEntities(whole);
    const named = extractEntities(words);
    const context = mergeEntities(earlier, all);
    const subject = distinctiveCount <= MAX_FOLLOW_UP && !before ? earlier.subject : '';
    const places = new Set([...all.places].map((place) => place - start));
    const rules = answerByRules(words, { ...all, places }, context, serviceOf(content.pages[page]?.service));

    const direct =
      (before && findAnswer(whole, page, earlier.reply)) || findAnswer(asking, page, earlier.reply);
    const followUp = subject ? findAnswer(words, page, earlier.reply, read(subject)) : null;
    const isFollowUp =
      followUp?.subjectWords &&
      !followUp.isOpen &&
      (!direct || direct.isOpen || followUp.ownWords >= direct.ownWords);
    const written = isFollowUp ? followUp : direct;
    const closest = findClosest(whole, page, earlier.reply, undefined, written?.answer);
    const isClosest = closest && closest.closeness >= MIN_CERTAIN && !isFollowUp;
    const found = isClosest
      ? { ...closest, ownWords: distinctiveCount, subjectWords: 0, isOpen: false }
      : written;
    const answer = found && !found.isOpen ? found : null;

    const namesPeople = named.users !== undefined || named.companySize !== undefined;
    const isShort = !before && words.length <= MAX_SHORT && !namesPeople;
    const keyword = keywords.find(({ match }) => {
      const places = match(words);
      const isNamed =
        distinctiveCount > 0 ||
        places?.size === words.length ||
        (isShort && words.some((word) => word.isContentWord));
      return places && isNamed && coversAll(words, places);
    });
    const byKeyword = (): Turn | null =>
      rules && (keyword?.intent === 'pricing' || (keyword?.intent === 'service' && named.services.length > 0))
        ? rules
        : keyword?.answer
          ? giveAnswer(keyword.answer, { ...context, intent: keyword.intent }, contentWords)
          : null;
    const short = isShort && !answer ? byKeyword() : null;
    if (short) return short;

    const unanswered = { ...context, ask: undefined, subject: contentWords };
    const gap =
      findUncovered(whole, all.places) ??
      (subject && !answer && !rules ? findUncovered(words, named.places, read(subject)) : undefined);
    if (gap && !(answer && answer.ownWords >= gap.count))
      return { reply: { content: gap.item.reply, next: stepsOf(gap.item.next) }, context: unanswered };

    // 'How much is that?' after an answer is about the answer, and 'What did it cost?' in front of a case about the case.
    const refers = words.some(({ text: word }) => REFERRING.has(word));
    const isAboutOther = answer?.answer.on || (isFollowUp && refers && !earlier.ask);
    if (answer && isAboutOther && named.services.length === 0 && !namesPeople)
      return giveAnswer(answer.answer, context, contentWords);
    const given = rules ?? (found ? giveAnswer(found.answer, context, contentWords) : byKeyword());
    if (given) return given;
    const general = { text: text.replace(ASKER, ''), before };
    if (general.text !== text) {
      const turn = answerQuestion(general, earlier, page);
      if (turn.reply) return turn;
    }
    const last = closest ?? findClosest(words, page, earlier.reply, subject ? read(subject) : undefined);
    if (last) return giveAnswer(last.answer, context, contentWords);
    const likely = named.services.map(({ href }) => href);
    return { reply: null, results: resultsFor(words, subject, page, likely), context: unanswered };
  };

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
      const retry: ChatStep = { kind: 'retry', label: content.retry };
      if (!loaded) return { reply: { content: content.failed, next: [retry, person] }, context };
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

  /** A reply is never given twice in a row: the second time there are results, or a person. */
  const answerOnce = (message: string, earlier: ConversationContext, page: string) => {
    const { reply: first, context } = answerMessage(message, earlier, page);
    const [again, results] =
      first.content === content.unknown
        ? [content.unknownAgain, []]
        : [content.repeated, first.results ? [] : resultsFor(read(message), earlier.subject, page, [])];
    const reply = keyOf(first) === earlier.reply ? withResults(again, results) : first;
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
