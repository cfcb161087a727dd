import type { Element, ElementContent, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(rehypeRemark, { newlines: false })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

/** Links leave the page with it: addresses of this site become complete, places on the page stay with it. */
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

/** Pairs of a list of terms may stand in groups. */
const inside = (node: ElementContent) =>
  node.type === 'element' && node.tagName === 'div' ? node.children : [node];

/** Each term and what it is on one line. */
function pairs(children: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  for (const child of children.flatMap(inside)) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') items.push({ ...child, tagName: 'li' });
    else items.at(-1)?.children.push({ type: 'text', value: ': ' }, ...child.children);
  }
  return items;
}

/** What Markdown has no marks for: lists of terms become lists, and a table's caption a line above it. */
function fitted(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = fitted(node.children);
    if (node.tagName === 'dl') return [{ ...node, tagName: 'ul', children: pairs(children) }];
    if (node.tagName !== 'table') return [{ ...node, children }];
    const captions = children.filter((child) => child.type === 'element' && child.tagName === 'caption');
    const rest = children.filter((child) => !captions.includes(child));
    return [
      ...captions.map((caption) => ({ ...(caption as Element), tagName: 'p' })),
      { ...node, children: rest },
    ];
  });
}

/**
 * A page's text as Markdown.
 *
 * @param address of the page, complete.
 */
export async function writeMarkdown(nodes: readonly ElementContent[], address: string): Promise<string> {
  const root: Root = { type: 'root', children: fitted(complete(nodes, address)) };
  return writer.stringify(await writer.run(root));
}
