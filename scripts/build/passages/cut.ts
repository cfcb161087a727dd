import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { readable } from '@/lib/markdown-version/readable';
import type { Passage } from '@/lib/search/passage';
import { countWords, isSentence, textOf } from './html-text';
import { type PagePart, partsOf, TABLE_GROUP } from './parts';

/** A shorter part is appended to the one above it, as 'Its heading: its text'. */
const MIN_WORDS = 30;
/** The call to action at the end of a page, which is about the company rather than the page. */
const CLOSING_SECTION = 'closing-action';

const isQuestion = ({ heading }: PagePart) => heading.endsWith('?');
/** A part's sentences, without single words. */
const linesOf = ({ lines }: PagePart) =>
  lines.filter((line) => countWords(line) > 1).map((line) => (isSentence(line) ? line : `${line}.`));
/** A box's label. Single words, such as 'Popular', only advertise it. */
const labelOf = ({ label }: PagePart) => (countWords(label) > 1 ? label : '');
const isSmall = (part: PagePart) =>
  part.parts.length === 0 &&
  part.level < TABLE_GROUP &&
  !isQuestion(part) &&
  countWords(part.lines.join(' ')) < MIN_WORDS;

/** A page's short name: its last breadcrumb, with the one before if it is only a number. The home page has none. */
export function nameOf(main: Element): string {
  const crumbs = selectAll('nav[aria-label=Breadcrumb] li', main).map((crumb) =>
    textOf(crumb.children).trim(),
  );
  const last = crumbs.at(-1) ?? 'Home';
  return /^Page \d+$/.test(last) ? `${crumbs.at(-2)}, ${last.toLowerCase()}` : last;
}

/** The page above a page in the site, else the home page. */
function listOf(path: string, names: ReadonlyMap<string, string>): string {
  const above = path.replace(/\/[^/]*$/, '');
  return names.has(above) ? above : '/';
}

/**
 * Cuts a finished page into passages at its headings.
 *
 * @param main the page's main element
 * @param path of the page
 * @param names of all pages by path
 */
export function cutPage(main: Element, path: string, names: ReadonlyMap<string, string>): Passage[] {
  const page = names.get(path) ?? nameOf(main);
  const passages: Passage[] = [];
  const isArticle = select('article h1', main) !== undefined;
  // A card about another page belongs to that page and to the one above it.
  const others = [...names].filter(([other]) => other !== path);
  const isListed = new Set(others.flatMap(([other, name]) => (listOf(other, names) === path ? [name] : [])));
  const isElsewhere = ({ heading, links }: PagePart) =>
    !isListed.has(heading) && others.some(([other, name]) => name === heading && links.includes(other));
  const isTeaser = (part: PagePart) => part.level > 2 && isElsewhere(part);

  const cut = (part: PagePart, anchor: string, under: string): void => {
    if (part.id === CLOSING_SECTION || isTeaser(part)) return;
    const at = part.id || anchor;
    const lines = linesOf(part);
    const deeper: PagePart[] = [];
    for (const child of part.parts) {
      const isBrief = isSmall(child) || (child.level > 1 && isListed.has(child.heading));
      if (!isBrief || child.id === CLOSING_SECTION) deeper.push(child);
      else if (!isTeaser(child)) {
        const [first, ...more] = linesOf(child);
        const label = labelOf(child);
        if (first) lines.push(`${child.heading}${label && ` (${label})`}: ${first}`, ...more);
      }
    }
    // The second page of a list repeats the first one's heading.
    const heading = page.startsWith(`${part.heading}, page `) ? page : part.heading;
    if (lines.length > 0) {
      if (labelOf(part)) lines.push(`${labelOf(part)}.`);
      passages.push({
        page,
        heading,
        href: at ? `${path}#${at}` : path,
        text: lines.join('\n'),
        ...(under && { under }),
        ...(isArticle ? { kind: 'article' } : isQuestion(part) && { kind: 'question' }),
      });
    }
    for (const child of deeper) cut(child, at, part.level > 1 ? heading : '');
  };
  const { lines, parts } = partsOf(readable(main.children));
  const [first, ...more] = parts;
  // Text above the title belongs to it.
  if (first) for (const part of [{ ...first, lines: [...first.lines, ...lines] }, ...more]) cut(part, '', '');
  return passages;
}
