import MiniSearch from 'minisearch';
import type { Hit, Passage, PassageFile } from './passage';
import { bestSentences } from './sentences';
import { stemOf, wordsOf } from './words';

/** From this score on a passage may be given as an answer; below it is a guess. */
export const ASSERTED = 0.5;

export type Search = {
  /** The passages that fit a query, best first. @param limit how many at most, 10 unless told */
  search: (query: string, options?: { limit?: number }) => Hit[];
};

/** Builds the index of passages. It takes some tens of milliseconds, so build it once. */
export function createSearch({ passages, synonyms }: PassageFile): Search {
  const groups = new Map<string, string[]>();
  for (const group of synonyms) {
    const stems = group.flatMap((word) => stemOf(word) ?? []);
    for (const stem of stems) groups.set(stem, stems);
  }
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['page', 'heading', 'text'],
    tokenize: wordsOf,
    processTerm: stemOf,
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));

  return {
    search(query, { limit = 10 } = {}) {
      const asked = [...new Set(wordsOf(query).flatMap((word) => stemOf(word) ?? []))];
      if (asked.length === 0) return [];
      const found = index.search(query, {
        boost: { page: 1.5, heading: 2 },
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        processTerm: (word) => {
          const stem = stemOf(word);
          return stem === null ? null : [...new Set([stem, ...(groups.get(stem) ?? [])])];
        },
        boostTerm: (term) => (asked.includes(term) ? 1 : 0.6),
      });
      return found.slice(0, limit).flatMap(({ id, queryTerms, terms }) => {
        const passage = passages[id];
        if (!passage) return [];
        const covered = asked.filter((stem) =>
          [stem, ...(groups.get(stem) ?? [])].some((term) => queryTerms.includes(term)),
        );
        return {
          passage,
          score: covered.length / asked.length,
          sentences: bestSentences(passage, terms),
          terms,
        };
      });
    },
  };
}
