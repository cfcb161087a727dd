import MiniSearch from 'minisearch';
import { type Passage, type PassageFile, pathOf } from './passage';
import { stemsOf, type Word, wordsOf } from './words';

/** How much more a passage counts whose title, or a question under it, is the query. */
const TITLE_WEIGHT = 4;
/** A page that is meant, because the visitor is on it or spoke of it. */
const NEAR_WEIGHT = 2;
/** The same for a message that refers to what was said before; other pages count that much less. */
const REFERRED_WEIGHT = 3;
/**
 * Weight of a word that is only similar, or that was asked for before, and of passages in articles, case studies and
 * lists: they are about other companies, while most questions are about this one.
 */
const LESS_WEIGHT = 0.7;
/** A word such as 'when' or 'how', which tells two titles apart. */
const SMALL_WEIGHT = 0.14;
/** Hits of the index that are looked at. */
const MAX_CANDIDATES = 60;

export type SearchHit = {
  passage: Passage;
  /** How sure it is that the passage is meant, 0 to 1. */
  score: number;
  /** Stems that query and passage share. */
  stems: ReadonlySet<string>;
};

/** Builds the index. It takes a tenth of a second, and several times that on a slow phone. */
export function createSearch({ passages }: PassageFile) {
  const index = new MiniSearch<{ id: number; [field: string]: string | number }>({
    fields: ['page', 'under', 'heading', 'asked', 'text'],
    tokenize: stemsOf,
    processTerm: (stem) => stem,
  });
  const counts = new Map<string, number>();
  const entries = passages.map((passage, id) => {
    const { page, under = '', heading, text, alsoAsked = [] } = passage;
    const about = new Set(stemsOf([page, under, heading, ...alsoAsked].join(' ')));
    const blocks = text.split('\n').map((block) => new Set(stemsOf(block)));
    for (const stem of new Set([...about, ...blocks.flatMap((block) => [...block])]))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    index.add({ id, page, under, heading, asked: alsoAsked.join(' '), text });
    return { about, blocks, titles: [heading, ...alsoAsked].map(wordsOf) };
  });

  const rarity = (count: number) => Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
  /** Inverse document frequency, 0 to 1: rare words say more. */
  const weightOf = (stem: string) => rarity(counts.get(stem) ?? 0) / rarity(0);

  return {
    /**
     * The passages that match a query, best first.
     *
     * @param near paths of pages that are meant.
     * @param before an earlier question that the query leaves out.
     */
    search(
      query: string,
      { near = [], before = '' }: { near?: readonly string[]; before?: string } = {},
    ): SearchHit[] {
      const asked = new Map<string, number>();
      for (const stem of stemsOf(before)) asked.set(stem, LESS_WEIGHT * weightOf(stem));
      for (const stem of stemsOf(query)) asked.set(stem, weightOf(stem));
      if (asked.size === 0) return [];
      const whole = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
      const inTitle = new Map(asked);
      for (const { text, isContentWord } of wordsOf(query))
        if (!isContentWord) inTitle.set(text, SMALL_WEIGHT);
      const wholeTitle = [...inTitle.values()].reduce((sum, weight) => sum + weight, 0);
      /** Similarity of the query and a title, 0 to 1 (weighted Dice coefficient). */
      const likenessOf = (title: readonly Word[]) => {
        let total = wholeTitle;
        let shared = 0;
        for (const word of title) {
          const weight = inTitle.get(word.isContentWord ? word.stem : word.text);
          total += weight ?? (word.isContentWord ? weightOf(word.stem) : SMALL_WEIGHT);
          shared += weight ?? 0;
        }
        return Math.min(1, (2 * shared) / total);
      };
      // A word that no passage has may be misspelled or incomplete.
      const isMissing = (stem: string) => stem.length > 3 && !counts.has(stem);
      const results = index.search([...asked.keys()].join(' '), {
        tokenize: (stems) => stems.split(' '),
        boostTerm: (stem) => (asked.get(stem) ?? 1) / weightOf(stem),
        prefix: isMissing,
        fuzzy: (stem) => isMissing(stem) && (stem.length > 7 ? 2 : 1),
      });

      const hits = results
        .slice(0, MAX_CANDIDATES)
        .map(({ id, score, match: found }): SearchHit => {
          const passage = passages[id] as Passage;
          const { about, blocks, titles } = entries[id] as (typeof entries)[number];
          const stems = new Set(Object.keys(found));
          const similar = [...stems].filter((stem) => !asked.has(stem));
          /** The share of the query that the title and one paragraph cover together. */
          const coverage = Math.max(
            ...blocks.map((block) => {
              let sum = 0;
              for (const [stem, weight] of asked)
                if (about.has(stem) || block.has(stem)) sum += weight;
                else if (isMissing(stem) && similar.some((other) => other[0] === stem[0]))
                  sum += LESS_WEIGHT * weight;
              return sum / whole;
            }),
          );
          const likeness = Math.max(...titles.map(likenessOf));
          const isOther =
            passage.kind === 'article' ||
            passage.kind === 'list' ||
            passage.href.startsWith('/case-studies/');
          const isNear = near.includes(pathOf(passage));
          const place = before
            ? isNear
              ? REFERRED_WEIGHT
              : 1 / REFERRED_WEIGHT
            : isNear
              ? NEAR_WEIGHT
              : isOther
                ? LESS_WEIGHT
                : 1;
          const match = Math.sqrt(score / rarity(0)) * whole * coverage ** 2;
          return { passage, score: match * (1 + TITLE_WEIGHT * likeness) * place, stems };
        })
        .sort((one, other) => other.score - one.score);
      // Passages that match almost as well make each other less certain.
      const all = hits.reduce((sum, { score }) => sum + score, 0);
      return hits.map((hit) => {
        const strength = hit.score * Math.sqrt(hit.score / all);
        return { ...hit, score: strength / (strength + 1) };
      });
    },
  };
}
