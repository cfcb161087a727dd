import MiniSearch from 'minisearch';
import { pathOf, type Section } from './section';
import { stemsOf } from './words';

/** How much more a word counts in a heading, or in a question that visitors also ask. */
const HEADING_WEIGHT = 1.5;
/** Articles are about other companies, while most questions are about this one. */
const ARTICLE_WEIGHT = 0.6;
/** Weight of a word that is only similar. */
const SIMILAR_WEIGHT = 0.3;
/** Pages below this share of the best score are about something else. */
const MIN_SCORE_SHARE = 0.05;
/** So many sections are indexed at a time, so that no key or tap waits. */
const CHUNK = 40;

/** A section that matches a query; `stems` are its words that do, by their stems. */
export type SearchHit = { section: Section; stems: ReadonlySet<string> };

/** Builds the index. It takes part of a second on a slow phone. */
export async function createSearch(sections: readonly Section[]) {
  const known = new Set<string>();
  const index = new MiniSearch<{ id: number; [field: string]: string | number }>({
    fields: ['page', 'heading', 'utterances', 'text'],
    tokenize: (text) => {
      const stems = stemsOf(text);
      for (const stem of stems) known.add(stem);
      return stems;
    },
    processTerm: (stem) => stem,
    searchOptions: {
      tokenize: stemsOf,
      boost: { heading: HEADING_WEIGHT, utterances: HEADING_WEIGHT },
      prefix: (stem) => stem.length > 3,
      // A word that the site has is not a typing error: 'customs' is not 'custom'.
      fuzzy: (stem) => stem.length > 3 && !known.has(stem) && 0.25,
      weights: { prefix: SIMILAR_WEIGHT, fuzzy: SIMILAR_WEIGHT },
    },
  });
  await index.addAllAsync(
    sections.map(({ page, heading, text, utterances = [] }, id) => ({
      ...{ id, page, heading, text },
      utterances: utterances.join(' '),
    })),
    { chunkSize: CHUNK },
  );

  return {
    /** The best hit of each page that matches a query, best first. */
    searchPages(query: string, limit: number): SearchHit[] {
      const hits = index.search(query, {
        boostDocument: (id) => (sections[id]?.isArticle ? ARTICLE_WEIGHT : 1),
      });
      const pages = new Map<string, SearchHit>();
      const minScore = (hits[0]?.score ?? 0) * MIN_SCORE_SHARE;
      for (const { id, score, terms } of hits) {
        const section = sections[id] as Section;
        if (score >= minScore && !pages.has(pathOf(section)))
          pages.set(pathOf(section), { section, stems: new Set(terms) });
      }
      return [...pages.values()].slice(0, limit);
    },
  };
}
