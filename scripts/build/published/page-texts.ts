import type { Element, Nodes } from 'hast';
import { isContent } from '@/lib/preview/choose';
import type { PageText } from '@/lib/preview/manifest';
import type { Match, Matcher, Piece, Place } from '@/lib/preview/match';
import { hasLetters, textKey } from '@/lib/preview/text-key';

const UNREAD = new Set(['script', 'style', 'template', 'noscript']);
const INLINE = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'br',
    'button',
    'cite',
    'code',
    'em',
    'i',
    'kbd',
    'label',
    'q',
    's',
    'small',
    'span',
    'strong',
  ],
  ...['sub', 'sup', 'text', 'time', 'tspan', 'wbr'],
]);
/** Attributes that are read out or shown. */
const READ = ['alt', 'ariaLabel', 'placeholder'] as const;

/** Whether an element belongs to the preview itself. */
const isOwn = (node: Element) => node.properties.dataPreview !== undefined;

const isControl = (node: Nodes) => node.type === 'element' && /^(?:a|button|label)$/.test(node.tagName);
const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/** A field as the manifest names it. Documents and content/site-pages.ts repeat words that a page has from code. */
const fieldName = (place: Place | undefined) =>
  place && isContent(place) && !place.field.includes('.document.')
    ? `${place.file} ${place.field}`
    : undefined;

/** The parts of an element that have text, as lib/preview/match.ts takes them. */
export function piecesOf(node: Nodes): Piece<Nodes>[] {
  if (node.type === 'text') return [{ ref: node, text: node.value, children: [] }];
  if (node.type !== 'element' || UNREAD.has(node.tagName) || isOwn(node)) return [];
  const children = node.children.flatMap(piecesOf);
  return [{ ref: node, text: children.map(({ text }) => text).join(''), children }];
}

/** The text of nodes that stand in one line. Words that only the layout keeps apart get a space. */
function lineOf(nodes: readonly Nodes[]): string {
  return nodes
    .map((node, index) => {
      const before = nodes[index - 1];
      const apart = node.type === 'element' && before?.type === 'element' ? ' ' : '';
      if (node.type === 'text') return node.value;
      return node.type === 'element' && !UNREAD.has(node.tagName) ? `${apart}${lineOf(node.children)}` : '';
    })
    .join('');
}

const isInline = (node: Nodes): boolean =>
  node.type !== 'element' || (INLINE.has(node.tagName) && node.children.every(isInline));

/** The texts of a part of a page, a paragraph, a heading or a cell each, with the field that each comes from. */
export function textsOf(part: Element, matcher: Matcher): PageText[] {
  const page: Piece<Nodes> = { ref: part, text: '\n', children: part.children.flatMap(piecesOf) };
  const text = page.children.map((child) => child.text).join(' ');
  const matches = new Map(
    matcher.match({ ...page, text }).map((match): [Nodes, Match<Nodes>] => [match.ref, match]),
  );
  const found: PageText[] = [];

  /** The field of the first text inside nodes that has one. */
  const fieldIn = (nodes: readonly Nodes[]): string | undefined => {
    for (const node of nodes) {
      const match = matches.get(node);
      const place = match?.from === 'one' ? match.places[0] : undefined;
      const field = fieldName(place);
      const inside = field ?? (node.type === 'element' ? fieldIn(node.children) : undefined);
      if (inside) return inside;
    }
    return undefined;
  };
  function add(raw: string, nodes: readonly Nodes[], outer: string | undefined): void {
    const line = textKey(raw);
    const field = outer ?? fieldIn(nodes);
    if (line && (hasLetters(line) || /\d/.test(line))) found.push({ text: line, ...(field && { field }) });
  }
  function visit(node: Element, outer?: string): void {
    if (UNREAD.has(node.tagName) || isOwn(node)) return;
    const field = outer ?? fieldOf(node);
    for (const name of READ) {
      const value = node.properties[name];
      if (typeof value === 'string') add(value, [], undefined);
    }
    let run: Nodes[] = [];
    const end = () => {
      // Links and buttons beside each other are texts of their own.
      const apart = run.every((part) => isBlank(part) || isControl(part));
      for (const line of apart ? run.map((part) => [part]) : [run])
        if (line.length > 0) add(lineOf(line), line, field);
      run = [];
    };
    for (const child of node.children) {
      if (isInline(child)) {
        run.push(child);
        continue;
      }
      end();
      if (child.type === 'element') visit(child, field);
    }
    end();
  }
  function fieldOf(node: Element): string | undefined {
    const match = matches.get(node);
    const place = match?.from === 'one' ? match.places[0] : undefined;
    return fieldName(place);
  }

  visit(part);
  return found;
}
