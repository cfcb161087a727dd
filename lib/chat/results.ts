import * as routes from '../routes';
import { type Passage, pathOf, titleOf } from '../search/passage';
import { createSearch } from '../search/search';
import type { Word } from '../search/words';
import type { ChatResult } from './types';
import { isDistinctive } from './ways';

const MAX_RESULTS = 3;
/** A message with more distinctive words than this leaves nothing out. */
export const MAX_FOLLOW_UP = 3;
/** The share of a message's distinctive words that results must have. */
const MIN_FOUND = 0.4;

/** Creates the function that finds results for a message. `known` are the words of the site. */
export function createResultFinder(passages: readonly Passage[], known: ReadonlySet<string>) {
  const { searchPages } = createSearch(passages);

  /** Up to three pages that may have an answer: by the search, and the page in front of the visitor. */
  return (words: readonly Word[], subject: string, page: string, likely: readonly string[] = []) => {
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
}
