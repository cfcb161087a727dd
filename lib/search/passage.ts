/** A part of a published page: the text under one heading. The build cuts pages into passages (scripts/build/passages/). */
export type Passage = {
  /** Short name of the page, such as 'AI Training'. */
  page: string;
  /** The heading above the text; equal to `page` where it has none. */
  heading: string;
  /** Path of the page, with the anchor of the heading where it has one: '/faq#your-data'. */
  href: string;
  /** Paragraphs and list items ('- …'), one per line. An amount that follows the visitor's currency is `{usd:5400}`. */
  text: string;
  /** The heading above `heading`, such as 'Four programs' above 'Builder course'. */
  under?: string;
  /** A question with its answer, part of a text to read, such as an article, or a table or a card of another page. */
  kind?: 'question' | 'article' | 'list';
  /** Visitors' own words for the heading. Searched like the heading, never shown. */
  alsoAsked?: readonly string[];
};

/** Questions in visitors' words, for the passage with this address, this heading, or both. */
export type AlsoAsked = { href?: string; heading?: string; alsoAsked: readonly string[] };

/** What the build writes to `/passages.json`. */
export type PassageFile = { passages: readonly Passage[] };

export const pathOf = ({ href }: Pick<Passage, 'href'>): string => href.replace(/#.*/, '');

/** 'FAQ: What happens to our data?', or the page alone for its own first lines. */
export const titleOf = ({ page, heading }: Passage): string =>
  page === heading ? page : `${page}: ${heading}`;
