import { articles } from '../../content/articles';
import { company } from '../../content/company';
import { newsletter } from '../../content/sign-up';
import { readHtml } from '../support/html';
import { expect, test } from '../support/test';

const ORIGIN = 'http://localhost:3000';
const pages = ['/blog', '/blog/page/2', '/blog/page/3'];
const ATOM = 'http://www.w3.org/2005/Atom';

for (const [index, path] of pages.entries()) {
  test(`BLOG-06 BLOG-07 BLOG-11 ${path} is prerendered with its own seven articles, title and canonical address`, async ({
    request,
  }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['x-nextjs-prerender'] ?? answer.headers()['x-nextjs-cache']).toBeTruthy();
    const html = await answer.text();
    const { links, title, markup } = readHtml(html);
    const own = articles.slice(index * 7, index * 7 + 7).map(({ url }) => url);
    expect(links.filter((href) => href.startsWith('/blog/') && !href.startsWith('/blog/page/'))).toEqual(own);
    expect(links.filter((href) => href === '/blog/page/1')).toEqual([]);
    for (const other of pages) expect(links).toContain(other);
    expect(title).toContain(index === 0 ? 'Blog' : `Blog, page ${index + 1}`);
    expect(html.match(/<link rel="(?:canonical|alternate)"[^>]*>/g)).toEqual([
      `<link rel="canonical" href="${ORIGIN}${path}"/>`,
      `<link rel="alternate" type="text/markdown" href="${ORIGIN}${path}.md"/>`,
      `<link rel="alternate" type="application/atom+xml" href="${ORIGIN}/feed.xml" title="${company.name} blog"/>`,
    ]);
    expect(/aria-current="page"[^>]*>(\d)<\/a>/.exec(markup)?.[1]).toBe(String(index + 1));
    expect(links).toContain('/feed.xml');
    // BLOG-09: the box stands on each page, and its field has no name that an address could carry.
    expect(markup.includes(newsletter.heading)).toBe(true);
    expect(/<input[^>]*id="mailing-address"[^>]*>/.exec(markup)?.[0]).not.toMatch(/\sname=/);
  });
}

test('BLOG-07 the pages hold every published article once', async ({ request }) => {
  const listed: string[] = [];
  for (const path of pages) {
    const { links } = readHtml(await (await request.get(path)).text());
    listed.push(...links.filter((href) => articles.some(({ url }) => url === href)));
  }
  expect(listed).toEqual(articles.map(({ url }) => url));
});

test('BLOG-11 the first page has one address, and a page beyond the last is not found', async ({
  request,
}) => {
  const first = await request.get('/blog/page/1', { maxRedirects: 0 });
  expect(first.status()).toBe(308);
  expect(new URL(first.headers().location ?? '', ORIGIN).pathname).toBe('/blog');
  for (const path of [
    '/blog/page/4',
    '/blog/page/0',
    '/blog/page/two',
    '/blog/page',
    '/blog/no-such-article',
  ]) {
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
  }
});

test('BLOG-13 the feed is Atom with every published article, absolute links and dates, parsed as XML', async ({
  page,
  request,
}) => {
  const answer = await request.get('/feed.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  const text = await answer.text();
  const feed = await page.evaluate(
    ([source, namespace]) => {
      const xml = new DOMParser().parseFromString(source, 'application/xml');
      const one = (parent: Element, name: string) => parent.getElementsByTagNameNS(namespace, name)[0];
      return {
        broken: xml.querySelector('parsererror')?.textContent ?? '',
        root: [xml.documentElement.namespaceURI, xml.documentElement.localName],
        entries: [...xml.getElementsByTagNameNS(namespace, 'entry')].map((entry) => ({
          id: one(entry, 'id')?.textContent,
          href: one(entry, 'link')?.getAttribute('href'),
          title: one(entry, 'title')?.textContent,
          updated: one(entry, 'updated')?.textContent,
          links: [
            ...new DOMParser()
              .parseFromString(one(entry, 'content')?.textContent ?? '', 'text/html')
              .querySelectorAll('a'),
          ].map((link) => link.getAttribute('href') ?? ''),
        })),
      };
    },
    [text, ATOM] as const,
  );
  expect(feed.broken).toBe('');
  expect(feed.root).toEqual([ATOM, 'feed']);
  expect(feed.entries.map(({ id, href, title, updated }) => ({ id, href, title, updated }))).toEqual(
    articles.map(({ url, title, publishDate }) => ({
      id: `${ORIGIN}${url}`,
      href: `${ORIGIN}${url}`,
      title,
      updated: `${publishDate}T00:00:00Z`,
    })),
  );
  for (const href of feed.entries.flatMap(({ links }) => links)) expect(href).toMatch(/^https?:\/\//);
});

test('CONSTANTS-01 without any style or script every article of a page is in the HTML', async ({
  request,
}) => {
  for (const [index, path] of pages.entries()) {
    const { markup } = readHtml(await (await request.get(path)).text());
    for (const { title } of articles.slice(index * 7, index * 7 + 7)) {
      expect([path, title, markup.includes(title.replaceAll('&', '&amp;'))]).toEqual([path, title, true]);
    }
    expect(markup.match(/style="[^"]*(opacity|visibility|display:\s*none)/g)).toBeNull();
  }
});
