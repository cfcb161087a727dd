import { articles } from '../../content/articles';
import { company } from '../../content/company';
import { newsletter } from '../../content/sign-up';
import { readHtml } from '../support/html';
import { expect, test } from '../support/test';

const ORIGIN = 'http://localhost:3000';
const pages = ['/blog', '/blog/page/2', '/blog/page/3'];
const ATOM = 'http://www.w3.org/2005/Atom';

for (const [index, path] of pages.entries()) {
  test(`BLOG-06 BLOG-07 BLOG-09 BLOG-11 CONSTANTS-01 ${path} is prerendered with its own articles, title and canonical address`, async ({
    request,
  }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['x-nextjs-prerender'] ?? answer.headers()['x-nextjs-cache']).toBeTruthy();
    const html = await answer.text();
    const { links, title, markup } = readHtml(html);
    const own = articles.slice(index * 7, index * 7 + 7);
    expect(links.filter((href) => /^\/blog\/(?!page\/)/.test(href))).toEqual(own.map(({ url }) => url));
    for (const article of own) expect(markup).toContain(article.title.replaceAll('&', '&amp;'));
    expect(markup.match(/style="[^"]*(opacity|visibility|display:\s*none)/g)).toBeNull();
    expect(links).not.toContain('/blog/page/1');
    for (const other of [...pages, '/feed.xml']) expect(links).toContain(other);
    expect(title).toContain(index === 0 ? 'Blog' : `Blog, page ${index + 1}`);
    expect(html.match(/<link rel="(?:canonical|alternate)"[^>]*>/g)).toEqual([
      `<link rel="canonical" href="${ORIGIN}${path}"/>`,
      `<link rel="alternate" type="text/markdown" href="${ORIGIN}${path}.md"/>`,
      `<link rel="alternate" type="application/atom+xml" href="${ORIGIN}/feed.xml" title="${company.name} blog"/>`,
    ]);
    expect(/aria-current="page"[^>]*>(\d)<\/a>/.exec(markup)?.[1]).toBe(String(index + 1));
    // The field of the sign-up box has no name, so that no address can carry its value.
    expect(markup).toContain(newsletter.heading);
    expect(/<input[^>]*id="mailing-address"[^>]*>/.exec(markup)?.[0]).not.toMatch(/\sname=/);
  });
}

test('BLOG-11 the first page has one address, and a page beyond the last is not found', async ({
  request,
}) => {
  const first = await request.get('/blog/page/1', { maxRedirects: 0 });
  expect(first.status()).toBe(308);
  expect(new URL(first.headers().location ?? '', ORIGIN).pathname).toBe('/blog');
  for (const path of ['/blog/page/4', '/blog/page/0', '/blog/page/two', '/blog/page'])
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
});

test('BLOG-13 the feed is Atom with every published article, absolute links and dates, parsed as XML', async ({
  page,
  request,
}) => {
  const answer = await request.get('/feed.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const feed = await page.evaluate(
    ([source, namespace]) => {
      const parser = new DOMParser();
      const xml = parser.parseFromString(source, 'application/xml');
      const one = (parent: Element, name: string) => parent.getElementsByTagNameNS(namespace, name)[0];
      const contents = [...xml.getElementsByTagNameNS(namespace, 'content')];
      return {
        broken: xml.querySelector('parsererror')?.textContent ?? '',
        entries: [...xml.getElementsByTagNameNS(namespace, 'entry')].map((entry) => ({
          id: one(entry, 'id')?.textContent,
          href: one(entry, 'link')?.getAttribute('href'),
          title: one(entry, 'title')?.textContent,
          updated: one(entry, 'updated')?.textContent,
        })),
        links: contents
          .flatMap((content) => [
            ...parser.parseFromString(content.textContent ?? '', 'text/html').querySelectorAll('a'),
          ])
          .map((link) => link.getAttribute('href') ?? ''),
      };
    },
    [await answer.text(), ATOM] as const,
  );
  expect(feed.broken).toBe('');
  expect(feed.entries).toEqual(
    articles.map(({ url, title, publishDate }) => ({
      id: `${ORIGIN}${url}`,
      href: `${ORIGIN}${url}`,
      title,
      updated: `${publishDate}T00:00:00Z`,
    })),
  );
  expect(feed.links.length).toBeGreaterThan(10);
  for (const href of feed.links) expect(href).toMatch(/^https?:\/\//);
});
