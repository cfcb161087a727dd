import type { Passage } from './passage';
import { isStopWord, stemOf, stemsOf, type Tokenizer } from './stems';

/** A passage with the stems of its fields. */
export type IndexEntry = {
  passage: Passage;
  /** The stems of each field, in order. */
  fields: Record<'page' | 'under' | 'heading' | 'asked' | 'text', string>;
  sentences: readonly string[];
  stems: readonly ReadonlySet<string>[];
  /** Stems of page, headings and further questions. */
  about: ReadonlySet<string>;
  all: ReadonlySet<string>;
  page: readonly string[];
  /** The words of the heading and of each further question, stop words included. */
  titles: readonly (readonly string[])[];
};

/** Prepares a passage for the index: its words as stems, and its headings as they are written. */
export function createEntry(passage: Passage, tokenize: Tokenizer): IndexEntry {
  const stemsIn = (text = '') => stemsOf(tokenize(text));
  const sentences = passage.text.split('\n');
  const [page, under, title] = [passage.page, passage.under, passage.heading].map(stemsIn) as [
    string[],
    string[],
    string[],
  ];
  const inSentences = sentences.map(stemsIn);
  const asked = passage.alsoAsked ?? [];
  const inAsked = asked.flatMap(stemsIn);
  const about = new Set([...page, ...under, ...title, ...inAsked]);
  return {
    passage,
    sentences,
    stems: inSentences.map((stems) => new Set(stems)),
    about,
    all: new Set([...about, ...inSentences.flat()]),
    page,
    titles: [passage.heading, ...asked].map((title) =>
      tokenize(title).map((word) => (isStopWord(word) ? word : stemOf(word))),
    ),
    fields: {
      page: page.join(' '),
      under: under.join(' '),
      heading: title.join(' '),
      asked: inAsked.join(' '),
      text: inSentences.flat().join(' '),
    },
  };
}
