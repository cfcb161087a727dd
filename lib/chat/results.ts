import * as routes from '../routes';
import { type Passage, pathOf, titleOf } from '../search/passage';
import { createSearch } from '../search/search';
import type { Word } from '../search/words';
import type { RatedAnswer } from './answers';
import { MAX_FOLLOW_UP } from './likeness';
import { isDistinctive } from './phrases';
import type { ChatContent, ChatResult, WrittenAnswer } from './types';

const MAX_RESULTS = 3;
/** How many of them may be answers that are not likely enough to be said, and how likely they must be. */
const MAX_ANSWERS = 2;
const MIN_LISTED = 0.3;
/** From this likeness on, the first is the answer in nearly half of the cases. */
const MIN_LIKELY = 0.42;
/** The share of a message's distinctive words that results of the search must have. */
const MIN_FOUND = 0.4;

const resultOf = (passage: Passage): ChatResult => ({
  title: titleOf(passage),
  href: passage.href,
  text: passage.text,
});

/** The first line of a reply as plain text. */
const beginningOf = (reply: string) =>
  (reply.split('\n')[0] ?? '').replace('{open} ', '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** Creates the function that finds results for a message. `known` are the words of the site. */
export function createResultFinder(
  { steps }: ChatContent,
  passages: readonly Passage[],
  known: ReadonlySet<string>,
) {
  // The index takes a while, and a conversation may never need it.
  let index: ReturnType<typeof createSearch> | undefined;
  const questions = new Map(
    passages.flatMap((passage): [string, ChatResult][] =>
      passage.kind === 'question' ? [[passage.heading, resultOf(passage)]] : [],
    ),
  );

  /** An answer as a result: the question of a page, or what the chat itself says, with the page that it leads to. */
  const resultOfAnswer = ({ question, reply, next, on, intent }: WrittenAnswer): ChatResult[] => {
    const ofPage = questions.get(question);
    if (ofPage) return [ofPage];
    const link = next.map((name) => steps[name]).find((step) => step?.kind === 'link');
    return link && question.endsWith('?') && !on && intent !== 'greeting'
      ? [{ title: `${link.label}: ${question}`, href: link.href, text: beginningOf(reply) }]
      : [];
  };

  /**
   * Up to three pages that may have an answer: questions that are like the message, what the search finds, and the page
   * in front of the visitor.
   */
  return (
    words: readonly Word[],
    subject: string,
    page: string,
    likely: readonly string[],
    rated: readonly RatedAnswer[],
  ): ChatResult[] => {
    const contentWords = words.filter((word) => word.isContentWord && isDistinctive(word));
    index ??= createSearch(passages);
    const hits = index.searchPages(words.map(({ text }) => text).join(' '), MAX_RESULTS, {
      likely: [page, ...likely],
      before: contentWords.length <= MAX_FOLLOW_UP ? subject : '',
    });
    const found = new Set(hits.flatMap(({ stems }) => [...stems]));
    const isFound =
      contentWords.filter(({ stem }) => found.has(stem)).length >= MIN_FOUND * contentWords.length;
    const answers = rated
      .filter(({ likeness }) => likeness >= MIN_LISTED)
      .flatMap(({ answer, likeness }, at) =>
        resultOfAnswer(answer).map((result) =>
          at === 0 && likeness >= MIN_LIKELY ? { ...result, isLikely: true } : result,
        ),
      )
      .slice(0, MAX_ANSWERS);
    const all = [...answers, ...(isFound ? hits.map(({ passage }) => resultOf(passage)) : [])];
    const results = all
      .filter(({ href }, at) => all.findIndex((other) => other.href === href) === at)
      .slice(0, MAX_RESULTS);
    const here = page !== routes.home && passages.find((passage) => pathOf(passage) === page);
    const isUnderstood = contentWords.length === 0 || contentWords.some(({ text }) => known.has(text));
    if (here && isUnderstood && !results.some((result) => pathOf(result) === page))
      results.splice(MAX_RESULTS - 1, 1, resultOf(here));
    return results;
  };
}
