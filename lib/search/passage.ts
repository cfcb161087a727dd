/** A part of a published page: the text under one heading. The build cuts pages into passages (scripts/build/passages.ts). */
export type Passage = {
  /** What people call the page, such as 'AI Training'. */
  page: string;
  /** The heading above the text; the same as `page` for a page's first lines. */
  heading: string;
  /** Path of the page, with the anchor of the heading where it has one: '/faq#your-data'. */
  href: string;
  /** Whole sentences, one a line. An amount in US dollars that follows the visitor's currency is `{usd:5400}`. */
  text: string;
  /** The heading above `heading`, such as 'Four programs' above 'Builder course'. */
  under?: string;
  /** A question with its answer, or a part of a text to read, such as an article or a case study. */
  kind?: 'question' | 'article';
  /** What visitors ask in other words than the heading. It is searched like the heading, and never shown. */
  alsoAsked?: readonly string[];
};

/** Questions in visitors' words for the passage with this address or this heading, or both. */
export type AlsoAsked = { href?: string; heading?: string; alsoAsked: readonly string[] };

/** What the build writes to `/passages.json`. */
export type PassageFile = {
  passages: readonly Passage[];
  /** Groups of words that visitors and pages use for the same thing (content/search/search-synonyms.ts). */
  synonyms: readonly (readonly string[])[];
};

/** A passage that a search found. */
export type SearchHit = {
  passage: Passage;
  /** 0 to 1: how much of the query's meaning the passage covers. From `ASSERTED` on it may be given as an answer. */
  score: number;
  /** The sentences that fit the query best: up to three that follow each other, in the words of the page. */
  sentences: string[];
  /** The words of the passage that match the query, in lower case. */
  terms: string[];
};
