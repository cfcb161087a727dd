import type { Element, ElementContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import type { Passage } from '@/lib/search/passage';
import { countWords, type Section, sectionsOf, TABLE_GROUP } from './sections';

/** A shorter section also stands in the one above it, as 'Its heading: its text'. */
const MIN_WORDS = 30;
/** What a passage keeps, in characters: whole paragraphs from its beginning, at least one. */
const MAX_LENGTH = 700;
/** The call to action at the end of a page, which is about the company rather than the page. */
const CLOSING_SECTION = 'closing-action';

/** A section's first paragraphs. What does not fit stands behind the link. */
function firstOf([first = '', ...more]: readonly string[]): string {
  let text = first;
  for (const block of more) {
    if (text.length + block.length > MAX_LENGTH) break;
    text = `${text}\n${block}`;
  }
  return text;
}

const isQuestion = ({ heading }: Section) => heading.endsWith('?');
const titled = ({ heading, label, blocks: [first = '', ...more] }: Section) => [
  `${heading}${label && ` (${label})`}: ${first.startsWith('- ') ? first.slice(2) : first}`,
  ...more,
];

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

/** A page's short name: its last breadcrumb, with the one before if it is only a number. The home page has none. */
export function nameOf(main: Element): string {
  const crumbs = selectAll('nav[aria-label=Breadcrumb] li', main).map((crumb) => textOf(crumb).trim());
  const last = crumbs.at(-1) ?? 'Home';
  return last.startsWith('Page ') ? `${crumbs.at(-2)}, ${last.toLowerCase()}` : last;
}

/**
 * Cuts a finished page into passages at the headings of its Markdown version.
 *
 * @param main the page's main element
 * @param names of all pages by path
 */
export function cutPage(main: Element, path: string, names: ReadonlyMap<string, string>): Passage[] {
  const page = names.get(path) ?? nameOf(main);
  const isArticle = select('article h1', main) !== undefined;
  const passages: Passage[] = [];
  // A card about another page belongs to that page and to the one above it.
  const isTeaser = ({ link, level }: Section) =>
    level > 2 && link !== path && names.has(link) && link.replace(/\/[^/]*$/, '') !== path;

  const others = new Set([...names].flatMap(([other, name]) => (other === path ? [] : [name])));
  const isElsewhere = ({ level, heading }: Section) => level > 2 && others.has(heading);

  const isBrief = (child: Section) =>
    child.level > 2 &&
    child.level < TABLE_GROUP &&
    child.sections.length === 0 &&
    child.blocks.length > 0 &&
    !isQuestion(child) &&
    (child.link !== '' || countWords(child.blocks.join(' ')) < MIN_WORDS);

  const cut = (section: Section, anchor: string, under: string): void => {
    const at = section.id || anchor;
    const inside = section.sections.filter((child) => child.id !== CLOSING_SECTION && !isTeaser(child));
    const blocks = [
      ...(section.label && section.blocks.length > 0 ? titled(section) : section.blocks),
      ...inside.filter(isBrief).flatMap((child) => `- ${titled(child).join(' ').replaceAll(' - ', ' ')}`),
    ];
    // The second page of a list repeats the first one's heading.
    const isStep = section.label !== '' && isBrief(section);
    const heading = page.startsWith(`${section.heading}, page `)
      ? page
      : isStep
        ? `${section.label}: ${section.heading}`
        : section.heading;
    const text = firstOf(blocks);
    const isWhole = text === blocks.join('\n');
    if (blocks.length > 0)
      passages.push({
        page,
        heading: heading || page,
        href: at ? `${path}#${at}` : path,
        text,
        ...(under && { under }),
        ...(section.isTable || isElsewhere(section)
          ? { kind: 'list' }
          : isArticle
            ? { kind: 'article' }
            : isQuestion(section) && { kind: 'question' }),
      });
    for (const child of inside)
      if (!isBrief(child) || child.label || !isWhole) cut(child, at, section.level > 1 ? heading : '');
  };
  const { blocks, sections } = sectionsOf(main, `https://site.example${path}`);
  // Text above the title belongs to it.
  const [first, ...more] = sections.filter(({ id }) => id !== CLOSING_SECTION);
  if (first)
    for (const section of [{ ...first, blocks: [...first.blocks, ...blocks] }, ...more]) cut(section, '', '');
  return passages;
}
