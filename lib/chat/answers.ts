import { type Passage, type PassageFile, pathOf, titleOf } from '../search/passage';
import { createSearch, type SearchHit } from '../search/search';
import { type Word, wordsOf } from '../search/words';
import {
  type ConversationContext,
  createEntityExtractor,
  type Entities,
  emptyContext,
  mergeEntities,
} from './context';
import { isOpen } from './open-now';
import { createPhraseMatcher } from './phrases';
import { createPrices } from './prices';
import type { Question } from './questions';
import type { ChatAnswer, ChatContent, ChatStep, Intent } from './types';

/** From one half on, something is as likely meant as not, and answers. */
const MIN_ANSWER = 0.5;
/** The least certainty for which titles are offered. Below it, the question was not understood. */
const MIN_OFFER = 0.2;
/** The share of a message's words that is enough for a topic told as a story, such as a complaint, and for a price. */
const MIN_STORY = 0.25;
const MAX_OFFERED = 3;

/** Words that refer to what was said before, or to the page. */
const REFERRING = new Set(
  'and or also it its that this those these they them there then here one ones ok so'.split(' '),
);
/** A message that begins with one of these may leave out what the one before asked: 'And onboarding?' */
const OPENINGS = new Set('and or what how for with'.split(' '));

/** An answer, and what was said with it. */
type Answer = { answer: ChatAnswer | null; context: ConversationContext };

const isContentWord = (word: Word) => word.isContentWord;
const linkOf = ({ passage }: SearchHit): ChatStep => ({
  kind: 'link',
  label: titleOf(passage),
  href: passage.href,
});
const isFragment = ([first, ...more]: readonly Word[]) =>
  first !== undefined && (OPENINGS.has(first.text) || (first.isContentWord && more.length < 2));

/** The share of a message's telling words at these places; 1 where none tells anything. */
function coverage(words: readonly Word[], places: Iterable<number>): number {
  const found = new Set(places);
  const telling = words.flatMap((word, at) => (word.isContentWord ? [at] : []));
  return telling.length === 0 ? 1 : telling.filter((at) => found.has(at)).length / telling.length;
}

/** Creates the function that looks for an answer in content and in the site's passages. `page` is the visitor's path. */
export function createAnswerFinder(content: ChatContent, file: PassageFile | null) {
  const passages = file?.passages ?? [];
  const { search } = createSearch(file ?? { passages: [] });
  const byTitle = new Map(passages.map((passage) => [titleOf(passage), passage]));
  const ofSite = new Set(
    passages.flatMap((passage) => wordsOf(`${titleOf(passage)} ${passage.text}`).map(({ text }) => text)),
  );
  for (const { asks } of content.uncoveredSubjects)
    for (const word of asks.join(' ').split(/[ |_]/)) ofSite.add(word);
  /** Whether a word is no typing error: 'compliant' is not 'complaint'. */
  const isKnown = (word: string) => ofSite.has(word);
  const matcher = (asks: readonly string[]) => createPhraseMatcher(asks, isKnown);
  const topics = content.topics.map((item) => ({ item, match: matcher(item.asks) }));
  const uncoveredSubjects = content.uncoveredSubjects.map((item) => ({
    item,
    match: createPhraseMatcher(item.asks, null),
  }));
  const keywords = Object.entries(content.keywords).map(([intent, { words, topic }]) => ({
    intent: intent as Intent,
    topic,
    match: matcher(words),
  }));
  const asksPrice = matcher(content.prices.asksPrice);
  const notPrice = matcher(content.prices.notPrice);
  const asksWeeks = matcher(content.prices.asksWeeks);
  const compares = matcher(content.prices.compares);
  const offTopic = matcher(content.offTopic);
  const extractEntities = createEntityExtractor(content, isKnown);
  const prices = createPrices(content);

  /** The curated reply whose phrases cover most of a message. */
  const topicOf = (words: readonly Word[]) => {
    const found = topics.flatMap(({ item, match }) => {
      const places = match(words);
      const share = places ? coverage(words, places) : 0;
      const isEnough = item.isStory ? share >= MIN_STORY : share > MIN_ANSWER;
      return places && isEnough ? [{ item, share: item.isStory ? 1 : share, count: places.size }] : [];
    });
    return found.sort((one, other) => other.share - one.share || other.count - one.count)[0];
  };
  /** The uncovered subject that shares the most words with a message. */
  const findUncovered = (words: readonly Word[]) => {
    const found = uncoveredSubjects.flatMap(({ item, match }) => {
      const places = match(words);
      return places ? [{ item, words: words.filter((_, at) => places.has(at)) }] : [];
    });
    return found.sort((one, other) => other.words.length - one.words.length)[0];
  };

  const serviceOf = (path: string) => content.services.find(({ id }) => id === content.serviceOfPage[path]);
  const quote = (passage: Passage, others: readonly SearchHit[]): ChatAnswer => {
    const pages = new Set([pathOf(passage)]);
    const further = others.filter(({ passage: other, score }) => {
      if (score < MIN_ANSWER || pages.has(pathOf(other))) return false;
      return pages.add(pathOf(other));
    });
    return {
      content: `${passage.text}\n${content.source} [${titleOf(passage)}](${passage.href})`,
      next: further.slice(0, 2).map(linkOf),
    };
  };

  /** A price, weeks or a comparison, when a message asks for it and for little else. */
  const fromRules = (
    words: readonly Word[],
    entities: Entities,
    context: ConversationContext,
    page: string,
  ): Answer | null => {
    const next = mergeEntities(context, entities);
    const price = notPrice(words) ? null : asksPrice(words);
    const weeks = asksWeeks(words);
    const [service] = entities.services;
    if (entities.services.length > 1 && !price && compares(words))
      return { answer: prices.comparison(entities.services), context: next };
    const share = coverage(words, [...entities.places, ...(price ?? []), ...(weeks ?? [])]);
    // A message that only changes something asks the last question again; 'Training for 60 people?' asks for a price.
    const isChange = entities.changes && (context.ask ? share > MIN_ANSWER : service && share === 1);
    const isSame = service && context.ask && share === 1 && isFragment(words);
    const ask =
      price && share > (service || entities.changes ? MIN_STORY : MIN_ANSWER)
        ? 'price'
        : weeks && share >= (service || context.service ? MIN_ANSWER : 1)
          ? 'weeks'
          : isChange || isSame
            ? 'price'
            : null;
    if (!ask) return null;
    const isGeneral = words.some(({ text }) => text === 'services' || text === 'cheapest');
    const one = isGeneral ? undefined : (service ?? context.service ?? serviceOf(page));
    if (ask === 'weeks' && !one && !context.ask) {
      const general = passages.find(({ heading }) => heading === content.prices.weeksQuestion);
      // 'And how long?' after a passage is about the passage.
      return general && !context.question
        ? { answer: quote(general, []), context: { ...next, ask, question: general.heading } }
        : null;
    }
    const asked = entities.services.length > 1 ? entities.services : one ? [one] : content.services;
    const state: ConversationContext = {
      ...next,
      intent: 'pricing',
      ...(one && { service: one, pages: [one.href] }),
      ask,
      question: '',
    };
    return { answer: prices[ask](asked, state), context: state };
  };

  return function answerTo({ text, before }: Question, context: ConversationContext, page: string): Answer {
    const words = wordsOf(text);
    const whole = before ? wordsOf(`${before} ${text}`) : words;
    const entities = extractEntities(whole);
    const next = mergeEntities(context, entities);
    const byPassage = (passage: Passage, others: readonly SearchHit[]): Answer => ({
      answer: quote(passage, others),
      context: {
        ...next,
        service: serviceOf(page) ? next.service : (serviceOf(pathOf(passage)) ?? next.service),
        pages: [pathOf(passage)],
        question: text,
      },
    });
    // A title that was offered.
    const chosen = byTitle.get(text);
    if (chosen) return byPassage(chosen, []);
    if (offTopic(words)) return { answer: null, context };

    const refers =
      context.question !== '' &&
      (!words.some(isContentWord) || words.some((word) => REFERRING.has(word.text)));
    const hits = search(`${before} ${text}`, {
      near: [page, ...context.pages, ...entities.services.map(({ href }) => href)],
      before: refers && words.filter(isContentWord).length < 3 ? context.question : '',
    });
    const [best, ...others] = hits;
    const rules = fromRules(whole, entities, context, page);

    const topic = topicOf(whole);
    const uncovered = findUncovered(words);
    if (uncovered && !(topic?.share === 1 && topic.count > uncovered.words.length)) {
      const published = new Set(
        best?.passage.kind === 'question' && best.score > MIN_ANSWER
          ? wordsOf(`${titleOf(best.passage)} ${best.passage.text}`).map((word) => word.text)
          : [],
      );
      const isPublished = uncovered.words.every((word) => !word.isContentWord || published.has(word.text));
      if (!isPublished)
        return { answer: { content: uncovered.item.reply, next: uncovered.item.next }, context: next };
    }
    if (rules && (topic?.item.intent !== 'pricing' || (entities.changes && context.ask))) return rules;
    if (topic && topic.share >= (best?.score ?? 0)) {
      const service = content.services.find(({ id }) => id === topic.item.service);
      const { yes, no } = content.opening;
      const reply = topic.item.reply.replace('{open}', () => (isOpen(content.opening) ? yes : no));
      return {
        answer: { content: reply, next: topic.item.next },
        context: { ...next, intent: topic.item.intent, ...(service && { service }) },
      };
    }
    const keyword = keywords.find(({ match }) => {
      const places = match(words);
      return places && coverage(words, places) > MIN_ANSWER;
    });
    // A single word that is a keyword needs no search.
    if (best && best.score >= MIN_ANSWER && (words.length > 1 || !keyword))
      return byPassage(best.passage, others);
    const intent = keyword?.intent ?? next.intent;
    if (keyword?.topic === 'prices' && !notPrice(words))
      return {
        answer: prices.price(content.services, emptyContext),
        context: { ...next, intent, ask: 'price' },
      };
    const fallback = content.topics.find(({ id }) => id === keyword?.topic);
    if (fallback)
      return { answer: { content: fallback.reply, next: fallback.next }, context: { ...next, intent } };
    if (!best || best.score < MIN_OFFER) return { answer: null, context };
    const labels = [...new Set(hits.map(({ passage }) => titleOf(passage)))].slice(0, MAX_OFFERED);
    return {
      answer: { content: content.which, next: labels.map((label) => ({ kind: 'ask', label })) },
      context: next,
    };
  };
}
