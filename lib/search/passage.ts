/** A part of a published page: the text below one heading. The build cuts pages into passages (scripts/build/passages/). */
export type Passage = {
  /** Short name of the page, such as 'AI Training'. */
  page: string;
  /** The heading above the text; equal to `page` where it has none. */
  heading: string;
  /** Path of the page, with the anchor of the heading where it has one: '/faq#your-data'. */
  href: string;
  /** Its beginning, in a line; of a question, the whole answer. A price is `{usd:5400}`. */
  text: string;
  /** A question with its answer, or part of a text to read, such as an article. */
  kind?: 'question' | 'article';
  /** Visitors' own words for the heading. Searched like the heading, never shown. */
  alsoAsked?: readonly string[];
};

/** Questions in visitors' words, for the passage with this address or this heading. */
export type AlsoAsked = { href?: string; heading?: string; alsoAsked: readonly string[] };

/** What the build writes to `/passages.json`. */
export type PassageFile = { passages: readonly Passage[] };

export const pathOf = ({ href }: Pick<Passage, 'href'>): string => href.replace(/#.*/, '');

/** 'FAQ: What happens to our data?', or the page alone for its own first lines. */
export const titleOf = ({ page, heading }: Passage): string =>
  page === heading ? page : `${page}: ${heading}`;
