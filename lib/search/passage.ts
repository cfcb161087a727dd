/** A part of a published page: the text under one heading. The build cuts pages into passages (scripts/build/passages/). */
export type Passage = {
  /** Short name of the page, such as 'AI Training'. */
  page: string;
  /** The heading above the text; equal to `page` for a page's first lines. */
  heading: string;
  /** Path of the page, with the anchor of the heading where it has one: '/faq#your-data'. */
  href: string;
  /** Whole sentences, one per line. An amount in US dollars that follows the visitor's currency is `{usd:5400}`. */
  text: string;
  /** The heading above `heading`, such as 'Four programs' above 'Builder course'. */
  under?: string;
  /** A question with its answer, or part of a text to read, such as an article or a case study. */
  kind?: 'question' | 'article';
  /** Visitors' own words for the heading. Searched like the heading, never shown. */
  alsoAsked?: readonly string[];
};

/** Questions in visitors' words, for the passage with this address, this heading, or both. */
export type AlsoAsked = { href?: string; heading?: string; alsoAsked: readonly string[] };

/** What the build writes to `/passages.json`. */
export type PassageFile = {
  passages: readonly Passage[];
  /** Groups of synonyms (content/search/search-synonyms.ts). */
  synonyms: readonly (readonly string[])[];
};

export type SearchHit = {
  passage: Passage;
  /** How much of the query the passage covers, 0 to 1. From `MIN_ANSWER_SCORE` on, it may be given as an answer. */
  score: number;
  /** Up to three consecutive sentences that match the query best, as written on the page. */
  sentences: string[];
  /** Matching words of the passage, in lower case. */
  terms: string[];
};
