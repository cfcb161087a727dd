import type { PassageFile } from '../search/passage';
import { createPhraseMatcher } from './phrases';
import { pricesOf } from './prices';
import { type QueryWord, queryWordsOf } from './query-words';
import type { Question } from './questions';
import { createQuotes } from './quotes';
import { teamSizeOf } from './team-size';
import type { ChatAnswer, ChatContent, Intent } from './types';

/** A topic answers when its phrases cover more than this share of the question's meaningful words. */
const MIN_COVERAGE = 0.5;
/** Enough when a question names a price and a service or a team size. */
const MIN_COVERAGE_OF_PRICE = 0.3;
/** A question that is hardly more than a name is answered with the page of that name. */
const MIN_COVERAGE_OF_NAME = 0.7;
/** 'How much' that does not ask for a price. */
const NOT_A_PRICE =
  /\bby how much\b|\bin charge\b|\bhow much (?:time|faster|quicker|longer|data|experience|more|less|better|work|of|do(?! you))\b|\bpay (?:off|for itself)\b/i;
/** A follow-up that leaves out what the question before it asked. */
const FRAGMENT = /^(?:and|or|what about|how about|for|if|we(?:'|’)?re|we are|just)\b/i;
const COMPARES = /\b(?:difference|differ|compare|comparison|vs|versus|better|or)\b/i;
const REFERS_BACK =
  /^(?:and|also|what about|how about|ok|so)\b|\b(?:it|its|that|this|those|these|they|them|(?<!\b(?:is|are|was) )there(?! (?:is|are)\b)|ones?)\b/i;

/** Creates the functions that look for an answer in content and in the site's passages. */
export function createAnswerFinder(content: ChatContent, file: PassageFile | null) {
  const quotes = createQuotes(content, file);
  const { quote, quoteSame, quotePage, hasAll, noQuote, guesses } = quotes;
  const inPhrases = new Set(content.gaps.flatMap(({ asks }) => asks.join(' ').split(/[ |_]/)));
  /** Whether a word is no typing error: 'compliant' is not 'complaint'. */
  const isKnown = (word: string) => inPhrases.has(word) || quotes.isKnown(word);
  const withMatcher = <Item extends { asks: readonly string[] }>(items: readonly Item[]) =>
    items.map((item) => ({ item, match: createPhraseMatcher(item.asks, isKnown) }));
  const topics = withMatcher(content.topics);
  const gaps = content.gaps.map((item) => ({ item, match: createPhraseMatcher(item.asks, null) }));
  const services = withMatcher(content.services);
  const subjects = withMatcher([...content.services, ...content.subjects]);
  const keywords = Object.entries(content.keywords).map(([intent, { words, topic }]) => ({
    intent: intent as Intent,
    topic,
    match: createPhraseMatcher(words, isKnown),
  }));
  const offTopic = createPhraseMatcher(content.offTopic, isKnown);
  const pricing = createPhraseMatcher(content.keywords.pricing.words, isKnown);

  /** The share of a message's meaningful words at these positions; 1 for a message without any. */
  const coverage = (words: readonly QueryWord[], places: Iterable<number>) => {
    const telling = words.flatMap(({ isTelling }, at) => (isTelling ? [at] : []));
    const found = new Set(places);
    return telling.length === 0 ? 1 : telling.filter((at) => found.has(at)).length / telling.length;
  };
  const topicOf = (words: readonly QueryWord[]) => {
    let best: { topic: (typeof content.topics)[number]; share: number; count: number } | null = null;
    for (const { item: topic, match } of topics) {
      const places = match(words);
      if (!places) continue;
      const share = coverage(words, places);
      const count = places.size;
      if (share <= MIN_COVERAGE) continue;
      if (!best || share > best.share || (share === best.share && count > best.count))
        best = { topic, share, count };
    }
    return best?.topic;
  };
  /** The uncovered subject that shares the most words with a message, and the positions of these words. */
  const gapOf = (words: readonly QueryWord[]) => {
    const found = gaps.flatMap(({ item, match }) => {
      const places = match(words);
      return places ? [{ item, words: words.filter((_, at) => places.has(at)) }] : [];
    });
    return found.sort((one, other) => other.words.length - one.words.length)[0];
  };
  const servicesIn = (words: readonly QueryWord[]) =>
    services.flatMap(({ item, match }) => {
      const places = match(words);
      return places ? [{ service: item, places }] : [];
    });
  /**
   * What a message is about, for a later question that refers back to it: its words and the services or audiences it
   * names.
   */
  const subjectOf = (messages: readonly string[]): string => {
    const last = messages.at(-1);
    if (last === undefined) return '';
    const words = queryWordsOf(last);
    const prices = pricing(words);
    const own = words.filter(({ isTelling }, at) => isTelling && !prices?.has(at)).map(({ text }) => text);
    const named = subjects.find(({ match }) => match(words))?.item.title;
    const isAlone = named !== undefined || (own.length > 1 && !REFERS_BACK.test(last));
    return [isAlone ? '' : subjectOf(messages.slice(0, -1)), named, ...own].filter(Boolean).join(' ');
  };

  /** The first lines of the service, industry or audience page that a question asks for and little else. */
  const fromPage = (own: readonly QueryWord[]): ChatAnswer | null => {
    for (const { item, match } of subjects) {
      const places = match(own);
      if (!places || coverage(own, places) < MIN_COVERAGE_OF_NAME) continue;
      const answer = quotePage(item.href);
      if (answer) return answer;
    }
    return null;
  };

  const priceFor = (text: string, own: readonly QueryWord[], last = text): ChatAnswer | null => {
    const words = queryWordsOf(text);
    const size = teamSizeOf(last) ?? teamSizeOf(text);
    const asks = NOT_A_PRICE.test(text) ? null : pricing(own);
    const named = servicesIn(words);
    const inSize = size ? queryWordsOf(size.text).map((word) => word.text) : [];
    const asksWeeks = /\bhow (?:long|many weeks)\b/i.test(text);
    const places = [
      ...(asks ?? []),
      ...own.flatMap((word, at) => (asksWeeks && /^(?:long|weeks)$/.test(word.text) ? [at] : [])),
      ...servicesIn(own).flatMap((found) => [...found.places]),
      ...own.flatMap((word, at) => (inSize.includes(word.text) ? [at] : [])),
    ];
    // 'Training for 60 people?' asks for a price without the word.
    const isWeeks = asksWeeks && named.length > 0 && coverage(own, places) === 1;
    const isPrice =
      asks !== null || isWeeks || (size !== null && named.length > 0 && !/\b(?:can|do|how)\b/i.test(text));
    if (
      !isPrice ||
      coverage(own, places) <= ((named.length > 0 || size) && asks ? MIN_COVERAGE_OF_PRICE : MIN_COVERAGE)
    )
      return null;
    if (!size && named.length === 0) return { content: content.prices.all, next: content.prices.next };
    const asked = (named.length > 0 ? named.map(({ service }) => service) : content.services).slice(
      0,
      named.length > 0 ? 2 : content.services.length,
    );
    return {
      content: `${pricesOf(asked, size?.people ?? null, content.prices)}\n${content.prices.conditions}`,
      next: [
        ...content.prices.next.slice(0, 1),
        ...asked.slice(0, 1).map(({ title, href }) => ({ kind: 'link' as const, label: title, href })),
        ...content.prices.next.slice(1),
      ],
    };
  };

  return {
    answerTo({ text, before }: Question, earlier: readonly string[], isSecond: boolean): ChatAnswer | null {
      const own = queryWordsOf(text);
      if (offTopic(own)) return null;
      const telling = own.filter(({ isTelling }) => isTelling).length;
      const isNamed = subjects.some(({ match }) => match(own));
      const pointsBack = REFERS_BACK.test(text);
      const continues = isSecond && (pricing(own) !== null || /\bhow long\b/i.test(text));
      const needsSubject = earlier.length > 0 && !isNamed && (pointsBack || continues || telling < 2);
      const query = `${needsSubject ? subjectOf(earlier) : ''} ${before} ${text}`.trim();
      const same = quoteSame(text);
      if (same) return same;
      const gap = gapOf(own);
      if (gap && !hasAll(text, gap.words)) return { content: gap.item.reply, next: gap.item.next };
      // 'Which service is that for?' refers to the previous message.
      const ownTopic = topicOf(own);
      const topic = pointsBack && ownTopic?.intent !== 'greeting' ? topicOf(queryWordsOf(query)) : ownTopic;
      const isPriceStill =
        FRAGMENT.test(text) &&
        telling < 3 &&
        earlier.slice(-2).some((message) => pricing(queryWordsOf(message)));
      const price = isPriceStill
        ? priceFor(`${query} price`, queryWordsOf(`${text} price`), text)
        : priceFor(query, own, text);
      if (price && topic?.intent !== 'pricing') return price;
      const compared = COMPARES.test(text) ? servicesIn(own) : [];
      const [one, other] = compared.map(({ service }) => quotePage(service.href));
      if (one && other) return { content: `${one.content}\n${other.content}`, next: one.next };
      if (topic) return { content: topic.reply, next: topic.next };
      const answer = (before === '' && fromPage(own)) || quote(query, !needsSubject);
      if (answer) return answer;
      const keyword = keywords.find(
        ({ match }) => match(own) && coverage(own, match(own) ?? []) > MIN_COVERAGE,
      );
      if (keyword?.topic === 'prices') return { content: content.prices.all, next: content.prices.next };
      const fallback = content.topics.find(({ id }) => id === keyword?.topic);
      return fallback ? { content: fallback.reply, next: fallback.next } : noQuote(text);
    },
    guesses: (message: string) => (offTopic(queryWordsOf(message)) ? [] : guesses(message)),
    intentOf: (message: string): Intent | undefined => {
      const words = queryWordsOf(message);
      return topicOf(words)?.intent ?? keywords.find(({ match }) => match(words))?.intent;
    },
    serviceOf: (message: string) => servicesIn(queryWordsOf(message))[0]?.service.id,
    isTopic: (part: string) => {
      const intent = topicOf(queryWordsOf(part))?.intent;
      return (intent !== undefined && intent !== 'greeting') || priceFor(part, queryWordsOf(part)) !== null;
    },
    complaint: (message: string): ChatAnswer | null => {
      const words = queryWordsOf(message);
      const found = topics.find(({ item }) => item.id === 'complaint');
      const places = found?.match(words);
      // Complaints use many words, so a third of them is enough.
      return found && places && coverage(words, places) >= MIN_COVERAGE_OF_PRICE
        ? { content: found.item.reply, next: found.item.next }
        : null;
    },
  };
}
