import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';

/** The words of a part of a page. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const isCode = node.type === 'element' && /^(script|style)$/.test(node.tagName);
  return 'children' in node && !isCode ? node.children.map(textOf).join('') : '';
}

/** What machines read of a page, from the HTML that the server sent. */
export function readHtml(html: string) {
  const tree = fromHtml(html);
  const all = (selector: string) => selectAll(selector, tree);
  const values = (selector: string, name: string) =>
    all(selector).flatMap(({ properties }) => (name in properties ? [String(properties[name])] : []));
  const words = (selector: string) =>
    all(selector).map((element) => textOf(element).replace(/\s+/g, ' ').trim());
  /** What meta elements say, by the property or name of each. */
  const metas = Object.fromEntries(
    all('meta[content]').map(({ properties }) => [
      String(properties.property ?? properties.name),
      String(properties.content),
    ]),
  ) as Record<string, string | undefined>;
  return {
    all,
    words,
    metas,
    title: words('head > title')[0] ?? '',
    description: metas.description ?? '',
    canonical: values('link[rel=canonical]', 'href'),
    headings: words('h1'),
    links: values('a', 'href'),
    files: [
      ...values('img, script, source', 'src'),
      ...values('use, image', 'href'),
      ...values('link', 'href'),
    ],
    ids: new Set(values('[id]', 'id')),
    graphs: all('script[type="application/ld+json"]').map(({ children: [text] }) =>
      text?.type === 'text' ? text.value : '',
    ),
    crumbs: all('nav[aria-label=Breadcrumb] li').map((crumb) => ({
      name: textOf(crumb),
      href: selectAll('a', crumb).map(({ properties }) => String(properties.href))[0] ?? null,
    })),
    /** Everything that the page says by itself. */
    text: words('main').join(' '),
  };
}

export type PageHtml = ReturnType<typeof readHtml>;
