import { isStopWord, joinedPhrase, stemOf, stemsOf, type Tokenizer } from './stems';

/** A subject of a query. */
export type Concept = {
  stem: string;
  /** Stems with the same meaning, by synonyms or by similar spelling. */
  others: readonly string[];
  /** Inverse document frequency: rare words say more. */
  weight: number;
  /** Weight of one of `others` relative to the stem. */
  otherWeight: number;
  /** Whether a passage has the stem or one of its synonyms. */
  isKnown: boolean;
};

/** Synonyms for a word that the site never uses weigh more than for one that it uses elsewhere. */
const UNKNOWN_WORD_SYNONYM_WEIGHT = 0.95;
const KNOWN_WORD_SYNONYM_WEIGHT = 0.7;
const SIMILAR_SPELLING_WEIGHT = 0.6;

/** Inverse document frequency of a word in `count` of `all` passages. */
export const weightOf = (count: number, all: number): number =>
  Math.log(1 + (all - count + 0.5) / (count + 0.5));

/**
 * @param counts number of passages by stem
 * @param all number of passages
 * @returns a function that reads the concepts of a query
 */
export function createConceptReader(
  counts: ReadonlyMap<string, number>,
  all: number,
  synonyms: readonly (readonly string[])[],
  tokenize: Tokenizer,
): (query: string) => Concept[] {
  const groups = new Map<string, readonly string[]>();
  for (const entries of synonyms) {
    const stems = [...new Set(stemsOf(entries.map(joinedPhrase)))];
    for (const stem of stems) groups.set(stem, stems);
  }

  return (query) => {
    const concepts = new Map<unknown, Concept>();
    for (const word of tokenize(query)) {
      if (isStopWord(word)) continue;
      const stem = stemOf(word);
      const group = groups.get(stem);
      // Two words for the same thing are one concept.
      if (concepts.has(group ?? stem)) continue;
      const others = (group ?? []).filter((other) => other !== stem && counts.has(other));
      const own = counts.get(stem) ?? 0;
      const rarest = Math.min(...others.map((other) => counts.get(other) ?? 0));
      const isMissing = own === 0 && others.length === 0;
      concepts.set(group ?? stem, {
        stem,
        others,
        weight: weightOf(own || (isMissing ? 0 : rarest), all),
        otherWeight:
          own > 0
            ? KNOWN_WORD_SYNONYM_WEIGHT
            : isMissing
              ? SIMILAR_SPELLING_WEIGHT
              : UNKNOWN_WORD_SYNONYM_WEIGHT,
        isKnown: !isMissing,
      });
    }
    return [...concepts.values()];
  };
}

/** How well some words match a concept: 1 for the word itself, less for a synonym, 0 for no match. */
function shareOf({ stem, others, otherWeight }: Concept, sets: readonly ReadonlySet<string>[]): number {
  if (sets.some((stems) => stems.has(stem))) return 1;
  return sets.some((stems) => others.some((other) => stems.has(other))) ? otherWeight : 0;
}

/** How much of a query sets of stems cover together, from 0 to 1. */
export function coverageOf(concepts: readonly Concept[], ...sets: ReadonlySet<string>[]): number {
  let whole = 0;
  let covered = 0;
  for (const concept of concepts) {
    whole += concept.weight;
    covered += concept.weight * shareOf(concept, sets);
  }
  return whole === 0 ? 0 : covered / whole;
}
