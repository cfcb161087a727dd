import MiniSearch from 'minisearch';
import { pathOf, type Unit, type UnitFile } from './unit';
import { stemsOf, type Word, wordsOf } from './words';

/** How much more a unit counts whose title, or a question under it, is the query. */
const TITLE_WEIGHT = 4;
/** Articles, case studies and lists are about others, and most questions about this company. */
const ARTICLE_WEIGHT = 0.7;
/** A page that is meant, because the visitor is on it or spoke of it. */
const NEAR_WEIGHT = 2;
/** A word that is only similar to the one asked for, or was asked for before. */
const LESS_WEIGHT = 0.65;
/** Hits of the index that are looked at. */
const MAX_CANDIDATES = 60;

export type SearchHit = {
  unit: Unit;
  /** How sure it is that the unit is meant, 0 to 1. */
  score: number;
  /** How much the query is the unit's title or a question under it, 0 to 1. */
  likeness: number;
  /** Stems that query and unit share. */
  stems: ReadonlySet<string>;
};

type SearchOptions = {
  /** Paths of pages that are meant. */
  near?: readonly string[];
  /** An earlier question that the query leaves out. */
  before?: string;
};

export type Search = {
  /** The units that match a query, best first. */
  search: (query: string, options?: SearchOptions) => SearchHit[];
};

/** A word that a query asks for. `others` mean the same. */
type Concept = { others: readonly string[]; weight: number };

/** Builds the index. It takes a tenth of a second, and several times that on a slow phone. */
export function createSearch({ passages: units, synonyms }: UnitFile): Search {
  const index = new MiniSearch<{ id: number; [field: string]: string | number }>({
    fields: ['page', 'under', 'heading', 'asked', 'text'],
    tokenize: stemsOf,
    processTerm: (stem) => stem,
  });
  const counts = new Map<string, number>();
  const entries = units.map((unit, id) => {
    const { page, under = '', heading, text, alsoAsked = [] } = unit;
    const about = new Set(stemsOf([page, under, heading, ...alsoAsked].join(' ')));
    const blocks = text.split('\n').map((block) => new Set(stemsOf(block)));
    for (const stem of new Set([...about, ...blocks.flatMap((block) => [...block])]))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    index.add({ id, page, under, heading, asked: alsoAsked.join(' '), text });
    return { about, blocks, titles: [heading, ...alsoAsked].map(wordsOf) };
  });
  const groups = new Map<string, readonly string[]>();
  const phrases: [string, string][] = [];
  for (const group of synonyms) {
    const stems = group.filter((entry) => !entry.includes(' ')).flatMap(stemsOf);
    for (const stem of stems) groups.set(stem, stems);
    for (const entry of group) if (entry.includes(' ')) phrases.push([` ${entry} `, ` ${group[0]} `]);
  }

  /** Inverse document frequency: rare words say more. */
  const weightOf = (stem: string) => {
    const count = counts.get(stem) ?? 0;
    return Math.log(1 + (units.length - count + 0.5) / (count + 0.5));
  };
  /** 'When' and 'how' tell two questions apart, and weigh little. */
  const weigh = ({ stem, isTelling }: Word) => (isTelling ? weightOf(stem) : 1);

  /** Adds the words that a text asks for. @param share of their weight */
  function addConcepts(query: string, share: number, into: Map<string, Concept>): void {
    let text = ` ${wordsOf(query)
      .map((word) => word.text)
      .join(' ')} `;
    for (const [phrase, word] of phrases) text = text.replaceAll(phrase, word);
    for (const stem of stemsOf(text)) {
      const isNamed = [...into].some(([one, { others }]) => one === stem || others.includes(stem));
      if (isNamed) continue;
      const others = (groups.get(stem) ?? []).filter((other) => other !== stem && counts.has(other));
      const known = [stem, ...others].find((one) => counts.has(one)) ?? stem;
      into.set(stem, { others, weight: share * weightOf(known) });
    }
  }

  /** Similarity of a query and a title, 0 to 1 (weighted Dice coefficient). @param whole weight of the query */
  function likenessOf(query: ReadonlyMap<string, number>, whole: number, title: readonly Word[]): number {
    let total = whole;
    let shared = 0;
    for (const word of title) {
      const weight = query.get(word.isTelling ? word.stem : word.text);
      total += weight ?? weigh(word);
      shared += weight ?? 0;
    }
    return Math.min(1, (2 * shared) / total);
  }

  return {
    search(query, { near = [], before = '' } = {}) {
      const asked = new Map<string, Concept>();
      addConcepts(query, 1, asked);
      addConcepts(before, LESS_WEIGHT, asked);
      if (asked.size === 0) return [];
      const whole = [...asked.values()].reduce((sum, { weight }) => sum + weight, 0);
      const inTitle = new Map<string, number>();
      for (const { text, isTelling } of wordsOf(query)) if (!isTelling) inTitle.set(text, 1);
      const wholeTitle = whole + inTitle.size;
      const boosts = new Map<string, number>();
      for (const [stem, { others, weight }] of asked)
        for (const one of [...others, stem]) {
          const own = one === stem ? weight : LESS_WEIGHT * weight;
          inTitle.set(one, own);
          boosts.set(one, Math.min(1, own / weightOf(one)));
        }
      // A word that no unit has may be misspelled or incomplete.
      const isMissing = (stem: string) =>
        stem.length > 3 && !counts.has(stem) && asked.get(stem)?.others.length === 0;
      const results = index.search([...boosts.keys()].join(' '), {
        tokenize: (stems) => stems.split(' '),
        boostTerm: (stem) => boosts.get(stem) ?? 1,
        prefix: isMissing,
        fuzzy: (stem) => isMissing(stem) && (stem.length > 7 ? 2 : 1),
      });

      return results
        .slice(0, MAX_CANDIDATES)
        .map(({ id, score, match }): SearchHit => {
          const unit = units[id] as Unit;
          const { about, blocks, titles } = entries[id] as (typeof entries)[number];
          const stems = new Set(Object.keys(match));
          const similar = [...stems].filter((stem) => !boosts.has(stem));
          /** How much of the query the sets cover together, 0 to 1. */
          const cover = (...sets: readonly ReadonlySet<string>[]) => {
            const has = (stem: string) => sets.some((set) => set.has(stem));
            let sum = 0;
            for (const [stem, { others, weight }] of asked) {
              if (has(stem)) sum += weight;
              else if (others.some(has)) sum += counts.has(stem) ? LESS_WEIGHT * weight : weight;
              else if (isMissing(stem) && similar.some((other) => other[0] === stem[0]))
                sum += LESS_WEIGHT * weight;
            }
            return sum / whole;
          };
          const likeness = Math.max(...titles.map((title) => likenessOf(inTitle, wholeTitle, title)));
          const isOther =
            unit.kind === 'article' || unit.kind === 'list' || unit.href.startsWith('/case-studies/');
          const strength =
            Math.sqrt(score / whole) *
            cover(about, ...blocks) *
            Math.max(...blocks.map((block) => cover(about, block))) *
            (1 + TITLE_WEIGHT * likeness) *
            (near.includes(pathOf(unit)) ? NEAR_WEIGHT : isOther ? ARTICLE_WEIGHT : 1);
          return { unit, score: strength / (strength + 1), likeness, stems };
        })
        .sort((one, other) => other.score - one.score);
    },
  };
}
