import type { Element, ElementContent, Root, Text } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { readable } from './readable';

const writer = unified()
  .use(rehypeRemark, { newlines: false })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

const text = (value: string): Text => ({ type: 'text', value });

/** Makes links absolute, because they leave the page with the text. */
function complete(nodes: readonly ElementContent[], address: string): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    const { href } = node.properties;
    return {
      ...node,
      properties: {
        ...node.properties,
        ...(typeof href === 'string' && { href: new URL(href, address).href }),
      },
      children: complete(node.children, address),
    };
  });
}

/** Makes each term of a list and its description one item. */
function items(children: readonly ElementContent[]): Element[] {
  const found: Element[] = [];
  const inGroups = (node: ElementContent) =>
    node.type === 'element' && node.tagName === 'div' ? node.children : [node];
  for (const child of children.flatMap(inGroups)) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') found.push({ ...child, tagName: 'li' });
    else found.at(-1)?.children.push(text(': '), ...child.children);
  }
  return found;
}

/** Markdown has neither description lists nor captions: these become lists, and a line above the table. */
function fitted(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = fitted(node.children);
    if (node.tagName === 'dl') return [{ ...node, tagName: 'ul', children: items(children) }];
    if (node.tagName !== 'table') return [{ ...node, children }];
    const isCaption = (child: ElementContent) => child.type === 'element' && child.tagName === 'caption';
    return [
      ...children.filter(isCaption).map((caption) => ({ ...(caption as Element), tagName: 'p' })),
      { ...node, children: children.filter((child) => !isCaption(child)) },
    ];
  });
}

/**
 * A page as Markdown, from its finished HTML. Drawings become their text alternative, `noscript` is included, and
 * controls are left out.
 *
 * @param main the page's main element
 * @param address absolute address of the page
 */
export function markdownVersion(main: Element, address: string): string {
  const children = fitted(complete(readable(main.children, new Set()), address));
  const root: Root = { type: 'root', children };
  const markdown = writer.stringify(writer.runSync(root));
  const prices = markdown.includes('$') ? ' Prices are in US dollars.' : '';
  return `> The text of <${address}>.${prices}\n\n${markdown}`;
}
