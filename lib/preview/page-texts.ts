import type { Element, Nodes, Root } from 'hast';
import { select } from 'hast-util-select';

/**
 * The texts of a page, each a paragraph, heading, cell or button: title and description for search results, the main
 * part, and what all pages share.
 */
export type PageTexts = {
  path: string;
  title: string;
  description: string;
  image?: string;
  main: readonly string[];
  shared: readonly string[];
};

/** The texts of a drawing in a file. @param href such as '/illustrations/x.svg#hours' */
export type DrawingTexts = (href: string) => readonly string[];

const SKIPPED_ELEMENTS = new Set(['script', 'style', 'template', 'noscript']);
const INLINE_ELEMENTS =
  /^(a|abbr|b|br|button|cite|code|del|em|i|ins|kbd|label|mark|q|s|small|span|strong|sub|sup|text|time|tspan|wbr)$/;
/** Attributes that screen readers announce or browsers show. */
const TEXT_ATTRIBUTES = ['alt', 'ariaLabel', 'placeholder'] as const;

const isUnread = (node: Element) =>
  SKIPPED_ELEMENTS.has(node.tagName) || node.properties.dataPreview !== undefined;
const isInline = (node: Nodes): boolean =>
  node.type !== 'element' || (INLINE_ELEMENTS.test(node.tagName) && node.children.every(isInline));
const isControl = (node: Nodes) => node.type === 'element' && /^(a|button|label)$/.test(node.tagName);
const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

const textOf = (raw: string): string =>
  raw
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of nodes in one line. Words that only the layout separates get a space. */
const lineOf = (nodes: readonly Nodes[]): string =>
  nodes
    .map((node, index) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element' || isUnread(node)) return '';
      return (nodes[index - 1]?.type === 'element' ? ' ' : '') + lineOf(node.children);
    })
    .join('');

function textsIn(part: Element, drawing: DrawingTexts): string[] {
  if (isUnread(part)) return [];
  const found: string[] = TEXT_ATTRIBUTES.flatMap((name) => {
    const value = part.properties[name];
    return typeof value === 'string' ? textOf(value) : [];
  });
  if (part.tagName === 'use') found.push(...drawing(String(part.properties.href ?? '')));
  let run: Nodes[] = [];
  const end = () => {
    // Adjacent links and buttons are separate texts.
    const apart = run.every((node) => isBlank(node) || isControl(node));
    for (const line of apart ? run.map((node) => [node]) : [run]) found.push(textOf(lineOf(line)));
    run = [];
  };
  for (const child of part.children) {
    if (isInline(child)) run.push(child);
    else {
      end();
      if (child.type === 'element') found.push(...textsIn(child, drawing));
    }
  }
  end();
  return found.filter((text) => /[\p{L}\d]/u.test(text));
}

/** The texts of a finished page. */
export function pageTexts(path: string, page: Root, drawing: DrawingTexts): PageTexts {
  const main = select('main', page);
  const body = select('body', page);
  const content = (selector: string) => String(select(selector, page)?.properties.content ?? '');
  const image = content('meta[property="og:image"]');
  return {
    path,
    title: textOf(lineOf(select('title', page)?.children ?? [])),
    description: textOf(content('meta[name=description]')),
    ...(image && { image: new URL(image).pathname }),
    main: main ? textsIn(main, drawing) : [],
    shared: (body?.children ?? []).flatMap((part) =>
      part.type === 'element' && part !== main ? textsIn(part, drawing) : [],
    ),
  };
}

/** The texts of the drawings in an SVG file, by id. */
export function drawingsOf(file: Root): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (node: Nodes, ids: readonly string[]): void => {
    if (node.type !== 'element' && node.type !== 'root') return;
    const own = node.type === 'element' && node.properties.id ? [...ids, String(node.properties.id)] : ids;
    if (node.type === 'element' && node.tagName === 'text')
      for (const id of own) found.set(id, [...(found.get(id) ?? []), textOf(lineOf(node.children))]);
    else for (const child of node.children) visit(child, own);
  };
  visit(file, []);
  return found;
}
