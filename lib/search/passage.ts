import { slug } from '../format/slug';

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

/** What a passage has in the file: not what follows from its heading or its page. */
type FiledPassage = Pick<Passage, 'kind' | 'alsoAsked'> & { heading?: string; id?: string; text?: string };

/** What the build writes to `/passages.json`. */
export type PassageFile = {
  pages: readonly { path: string; name: string; passages: readonly FiledPassage[] }[];
};

export const pathOf = ({ href }: Pick<Passage, 'href'>): string => href.replace(/#.*/, '');

/** 'FAQ: What happens to our data?', or the page alone for its own first lines. */
export const titleOf = ({ page, heading }: Passage): string =>
  page === heading ? page : `${page}: ${heading}`;

/** Files passages, page by page. An id that is its heading's slug is left out, and so is a text of the page's lead. */
export function filePassages(passages: readonly Passage[]): PassageFile {
  const pages = new Map<string, { path: string; name: string; passages: FiledPassage[] }>();
  for (const { page, heading, href, text, kind, alsoAsked } of passages) {
    const path = pathOf({ href });
    const id = href.slice(path.length + 1);
    const filed = pages.get(path) ?? { path, name: page, passages: [] };
    pages.set(path, filed);
    filed.passages.push({
      ...(heading !== page && { heading }),
      ...(id !== slug(heading) && { id }),
      ...(text && { text }),
      ...(kind && { kind }),
      ...(alsoAsked && { alsoAsked }),
    });
  }
  return { pages: [...pages.values()] };
}

/** The passages of a file. One without a text of its own has that of its page's beginning. */
export const passagesIn = ({ pages }: PassageFile): Passage[] =>
  pages.flatMap(({ path, name, passages }) =>
    passages.map(
      ({ heading = name, id = slug(heading), text = passages[0]?.text ?? '', ...more }): Passage => {
        return { page: name, heading, href: id ? `${path}#${id}` : path, text, ...more };
      },
    ),
  );
