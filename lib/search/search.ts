import MiniSearch, { type SearchResult } from 'minisearch';
import { type Concept, coverageOf, createConceptReader, weightOf } from './concepts';
import { createEntry, type IndexEntry } from './entry';
import type { Passage, PassageFile, SearchHit } from './passage';
import { bestSentences } from './sentences';
import { createTokenizer, isStopWord, stemOf } from './stems';

/** From this score on, a passage may be given as an answer; below it is a guess. */
export const MIN_ANSWER_SCORE = 0.5;

/**
 * Ranking: BM25 (by MiniSearch), and how much of the query a passage covers in its best sentences and its heading,
 * with word order. The weights were tuned on questions in visitors' words.
 */
const FIELD_WEIGHTS = { page: 1.5, under: 1, heading: 2, asked: 1.5 };
const SYNONYM_WEIGHT = 0.8;
const HEADING_WEIGHT = 2;
const QUESTION_WEIGHT = 4;
const PAGE_WEIGHT = 0.5;
const PAIR_WEIGHT = 0.65;
/** Stop words, such as 'what', that heading and query share. */
const STOP_WORD_WEIGHT = 0.6;
/** Articles and case studies are about other companies. A question with 'you' asks about this one. */
const ARTICLE_WEIGHT = 0.5;
const ARTICLE_WEIGHT_FOR_YOU = 0.3;
/** Case studies rank lower, because most questions about weeks or results are about the visitor's own project. */
const CASE_STUDY_WEIGHT = 0.75;
/** Lists of other pages and forms match almost any query. */
const LIST_WEIGHT = 0.6;
const LIST_ADDRESS =
  /^\/(?:blog(?:\/page\/\d+)?|case-studies|resources(?:\/videos|\/guides)?|industries|services)(?:#|$)|#by-hand$/;
const QUESTION = 1.2;
/** Results of MiniSearch that are ranked again. */
const MAX_CANDIDATES = 100;
/** Strength that gives a score of one half: most answers are stronger, and unrelated passages weaker. */
const HALF_SCORE = 4.5;

/** Whether a passage is from an article or a case study, whose first sentence names its subject. */
const isProse = ({ kind, href }: Passage) => kind === 'article' || href.startsWith('/case-studies/');

const readPlainWords = createTokenizer([]);

export type Search = {
  /** The passages that match a query, best first. @param limit maximum number, 10 by default */
  search: (query: string, options?: { limit?: number }) => SearchHit[];
};

type Query = { concepts: readonly Concept[]; stopWords: ReadonlySet<string> };

/** Builds the index. It takes a tenth of a second, and several seconds on a slow phone. */
export function createSearch({ passages, ...file }: PassageFile): Search {
  // Apostrophes are removed before indexing.
  const synonyms = file.synonyms.map((group) => group.map((entry) => entry.replaceAll("'", '')));
  const tokenize = createTokenizer(synonyms.flat().filter((entry) => entry.includes(' ')));
  const entries = passages.map((passage) => createEntry(passage, tokenize));
  const counts = new Map<string, number>();
  for (const { all } of entries) for (const stem of all) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const conceptsOf = createConceptReader(counts, entries.length, synonyms, tokenize);
  // The entries already contain stems.
  const asIs = { tokenize: (stems: string) => stems.split(' '), processTerm: (stem: string) => stem };
  const index = new MiniSearch<IndexEntry['fields'] & { id: number }>({
    fields: ['page', 'under', 'heading', 'asked', 'text'],
    ...asIs,
  });
  index.addAll(entries.map(({ fields }, id) => ({ ...fields, id })));

  /** Similarity of a query and a title, from 0 to 1 (weighted Dice coefficient). */
  function likeness({ concepts, stopWords }: Query, title: readonly string[]): number {
    const weights = new Map<string, number>([...stopWords].map((word) => [word, STOP_WORD_WEIGHT]));
    let total = stopWords.size * STOP_WORD_WEIGHT;
    for (const { stem, others, weight, otherWeight } of concepts) {
      total += weight;
      for (const other of others) weights.set(other, weight * otherWeight);
      weights.set(stem, weight);
    }
    let shared = 0;
    for (const word of title) {
      const weight = weights.get(word);
      total +=
        weight ?? (isStopWord(word) ? STOP_WORD_WEIGHT : weightOf(counts.get(word) ?? 0, entries.length));
      shared += weight ?? 0;
    }
    return total === 0 ? 0 : Math.min(1, (2 * shared) / total);
  }

  function priorOf({ kind, href }: Passage, stopWords: ReadonlySet<string>): number {
    if (kind === 'question') return QUESTION;
    if (LIST_ADDRESS.test(href)) return LIST_WEIGHT;
    if (kind !== 'article') return href.startsWith('/case-studies/') ? CASE_STUDY_WEIGHT : 1;
    return stopWords.has('you') || stopWords.has('your') ? ARTICLE_WEIGHT_FOR_YOU : ARTICLE_WEIGHT;
  }

  function hitOf(result: SearchResult, query: Query): SearchHit {
    const entry = entries[result.id] as IndexEntry;
    const { passage, sentences, stems, about, all, fields } = entry;
    const { concepts, stopWords } = query;
    const [start, end] = bestSentences(sentences, stems, concepts, isProse(passage));
    const inOrder = ` ${fields.page} | ${fields.heading} | ${fields.text} `;
    const pairs = concepts
      .slice(1)
      .filter(({ stem }, before) => inOrder.includes(` ${concepts[before]?.stem} ${stem} `));
    const [heading = 0, ...asked] = entry.titles.map((title) => likeness(query, title));
    const headingWeight = passage.kind === 'question' ? QUESTION_WEIGHT : HEADING_WEIGHT;
    const strength =
      Math.sqrt(result.score) *
      priorOf(passage, stopWords) *
      coverageOf(concepts, all) *
      coverageOf(concepts, about, ...stems.slice(start, end)) *
      (1 + (PAIR_WEIGHT * pairs.length) / Math.max(1, concepts.length - 1)) *
      (1 + Math.max(headingWeight * heading, QUESTION_WEIGHT * Math.max(0, ...asked))) *
      (1 + PAGE_WEIGHT * likeness({ concepts, stopWords: new Set() }, entry.page));
    return {
      passage,
      score: strength / (strength + HALF_SCORE),
      sentences: sentences.slice(start, end),
      terms: result.terms,
    };
  }

  /** Replaces stems by the passage's own words, so that they can be highlighted. */
  function withWords(hit: SearchHit): SearchHit {
    const { heading, text, alsoAsked = [] } = hit.passage;
    const words = new Set(readPlainWords([heading, text, ...alsoAsked].join(' ')));
    return {
      ...hit,
      terms: [...words].filter((word) => !isStopWord(word) && hit.terms.includes(stemOf(word))),
    };
  }

  return {
    search(query, { limit = 10 } = {}) {
      const read = conceptsOf(query);
      const weights = new Map<string, number>();
      for (const { others } of read) for (const other of others) weights.set(other, SYNONYM_WEIGHT);
      for (const { stem } of read) weights.set(stem, 1);
      const missing = new Set(read.filter(({ isKnown }) => !isKnown).map(({ stem }) => stem));
      if (weights.size === 0) return [];
      const results = index.search([...weights.keys()].join(' '), {
        ...asIs,
        boost: FIELD_WEIGHTS,
        boostTerm: (stem) => weights.get(stem) ?? 1,
        // Only a word that no passage has may be misspelled or incomplete.
        prefix: (stem) => missing.has(stem) && stem.length > 3,
        fuzzy: (stem) => missing.has(stem) && stem.length > 3 && (stem.length > 7 ? 2 : 1),
      });
      const found = [...new Set(results.slice(0, MAX_CANDIDATES).flatMap(({ terms }) => terms))];
      const concepts = read.map((concept) => {
        if (concept.isKnown) return concept;
        const similar = found.filter((term) => !weights.has(term) && term[0] === concept.stem[0]);
        return { ...concept, others: similar };
      });
      const stopWords = new Set(tokenize(query).filter(isStopWord));
      return results
        .slice(0, MAX_CANDIDATES)
        .map((result) => hitOf(result, { concepts, stopWords }))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(withWords);
    },
  };
}
