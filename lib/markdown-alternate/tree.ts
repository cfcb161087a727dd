import type { Element, ElementContent, Properties, Text } from 'hast';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** How an island reads on paper: its own props in, what stands in the text out. */
export type Reading = (props: never) => ReactNode;
/** Islands by the component that a page names; a server build knows each by its reference. */
export type Readings = ReadonlyMap<unknown, Reading>;

const CLIENT = Symbol.for('react.client.reference');

const isClient = (type: unknown): boolean =>
  (typeof type === 'function' || typeof type === 'object') &&
  type !== null &&
  (type as { $$typeof?: symbol }).$$typeof === CLIENT;

/** Attributes that a text keeps; all others are the page's looks. */
const KEPT = ['href', 'start', 'colSpan', 'rowSpan'] as const;

/** Elements whose text is not the page's: controls, ways around, and what only scripts read. */
const LEFT_OUT = new Set([
  'nav',
  'script',
  'style',
  'template',
  'button',
  'form',
  'input',
  'select',
  'textarea',
]);

type Props = Record<string, unknown> & { children?: ReactNode };

/** Islands' readings, and the drawings that were named already: wide and narrow ones share their words. */
type Reader = { readings: Readings; named: Set<string> };

const text = (value: string): Text => ({ type: 'text', value });
const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** A drawing becomes its alternative, once; one without is decoration. */
function drawing(alt: unknown, { named }: Reader): ElementContent[] {
  if (typeof alt !== 'string' || named.has(alt)) return [];
  named.add(alt);
  return [element('p', [element('em', [text(`Figure: ${alt}`)])])];
}

const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'small', 'span', 'strong', 'time']);
const isInline = (node: ElementContent | undefined) => node?.type === 'element' && INLINE.has(node.tagName);

/** Words that the page's layout keeps apart get a space. */
function apart(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) =>
    isInline(node) && isInline(nodes[index - 1]) ? [text(' '), node] : [node],
  );
}

async function host(tagName: string, props: Props, reader: Reader): Promise<ElementContent[]> {
  if (LEFT_OUT.has(tagName) || props['aria-hidden'] || props.hidden) return [];
  if (tagName === 'noscript') return childrenOf(props.children, reader);
  if (tagName === 'svg' || props.role === 'img') return drawing(props['aria-label'], reader);
  const properties = Object.fromEntries(
    KEPT.flatMap((name) =>
      typeof props[name] === 'string' || typeof props[name] === 'number' ? [[name, props[name]]] : [],
    ),
  );
  return [element(tagName, await childrenOf(props.children, reader), properties)];
}

async function ofElement({ type, props }: ReactElement<Props>, reader: Reader): Promise<ElementContent[]> {
  if (typeof type === 'string') return host(type, props, reader);
  if (type === Fragment || typeof type === 'symbol') return childrenOf(props.children, reader);
  if (props['aria-hidden']) return [];
  const reading = reader.readings.get(type);
  if (reading) return childrenOf((reading as (props: Props) => ReactNode)(props), reader);
  if (isClient(type)) {
    const { $$id } = type as { $$id?: string };
    throw new Error(
      `The Markdown twin does not know how the island ${$$id ?? '(unnamed)'} reads. Add a line to app/markdown/readings.tsx.`,
    );
  }
  if (typeof type !== 'function') return [];
  return childrenOf(await (type as (props: Props) => ReactNode)(props), reader);
}

/** What a node draws, with its components called one after the other: their order is the text. */
async function childrenOf(node: ReactNode, reader: Reader): Promise<ElementContent[]> {
  const settled = await node;
  if (settled === null || settled === undefined || typeof settled === 'boolean') return [];
  if (typeof settled === 'string' || typeof settled === 'number' || typeof settled === 'bigint') {
    return [text(String(settled))];
  }
  if (isValidElement<Props>(settled)) return ofElement(settled, reader);
  const parts: ElementContent[] = [];
  for (const child of settled as Iterable<ReactNode>) parts.push(...(await childrenOf(child, reader)));
  return apart(parts);
}

/**
 * The text of a page, from the same components and props that draw it: server components are called, islands
 * read as `readings` says, drawings become their alternatives, and controls are left out.
 *
 * @throws Error for an island without a reading.
 */
export function treeOf(node: ReactNode, readings: Readings): Promise<ElementContent[]> {
  return childrenOf(node, { readings, named: new Set() });
}
