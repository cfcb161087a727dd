import * as routes from '../routes';
import { type Passage, pathOf } from '../search/passage';
import { createSearch } from '../search/search';
import { type Word, wordsOf } from '../search/words';
import { isDistinctive } from './phrases';
import type { ChatContent, PageKind } from './types';

/** A page that a message names, and the words that do not name it. */
export type NamedPage = { passage: Passage; others: readonly Word[] };

const setOf = (words: string): ReadonlySet<string> => new Set(wordsOf(words).map(({ stem }) => stem));
/** Words for something to read or to download, by its kind. */
const KINDS: readonly [PageKind, ReadonlySet<string>][] = [
  ['article', setOf('article blog post')],
  [
    'guide',
    setOf('guide template checklist playbook workbook scorecard deck slides powerpoint excel pdf download'),
  ],
  ['video', setOf('video tutorial walkthrough')],
  ['case-study', setOf('study studies')],
];
/** 'An example from a bank' is a case study, and 'examples for testing' and a business case are none. */
const EXAMPLE = /(?<!business )\b(examples?|cases?) (from|with|at|about)\b/;
/** Words by which a message asks for a text, and not what may be done with it. */
const WANTED = /\b(have|there|where|which|any|show|need|find|about|on)\b/;
/** Words that ask for a text or of it, and do not name it. */
const ASKING = setOf(
  'show find look search list got need read watch write wrote written publish author date source page minute long old ' +
    'number result save cost free first best new last case reuse use',
);
/** The share of a message's other words by which it names a page. */
const MIN_NAMED = 0.6;

/** Creates the function that finds the article, guide, video or case study which a message names by what it is about. */
export function createPageFinder({ pages }: ChatContent, passages: readonly Passage[]) {
  const kindOf = (passage: Passage) => {
    const page = pages[pathOf(passage)];
    // A file without a page of its own has a card among the resources.
    if (pathOf(passage) === routes.resources) return passage.href.endsWith('-title') ? 'guide' : undefined;
    return page?.facts || pathOf(passage) === routes.implementationGuide ? page?.kind : undefined;
  };
  const finders = KINDS.map(([kind, words]) => {
    const texts = passages.filter((passage) => kindOf(passage) === kind);
    return { kind, words, texts };
  });
  const indexes = new Map<PageKind, ReturnType<typeof createSearch>>();
  const indexOf = ({ kind, texts }: (typeof finders)[number]) => {
    const index = indexes.get(kind) ?? createSearch(texts);
    indexes.set(kind, index);
    return index;
  };

  return (words: readonly Word[]): NamedPage | null => {
    const line = words.map(({ text }) => text).join(' ');
    const finder = finders.find(
      ({ kind, words: meant }) =>
        words.some(({ stem }) => meant.has(stem)) || (kind === 'case-study' && EXAMPLE.test(line)),
    );
    const naming = words.filter(
      (word) =>
        isDistinctive(word) && word.isContentWord && !finder?.words.has(word.stem) && !ASKING.has(word.stem),
    );
    if (!WANTED.test(line)) return null;
    const [hit] =
      finder && naming.length > 0 ? indexOf(finder).search(naming.map(({ text }) => text).join(' ')) : [];
    if (!finder || !hit) return null;
    const named = naming.filter(({ stem }) => hit.stems.has(stem));
    if (named.length < MIN_NAMED * naming.length) return null;
    const path = pathOf(hit.passage);
    const passage =
      path === routes.resources ? hit.passage : finder.texts.find((text) => pathOf(text) === path);
    return passage
      ? { passage, others: words.filter((word) => !named.includes(word) && !finder.words.has(word.stem)) }
      : null;
  };
}
