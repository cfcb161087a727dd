import { correctSpelling, stem, tokenize } from './tokenize';

/** The words that the assistant knows; content/chat/lexicon.ts says how they are written. */
export type Lexicon = {
  /** Synonyms (words and phrases) of each concept, joined by '|'. */
  concepts: Readonly<Record<string, string>>;
  /** 'short=long' pairs, joined by '|'. */
  shorthand: string;
  /** Words that the assistant has no answers about, joined by spaces. */
  outOfScope: string;
};

/** Stems of the training examples, joined by spaces: those that one example uses, and those that more use. */
export type Vocabulary = { once: string; often: string };

/** What the classifier is given of a message. */
export type MessageFeatures = {
  /** Concepts of the lexicon that the message names, in order. */
  concepts: string[];
  /** Stems of its words, after spelling correction. */
  stems: string[];
  /** Features: concepts, common stems, bigrams, pairs of concepts, and how many words are unknown. */
  features: string[];
};

/** The concept of words that the assistant has no answers about. */
export const OUT_OF_SCOPE_WORD = 'outOfScopeWord';

type Phrase = { stems: string[]; concept: string };

function createTokenizer(shorthand: string): (text: string) => string[] {
  const long = new Map(
    shorthand.split('|').map((pair) => {
      const [short = '', meaning = ''] = pair.split('=');
      return [short, tokenize(meaning)] as const;
    }),
  );
  return (text) => tokenize(text).flatMap((word) => long.get(word) ?? [word]);
}

/** The stems of the examples, by whether one example or several use them. */
export function buildVocabulary(examples: readonly string[], shorthand: string): Vocabulary {
  const tokenizeLong = createTokenizer(shorthand);
  const uses = new Map<string, number>();
  for (const example of examples) {
    for (const stemmed of new Set(tokenizeLong(example).map(stem)))
      uses.set(stemmed, (uses.get(stemmed) ?? 0) + 1);
  }
  const having = (wanted: (count: number) => boolean) =>
    [...uses].flatMap(([stemmed, count]) => (wanted(count) ? [stemmed] : [])).join(' ');
  return { once: having((count) => count === 1), often: having((count) => count > 1) };
}

/**
 * Makes the function that turns a message into features. A word counts as unknown when the lexicon does not have it
 * and fewer than two examples use it, in training as in a visitor's message. So the classifier learns what many
 * unknown words mean: most often that the message is out of scope.
 */
export function createFeatureExtractor(
  lexicon: Lexicon,
  vocabulary: Vocabulary,
): (text: string) => MessageFeatures {
  const tokenizeLong = createTokenizer(lexicon.shorthand);
  const often = new Set(vocabulary.often.split(' '));
  const known = new Set([...often, ...vocabulary.once.split(' ')]);
  const phrases = new Map<string, Phrase[]>();
  const inScope = new Set<string>();
  const lines = { ...lexicon.concepts, [OUT_OF_SCOPE_WORD]: lexicon.outOfScope.replaceAll(' ', '|') };
  for (const [concept, line] of Object.entries(lines)) {
    for (const entry of line.split('|')) {
      const words = tokenize(entry);
      const stems = words.map(stem);
      const first = stems[0] ?? '';
      phrases.set(first, [...(phrases.get(first) ?? []), { stems, concept }]);
      for (const stemmed of stems) known.add(stemmed);
      if (concept !== OUT_OF_SCOPE_WORD) for (const word of words) if (word.length > 3) inScope.add(word);
    }
  }
  const targets = [...inScope];
  const correct = (word: string) => (known.has(stem(word)) ? word : correctSpelling(word, targets));

  return (text) => {
    const stems = tokenizeLong(text).map((word) => stem(correct(word)));
    const concepts: string[] = [];
    const features = new Set<string>();
    const units = ['^'];
    let unknown = 0;
    for (let at = 0; at < stems.length; ) {
      const { length, names } = longest(phrases.get(stems[at] ?? '') ?? [], stems, at);
      const phraseStems = stems.slice(at, at + length);
      // The words of a phrase are features too: 'phone number' is about a phone.
      for (const stemmed of phraseStems) if (often.has(stemmed)) features.add(`w ${stemmed}`);
      for (const name of names) features.add(`c ${name}`);
      concepts.push(...names);
      const [stemmed = ''] = phraseStems;
      if (names.length === 0 && !often.has(stemmed)) unknown += 1;
      units.push(names[0] ?? (often.has(stemmed) ? stemmed : '?'));
      at += length;
    }
    units.push('$');
    for (const [at, unit] of units.slice(1).entries()) features.add(`b ${units[at]} ${unit}`);
    for (const pair of pairs(unknown > 0 ? [...concepts, 'unknown'] : concepts)) features.add(`p ${pair}`);
    for (let count = 1; count <= Math.min(unknown, 3); count += 1) features.add(`unknown ${count}`);
    if (unknown * 2 >= units.length - 2) features.add('unknown half');
    if (unknown === 0) features.add(concepts.includes(OUT_OF_SCOPE_WORD) ? OUT_OF_SCOPE_WORD : 'familiar');
    if (concepts.every((name) => name === OUT_OF_SCOPE_WORD)) features.add('no concept');
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
