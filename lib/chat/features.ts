import type { ChatLanguage } from './data';
import { corrected, stem, wordsOf } from './words';

/** A message as the classifier sees it. */
export type Reading = {
  /** Ideas of the lexicon that the message names, in order. */
  concepts: string[];
  /** Roots of the words, with spellings mended. */
  stems: string[];
  /** What the classifier counts. */
  features: string[];
};

/** Concept of words that we know and have nothing to say about. */
const ELSEWHERE = 'elsewhere';

const phrase = (text: string) => wordsOf(text).map(stem);

/**
 * Makes the reader of messages for a lexicon. Words that fewer than two examples use and the lexicon does not
 * have count as strange, in the examples as in a visitor's message, so that the classifier learns what many
 * strange words mean: most often, not our subject.
 */
export function createReader(language: ChatLanguage, examples: readonly string[]): (text: string) => Reading {
  const shorthand = new Map(
    language.shorthand.split('|').map((pair) => {
      const [short = '', long = ''] = pair.split('=');
      return [short, wordsOf(long)] as const;
    }),
  );
  const expand = (text: string) => wordsOf(text).flatMap((word) => shorthand.get(word) ?? [word]);

  const lines = Object.entries({ ...language.concepts, [ELSEWHERE]: language.elsewhere.replaceAll(' ', '|') });
  const phrases = new Map<string, { stems: string[]; concept: string }[]>();
  const ours = new Set<string>();
  const known = new Set<string>();
  for (const [concept, line] of lines) {
    for (const entry of line.split('|')) {
      const stems = phrase(entry);
      const first = stems[0] ?? '';
      phrases.set(first, [...(phrases.get(first) ?? []), { stems, concept }]);
      for (const word of wordsOf(entry)) {
        known.add(word);
        if (concept !== ELSEWHERE && word.length > 3) ours.add(word);
      }
    }
  }
  const uses = new Map<string, number>();
  for (const example of [...examples, ...language.elsewhereExamples]) {
    for (const word of expand(example)) known.add(word);
    for (const root of new Set(expand(example).map(stem))) uses.set(root, (uses.get(root) ?? 0) + 1);
  }
  const knownRoots = new Set([...known].map(stem));
  const targets = [...ours];
  const mended = new Map<string, string>();
  const mend = (word: string): string => {
    if (knownRoots.has(stem(word))) return word;
    const found = mended.get(word) ?? corrected(word, known, targets);
    mended.set(word, found);
    return found;
  };

  return (text) => {
    const stems = expand(text).map(mend).map(stem);
    const concepts: string[] = [];
    const features: string[] = [];
    const units: string[] = [];
    let strange = 0;
    for (let at = 0; at < stems.length; ) {
      const root = stems[at] ?? '';
      const hits = (phrases.get(root) ?? []).filter((entry) =>
        entry.stems.every((part, offset) => stems[at + offset] === part),
      );
      const length = Math.max(1, ...hits.map((hit) => hit.stems.length));
      const names = hits.filter((hit) => hit.stems.length === length).map((hit) => hit.concept);
      // A phrase's single words still say something: 'phone number' is a phone.
      for (let offset = 0; offset < length; offset += 1) {
        const part = stems[at + offset] ?? '';
        if ((uses.get(part) ?? 0) > 1) features.push(`w ${part}`);
        else if (length === 1 && names.length === 0) strange += 1;
      }
      for (const name of names) {
        concepts.push(name);
        features.push(`c ${name}`);
      }
      units.push(names[0] ?? ((uses.get(root) ?? 0) > 1 ? root : '?'));
      at += length;
    }
    const padded = ['^', ...units, '$'];
    for (let at = 1; at < padded.length; at += 1) features.push(`b ${padded[at - 1]} ${padded[at]}`);
    const named = [...new Set(concepts)].sort();
    for (const [at, first] of named.entries()) {
      for (const second of named.slice(at + 1)) features.push(`p ${first} ${second}`);
    }
    for (let count = 1; count <= Math.min(strange, 3); count += 1) features.push(`strange ${count}`);
    if (strange > 0 && strange * 2 >= units.length) features.push('strange half');
    if (strange === 0) features.push(named.includes(ELSEWHERE) ? 'elsewhere' : 'familiar');
    if (concepts.every((name) => name === ELSEWHERE)) features.push('no concept');
    return { concepts, stems, features: [...new Set(features)] };
  };
}
