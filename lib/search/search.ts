import MiniSearch from 'minisearch';
import { caseStudy } from '../routes';
import { type Passage, pathOf } from './passage';
import { stemsOf } from './words';

/** How much more a word counts in a heading, or in a question that visitors also ask. */
const HEADING_WEIGHT = 1.5;
/** How much more a page counts that is meant, because the visitor is on it or named it. */
const LIKELY_WEIGHT = 3;
/** Articles and case studies are about other companies, while most questions are about this one. */
const OTHERS_WEIGHT = 0.6;
/** Stems of words that ask for something to read. */
const TEXTS = stemsOf('article blog guide video post read');
/** Weight of a word that is only similar, and of one that was asked for before. */
const SIMILAR_WEIGHT = 0.3;
const EARLIER_WEIGHT = 0.5;
/** Pages below this share of the best score are about something else. */
const MIN_SCORE_SHARE = 0.05;

/** A passage that matches a query; `stems` are its words that do, by their stems. */
export type SearchHit = { passage: Passage; score: number; stems: ReadonlySet<string> };

type SearchOptions = { likely?: readonly string[]; before?: string };

/** Builds the index. It takes part of a second on a slow phone. */
export function createSearch(passages: readonly Passage[]) {
  const index = new MiniSearch<{ id: number; [field: string]: string | number }>({
    fields: ['page', 'heading', 'asked', 'text'],
    tokenize: stemsOf,
    processTerm: (stem) => stem,
    searchOptions: {
      boost: { heading: HEADING_WEIGHT, asked: HEADING_WEIGHT },
      prefix: (stem) => stem.length > 3,
      fuzzy: (stem) => stem.length > 3 && 0.25,
      weights: { prefix: SIMILAR_WEIGHT, fuzzy: SIMILAR_WEIGHT },
    },
  });
  index.addAll(
    passages.map(({ page, heading, text, alsoAsked = [] }, id) => ({
      id,
      page,
      heading,
      text,
      asked: alsoAsked.join(' '),
    })),
  );

  /**
   * The passages that match a query, best first.
   *
   * @param likely paths of pages that are meant.
   * @param before an earlier question that the query leaves out.
   */
  function search(query: string, { likely = [], before = '' }: SearchOptions = {}): SearchHit[] {
    const asked = new Set(stemsOf(query));
    const wantsText = TEXTS.some((word) => asked.has(word));
    const weightOf = (passage: Passage) =>
      likely.includes(pathOf(passage)) || (wantsText && passage.kind === 'article')
        ? LIKELY_WEIGHT
        : passage.kind === 'article' || passage.href.startsWith(caseStudy(''))
          ? OTHERS_WEIGHT
          : 1;
    return index
      .search(`${query} ${before}`, {
        boostTerm: (stem) => (asked.has(stem) ? 1 : EARLIER_WEIGHT),
        boostDocument: (id) => weightOf(passages[id] as Passage),
      })
      .map(({ id, score, terms }) => ({ passage: passages[id] as Passage, score, stems: new Set(terms) }));
  }

  return {
    search,
    /** The best hit of each page, best first. */
    searchPages(query: string, limit: number, options?: SearchOptions): SearchHit[] {
      const hits = search(query, options);
      const pages = new Map<string, SearchHit>();
      const minScore = (hits[0]?.score ?? 0) * MIN_SCORE_SHARE;
      for (const hit of hits)
        if (hit.score >= minScore && !pages.has(pathOf(hit.passage))) pages.set(pathOf(hit.passage), hit);
      return [...pages.values()].slice(0, limit);
    },
  };
}
