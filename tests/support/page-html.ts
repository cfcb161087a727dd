import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** What machines read of a page, from the HTML that the server sent. */
export function readHtml(html: string) {
  const tree = fromHtml(html);
  const all = (selector: string): Element[] => selectAll(selector, tree);
  const values = (selector: string, name: string) =>
    all(selector).map(({ properties }) => String(properties[name]));
  const words = (selector: string) => all(selector).map((one) => textOf(one).replace(/\s+/g, ' ').trim());
  /** What meta elements say, by the property or name of each. */
  const metas = (): Record<string, string | undefined> =>
    Object.fromEntries(
      all('meta[content]').map(({ properties: { property, name, content } }) => [
        String(property ?? name),
        String(content),
      ]),
    );
  return {
    all,
    words,
    metas,
    // Flight data repeats addresses inside scripts; only markup counts.
    markup: html.replace(/(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/g, '$1'),
    links: values('a[href]', 'href'),
    files: [...values('[src]', 'src'), ...values('use[href], image[href], link[href]', 'href')],
    ids: new Set(values('[id]', 'id')),
    title: words('head > title')[0] ?? '',
    description: metas().description ?? '',
    headings: words('h1'),
    /** Everything that the page says by itself. */
    text: words('main').join(),
    canonical: () => values('link[rel=canonical]', 'href'),
    graphs: () => all('script[type="application/ld+json"]').map(textOf),
    crumbs: () =>
      all('nav[aria-label=Breadcrumb] li').map((crumb) => ({
        name: textOf(crumb),
        href: selectAll('a', crumb).map(({ properties }) => String(properties.href))[0] ?? null,
      })),
  };
}

export type PageHtml = ReturnType<typeof readHtml>;

const pages = new Map<string, Promise<PageHtml>>();

/** A page of the shared site, or of another one by its whole address, read once by each worker. */
export function pageAt(path: string): Promise<PageHtml> {
  const page =
    pages.get(path) ??
    fetch(new URL(path, process.env.SITE_ORIGIN)).then(async (answer) => readHtml(await answer.text()));
  pages.set(path, page);
  return page;
}
