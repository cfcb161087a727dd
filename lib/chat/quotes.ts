import type { PassageFile, SearchHit } from '../search/passage';
import { createSearch, MIN_ANSWER_SCORE } from '../search/search';
import { isMistyped, type QueryWord, queryWordsOf } from './query-words';
import type { ChatAnswer, ChatContent, ChatStep } from './types';

/** From this score up to MIN_ANSWER_SCORE, a passage is quoted as the closest one; below it is at most a guess. */
const MIN_CLOSEST_SCORE = 0.12;
const MIN_GUESS_SCORE = 0.02;
/** A second passage is quoted when its score is at least this share of the first one's. */
const MIN_SECOND_SHARE = 0.65;
const MAX_SENTENCES = 2;
/** From this score on, one passage is enough. */
const MIN_SURE_SCORE = 0.85;
/** A question on the site counts as the visitor's own when they share this much of their words. */
const MIN_QUESTION_SIMILARITY = 0.65;
/** The same for one of its other wordings. */
const MIN_WORDING_SIMILARITY = 0.7;

/** Labels on a page that mean nothing by themselves. */
const LABEL_PATTERN =
  /\b\d+ min read\b|\bviews\b.*\d{4}|\bdownloads\b|\bRating: \d|^A sketch, not data|\bminutes \d+ seconds\b|^Prices in other currencies/;

/** Words that a noun follows, and words that are not a noun a question can be about. */
const BEFORE_NOUN =
  /^(?:an?|the|any|some|no|my|your|our|of|for|on|over|with|in|about|than|do|have|use|get|is|are)$/;
const NOT_A_NOUN = /^..?$|ly$|ing$|ed$|^(?:dealbreaker|clue|dev|guys?|stuff|till|somebody)$/;

/** What a question asks for: 'How do we start?' is not 'When did you start?'. */
const QUESTION_WORD = /^(?:who|when|where|why|how)$/;

const pathOf = ({ passage }: SearchHit) => passage.href.replace(/#.*/, '');

/** Creates the functions that answer with quotes from the site's passages. */
export function createQuotes(content: ChatContent, file: PassageFile | null) {
  const search = file ? createSearch(file) : null;
  // Caches the last search, because one question is looked up several times.
  let last: { query: string; hits: SearchHit[] } = { query: '', hits: [] };
  const find = (query: string): SearchHit[] => {
    const hits = last.query === query ? last.hits : (search?.search(query, { limit: 8 }) ?? []);
    last = { query, hits };
    return hits;
  };
  const known = new Set(
    file?.passages.flatMap(
      ({ page, heading, text }) => `${page} ${heading} ${text}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  );
  const stems = new Set(
    file?.passages.flatMap(({ page, heading, text }) =>
      queryWordsOf(`${page} ${heading} ${text}`).map(({ stem }) => stem),
    ),
  );
  const synonymStems = new Set(
    file?.synonyms.flat().flatMap((word) => queryWordsOf(word).map(({ stem }) => stem)),
  );
  const longWords = [...known].filter((word) => word.length > 5);
  const isOfSite = ({ text, stem }: QueryWord) =>
    stems.has(stem) || synonymStems.has(stem) || longWords.some((word) => isMistyped(text, word));

  const linkOf = ({ passage: { page, heading, href } }: SearchHit) => ({
    kind: 'link' as const,
    label: page === heading ? page : `${page}: ${heading}`,
    href,
  });

  const sentencesOf = ({ sentences }: SearchHit) =>
    sentences.filter((sentence) => !LABEL_PATTERN.test(sentence));

  /**
   * Sentences of a passage, with their source. A leading 'Yes' or 'No' is dropped, because it answers another
   * question.
   */
  const quoteOf = (hit: SearchHit, query: string, count: number) => {
    const [opening = '', ...more] = mostFitting(sentencesOf(hit), query, count);
    const first = isSameQuestion(query, hit)
      ? opening
      : opening.replace(/^(?:Yes|No|Both)[.,] (.)/, (_, letter) => letter.toUpperCase());
    const { label, href } = linkOf(hit);
    return `${[first, ...more].join(' ')}\n${content.source} [${label}](${href})`;
  };

  /** Whether the site uses few of a message's words, as in 'will it rain in Leeds tomorrow'. */
  const isForeign = (query: string) => {
    const words = queryWordsOf(query).filter(({ isTelling }) => isTelling);
    if (!words.some(({ text }) => /\p{L}/u.test(text))) return true;
    const strange = words.filter((word) => !isOfSite(word)).length;
    // In a short message, one unknown word is the subject: 'Recommend a good movie'.
    return words.length < 4 ? strange > 0 : strange * 2 > words.length;
  };

  /** The noun of a message that does not occur on the site: 'gift vouchers', 'chromebooks'. */
  const unmentioned = (query: string) => {
    const words = queryWordsOf(query);
    const isStrange = (word?: QueryWord) => word?.isTelling && !isOfSite(word) && !NOT_A_NOUN.test(word.text);
    const at = words.findIndex((word, place) => {
      const previous = words[place - 1];
      return isStrange(word) && previous && (previous.isTelling || BEFORE_NOUN.test(previous.text));
    });
    if (at < 0) return '';
    return words
      .slice(at, at + (isStrange(words[at + 1]) ? 2 : 1))
      .map(({ text }) => text)
      .join(' ');
  };

  /**
   * The best passages for a query; null when none is close.
   *
   * @param isWhole whether the query is what the visitor typed, without words of earlier messages
   */
  const quote = (query: string, isWhole = true): ChatAnswer | null => {
    const hits = find(query);
    const [best] = hits;
    // One shared word may be a coincidence: an article mentions a poem.
    const isChance = (hit: SearchHit) =>
      hit.passage.kind === 'article' &&
      hit.terms.length < 2 &&
      queryWordsOf(query).filter(({ isTelling }) => isTelling).length > 1;
    if (!best || best.score < MIN_CLOSEST_SCORE || isChance(best)) return null;
    if ((best.score < MIN_ANSWER_SCORE || !isWhole) && isForeign(query)) return null;
    const isSure = isSameQuestion(query, best) || best.score >= MIN_SURE_SCORE;
    const isAsserted = isSure || best.score >= MIN_ANSWER_SCORE;
    const subject = unmentioned(query);
    const quoted = hits
      .filter((hit) => sentencesOf(hit).length > 0)
      .filter(
        (hit) =>
          hit === best ||
          (!isSure && hit.score >= MIN_CLOSEST_SCORE && hit.score >= best.score * MIN_SECOND_SHARE),
      )
      .slice(0, !isAsserted && subject !== '' ? 1 : 2);
    if (quoted.length === 0) return null;
    const pages = new Set(quoted.map(pathOf));
    const further = hits.filter((hit) => {
      if (hit.score < MIN_CLOSEST_SCORE || pages.has(pathOf(hit))) return false;
      return pages.add(pathOf(hit));
    });
    const links = further.slice(0, 2).map(linkOf);
    if (isAsserted) {
      const [first = '', second] = quoted.map((hit, place) =>
        quoteOf(hit, query, place === 0 ? 3 : MAX_SENTENCES),
      );
      return { content: [first, ...(second ? [content.also, second] : [])].join('\n'), next: links };
    }
    const lead = subject ? content.unclearAbout.replace('{word}', subject) : content.unclear;
    const quotes = quoted.map((hit) => `- ${quoteOf(hit, query, MAX_SENTENCES).replace('\n', ' ')}`);
    return {
      content: [`${lead} ${content.closest}`, ...quotes].join('\n'),
      next: [{ kind: 'person', label: content.personLabel }, ...links],
    };
  };

  /** Two pages that a message may mean. */
  const guesses = (message: string): ChatStep[] => {
    const hits = find(message).filter(({ score }) => score >= MIN_GUESS_SCORE);
    const first = hits.filter((hit, at) => hits.findIndex((other) => pathOf(other) === pathOf(hit)) === at);
    return first.slice(0, 2).map(linkOf);
  };

  return {
    quote,
    /** The answer to a question on the site that the visitor asks in nearly the same words. */
    quoteSame: (text: string): ChatAnswer | null => {
      const [first] = find(text);
      return first && isSameQuestion(text, first) ? quote(text) : null;
    },
    /** Whether the best passage is a likely answer and contains all these words, so that the site does cover them. */
    hasAll: (text: string, words: readonly QueryWord[]): boolean => {
      const [best] = find(text);
      if (!best || best.score < MIN_ANSWER_SCORE || best.passage.kind === 'article') return false;
      const { page, heading, text: body } = best.passage;
      const own = new Set(queryWordsOf(`${page} ${heading} ${body}`).map((word) => word.text));
      return words.every(({ text: word, isTelling }) => !isTelling || own.has(word));
    },
    /** The first lines of a page. */
    quotePage: (path: string): ChatAnswer | null => {
      const passage = file?.passages.find(({ href }) => href.replace(/#.*/, '') === path);
      if (!passage) return null;
      const lines = passage.text
        .split('\n')
        .filter((line) => !LABEL_PATTERN.test(line))
        .slice(0, 3)
        .join(' ');
      return {
        content: `${lines}\n${content.source} [${passage.page}](${passage.href})`,
        next: content.prices.next,
      };
    },
    guesses,
    /** The reply that the site does not cover a question's noun; null when it does or there is none. */
    noQuote: (message: string): ChatAnswer | null => {
      const subject =
        file && /\b(?:you|your|there|training|courses?|workshops?)\b/i.test(message) && unmentioned(message);
      if (!subject) return null;
      const person = { kind: 'person' as const, label: content.personLabel };
      return {
        content: `${content.unclearAbout.replace('{word}', subject)} ${content.askPerson}`,
        next: [person, ...guesses(message)],
      };
    },
    /** Whether the site uses a word. */
    isKnown: (word: string) => known.has(word),
  };
}

/** Whether a visitor's question equals one on the site, by the words that they share and by the question word. */
function isSameQuestion(asked: string, { passage }: SearchHit): boolean {
  const wordsIn = (text: string) =>
    new Set(
      queryWordsOf(text).flatMap(({ isTelling, text, stem }) =>
        isTelling || QUESTION_WORD.test(text) ? [stem] : [],
      ),
    );
  const own = wordsIn(asked);
  const isSame = (title: string, minSimilarity: number) => {
    const theirs = wordsIn(title);
    const shared = [...own].filter((stem) => theirs.has(stem)).length;
    return shared / new Set([...own, ...theirs]).size >= minSimilarity;
  };
  return (
    passage.kind === 'question' &&
    (isSame(passage.heading, MIN_QUESTION_SIMILARITY) ||
      (passage.alsoAsked ?? []).some((wording) => isSame(wording, MIN_WORDING_SIMILARITY)))
  );
}

/** The run of `count` sentences that shares the most words with a query. */
function mostFitting(sentences: readonly string[], query: string, count: number): readonly string[] {
  const asked = new Set(queryWordsOf(query).flatMap(({ isTelling, stem }) => (isTelling ? [stem] : [])));
  const shared = (text: string) =>
    new Set(queryWordsOf(text).flatMap(({ stem }) => (asked.has(stem) ? [stem] : [])));
  const runs = sentences.slice(0, Math.max(1, sentences.length - count + 1)).map((_, at) => {
    const run = sentences.slice(at, at + count);
    return { run, count: shared(run.join(' ')).size };
  });
  return runs.sort((one, other) => other.count - one.count)[0]?.run ?? [];
}
