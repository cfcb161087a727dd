/** A section of a published page: the text below one heading. The build cuts pages into them (scripts/build/search). */
export type Section = {
  /** Short name of the page, such as 'AI Training'. */
  page: string;
  /** The heading above the text; equal to `page` where it has none. */
  heading: string;
  /** Path of the page, with the anchor of the heading where it has one: '/faq#your-data'. */
  href: string;
  /** Its first sentences; of a question, the whole answer. A price is `{usd:5400}`. */
  text: string;
  /** Part of a text to read, such as an article. */
  isArticle?: boolean;
  /** Visitors' own words for the heading. Searched like the heading, never shown. */
  utterances?: readonly string[];
};

/** What content says of sections, before the build cuts the pages. */
export type SectionNotes = {
  /** Names of pages by path, the home page first. */
  names: Readonly<Record<string, string>>;
  /** By address. */
  utterances: Readonly<Record<string, readonly string[]>>;
  /** Into pages, from the chat. */
  links: readonly string[];
};

export const pathOf = ({ href }: Pick<Section, 'href'>): string => href.replace(/#.*/, '');

/** 'FAQ: What happens to our data?', or the page alone for its own first lines. */
export const titleOf = ({ page, heading }: Section): string =>
  page === heading ? page : `${page}: ${heading}`;
