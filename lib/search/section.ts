import { slug } from '../format/slug';

/** A section of a published page: the text below one heading. The build cuts pages into them (scripts/build/search). */
export type Section = {
  /** Short name of the page, such as 'AI Training'. */
  page: string;
  /** The heading above the text; equal to `page` where it has none. */
  heading: string;
  /** Path of the page, with the anchor of the heading where it has one: '/faq#your-data'. */
  href: string;
  /** Its first sentences. A price is `{usd:5400}`. */
  text: string;
  /** Part of a text to read, such as an article. */
  isArticle?: boolean;
  /** Visitors' own words for the heading. Searched like the heading, never shown. */
  utterances?: readonly string[];
};

/** What content says of sections, before the build cuts the pages: utterances by address, and the chat's links into pages. */
export type SectionNotes = {
  utterances: Readonly<Record<string, readonly string[]>>;
  links?: readonly string[];
};

/** What a section has in the file: not what follows from its heading or its page. */
type FiledSection = Pick<Section, 'isArticle' | 'utterances'> & {
  heading?: string;
  id?: string;
  text?: string;
};

/** What the build writes to `/sections.json`. */
export type SectionFile = {
  pages: readonly { path: string; name: string; sections: readonly FiledSection[] }[];
};

export const pathOf = ({ href }: Pick<Section, 'href'>): string => href.replace(/#.*/, '');

/** 'FAQ: What happens to our data?', or the page alone for its own first lines. */
export const titleOf = ({ page, heading }: Section): string =>
  page === heading ? page : `${page}: ${heading}`;

/** Files sections, page by page. An id that is its heading's slug is left out, and so is a text of the page's lead. */
export function fileSections(sections: readonly Section[]): SectionFile {
  const pages = new Map<string, { path: string; name: string; sections: FiledSection[] }>();
  for (const { page, heading, href, text, isArticle, utterances } of sections) {
    const path = pathOf({ href });
    const id = href.slice(path.length + 1);
    const filed = pages.get(path) ?? { path, name: page, sections: [] };
    pages.set(path, filed);
    filed.sections.push({
      ...(heading !== page && { heading }),
      ...(id !== slug(heading) && { id }),
      ...(text && { text }),
      ...(isArticle && { isArticle }),
      ...(utterances && { utterances }),
    });
  }
  return { pages: [...pages.values()] };
}

/** The sections of a file. One without a text of its own has that of its page's beginning. */
export const sectionsIn = ({ pages }: SectionFile): Section[] =>
  pages.flatMap(({ path, name, sections }) =>
    sections.map(
      ({ heading = name, id = slug(heading), text = sections[0]?.text ?? '', ...more }): Section => {
        return { page: name, heading, href: id ? `${path}#${id}` : path, text, ...more };
      },
    ),
  );
