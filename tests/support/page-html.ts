import type { Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';

/** The few entities that React writes. */
function decode(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const values = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => decode(value));

const wordsIn = (markup: string) => decode(markup.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')).trim();

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** What machines read of a page, from the HTML that the server sent. Only what needs selectors parses it, once. */
export function readHtml(html: string) {
  // Flight data repeats addresses inside scripts; only markup counts.
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/g, '$1');
  let tree: Root | undefined;
  const all = (selector: string) => {
    tree ??= fromHtml(html);
    return selectAll(selector, tree);
  };
  const words = (selector: string) => all(selector).map((one) => textOf(one).replace(/\s+/g, ' ').trim());
  return {
    markup,
    links: values(markup, /<a\b[^>]*?\shref="([^"]*)"/g),
    files: [
      ...values(markup, /<(?:img|script|source|use|image)\b[^>]*?\s(?:src|href)="([^"]*)"/g),
      ...values(markup, /<link\b[^>]*?\shref="([^"]*)"/g),
    ],
    ids: new Set(values(markup, /\sid="([^"]*)"/g)),
    title: values(markup, /<title>([^<]*)<\/title>/g)[0] ?? '',
    description: values(markup, /<meta name="description" content="([^"]*)"/g)[0] ?? '',
    headings: values(markup, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g).map(wordsIn),
    /** Everything that the page says by itself. */
    text: wordsIn(/<main\b[\s\S]*<\/main>/.exec(markup)?.[0] ?? ''),
    all,
    words,
    canonical: () => all('link[rel=canonical]').map(({ properties }) => String(properties.href)),
    /** What meta elements say, by the property or name of each. */
    metas: (): Record<string, string | undefined> =>
      Object.fromEntries(
        all('meta[content]').map(({ properties: { property, name, content } }) => [
          String(property ?? name),
          String(content),
        ]),
      ),
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
