import { corrected, stem, wordsOf } from './words';

/** The words of the assistant; see content/chat/lexicon.ts for how each is written. */
export type Lexicon = {
  /** Words and phrases of one idea, joined by '|', by the idea's name. */
  concepts: Readonly<Record<string, string>>;
  /** 'short=long' pairs, joined by '|'. */
  shorthand: string;
  /** Words of the world that we have no answers about, joined by spaces. */
  elsewhere: string;
};

/** What the examples add to the lexicon: roots seen once and roots seen more often, joined by spaces. */
export type Vocabulary = { once: string; often: string };

/** A message as the classifier sees it. */
export type Reading = {
  /** Ideas of the lexicon that the message names, in order. */
  concepts: string[];
  /** Roots of the words, with spellings mended. */
  stems: string[];
  /** What the classifier counts. */
  features: string[];
};

/** Name of the idea 'not our subject'. */
export const ELSEWHERE = 'elsewhere';

type Phrase = { stems: string[]; concept: string };

function expander(shorthand: string): (text: string) => string[] {
  const long = new Map(
    shorthand.split('|').map((pair) => {
      const [short = '', meaning = ''] = pair.split('=');
      return [short, wordsOf(meaning)] as const;
    }),
  );
  return (text) => wordsOf(text).flatMap((word) => long.get(word) ?? [word]);
}

/** The roots of the examples, by how many examples use them. */
export function vocabularyOf(examples: readonly string[], shorthand: string): Vocabulary {
  const expand = expander(shorthand);
  const uses = new Map<string, number>();
  for (const example of examples) {
    for (const root of new Set(expand(example).map(stem))) uses.set(root, (uses.get(root) ?? 0) + 1);
  }
  const having = (wanted: (count: number) => boolean) =>
    [...uses].flatMap(([root, count]) => (wanted(count) ? [root] : [])).join(' ');
  return { once: having((count) => count === 1), often: having((count) => count > 1) };
}

/**
 * Makes the reader of messages. Words that fewer than two examples use and the lexicon does not have count as
 * strange, in the examples as in a visitor's message, so that the classifier learns what many strange words
 * mean: most often, not our subject.
 */
export function createReader(lexicon: Lexicon, vocabulary: Vocabulary): (text: string) => Reading {
  const expand = expander(lexicon.shorthand);
  const often = new Set(vocabulary.often.split(' '));
  const known = new Set([...often, ...vocabulary.once.split(' ')]);
  const phrases = new Map<string, Phrase[]>();
  const ours = new Set<string>();
  const lines = { ...lexicon.concepts, [ELSEWHERE]: lexicon.elsewhere.replaceAll(' ', '|') };
  for (const [concept, line] of Object.entries(lines)) {
    for (const entry of line.split('|')) {
      const words = wordsOf(entry);
      const stems = words.map(stem);
      const first = stems[0] ?? '';
      phrases.set(first, [...(phrases.get(first) ?? []), { stems, concept }]);
      for (const root of stems) known.add(root);
      if (concept !== ELSEWHERE) for (const word of words) if (word.length > 3) ours.add(word);
    }
  }
  const targets = [...ours];
  const mend = (word: string) => (known.has(stem(word)) ? word : corrected(word, targets));

  return (text) => {
    const stems = expand(text).map((word) => stem(mend(word)));
    const concepts: string[] = [];
    const features = new Set<string>();
    const units = ['^'];
    let strange = 0;
    for (let at = 0; at < stems.length; ) {
      const { length, names } = longest(phrases.get(stems[at] ?? '') ?? [], stems, at);
      const roots = stems.slice(at, at + length);
      // A phrase's single words still say something: 'phone number' is a phone.
      for (const root of roots) if (often.has(root)) features.add(`w ${root}`);
      for (const name of names) features.add(`c ${name}`);
      concepts.push(...names);
      const [root = ''] = roots;
      if (names.length === 0 && !often.has(root)) strange += 1;
      units.push(names[0] ?? (often.has(root) ? root : '?'));
      at += length;
    }
    units.push('$');
    for (const [at, unit] of units.slice(1).entries()) features.add(`b ${units[at]} ${unit}`);
    for (const pair of pairs(strange > 0 ? [...concepts, 'strange'] : concepts)) features.add(`p ${pair}`);
    for (let count = 1; count <= Math.min(strange, 3); count += 1) features.add(`strange ${count}`);
    if (strange * 2 >= units.length - 2) features.add('strange half');
    if (strange === 0) features.add(concepts.includes(ELSEWHERE) ? ELSEWHERE : 'familiar');
    if (concepts.every((name) => name === ELSEWHERE)) features.add('no concept');
    return { concepts, stems, features: [...features] };
  };
}

/** The longest phrase that begins at a place, with every idea it stands for. */
function longest(candidates: readonly Phrase[], stems: readonly string[], at: number) {
  const hits = candidates.filter((entry) => entry.stems.every((part, offset) => stems[at + offset] === part));
  const length = Math.max(1, ...hits.map((hit) => hit.stems.length));
  return {
    length,
    names: [...new Set(hits.filter((hit) => hit.stems.length === length).map((hit) => hit.concept))],
  };
}

function pairs(names: readonly string[]): string[] {
  const sorted = [...new Set(names)].sort();
  return sorted.flatMap((first, at) => sorted.slice(at + 1).map((second) => `${first} ${second}`));
}
