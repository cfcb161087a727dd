/** @jest-environment jsdom */
import { renderAtomFeed } from '@/app/_lib/atom-feed';
import type { Article } from '@/content/schemas/articles';
import { readMarkdown } from '@/lib/markdown/read-markdown';

const ATOM = 'http://www.w3.org/2005/Atom';
const absolute = (path: string) => new URL(path, 'https://site.example').href;
const facts = { title: 'The <b>log</b> & more', subtitle: 'Sub', page: '/blog', feed: '/feed.xml' };
const article = {
  pictures: {},
  url: '/blog/a-pilot',
  title: 'Pilots & "proofs" <1>',
  excerpt: 'Less < more.',
  category: 'Guide',
  author: 'Training team',
  publishDate: '2025-05-08',
  body: readMarkdown(
    'See [pricing](/tools/pricing-calculator) & [rules](https://rules.example/?a=1&b=2).\n\n## Do\n\n- [ ] One **thing**\n- [x] Two `<code>`\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n::figure{#f}\n\n> Said *so*\n\n:::example[Worked]\n1. first\n\n   more\n:::',
  ),
  figures: { f: { alt: 'A curve.', caption: 'Illustrative.' } },
  sources: [{ author: 'A & B', title: 'On <rules>', year: 1983, url: 'https://papers.example/1' }],
} as unknown as Article;
const older = { ...article, url: '/blog/older', publishDate: '2025-02-01' };

const parse = (text: string) => {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
};
const textOf = (parent: Document | Element, name: string) =>
  parent.getElementsByTagNameNS(ATOM, name)[0]?.textContent;

test('the feed is well-formed Atom with absolute links, ids and dates', () => {
  const text = renderAtomFeed(facts, [older, article], absolute);
  expect(text.startsWith('<?xml version="1.0" encoding="utf-8"?>')).toBe(true);
  const xml = parse(text);
  expect(xml.documentElement.namespaceURI).toBe(ATOM);
  expect(textOf(xml, 'title')).toBe('The <b>log</b> & more');
  expect(textOf(xml, 'updated')).toBe('2025-05-08T00:00:00Z');
  const links = [...xml.querySelectorAll('feed > link')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://site.example/feed.xml', 'https://site.example/blog']);
  const entry = xml.querySelectorAll('entry')[1]!;
  expect(['id', 'title', 'summary'].map((name) => textOf(entry, name))).toEqual([
    'https://site.example/blog/a-pilot',
    'Pilots & "proofs" <1>',
    'Less < more.',
  ]);
});

test('the feed has the newest twenty articles, each with its author and its date of change', () => {
  const changed = { ...article, updated: '2025-06-01', person: { name: 'Ada Byron', role: 'Analyst' } };
  const all = [changed, ...Array.from({ length: 30 }, (_, index) => ({ ...older, url: `/blog/${index}` }))];
  const xml = parse(renderAtomFeed(facts, all, absolute));
  const entries = [...xml.querySelectorAll('entry')];
  expect(entries).toHaveLength(20);
  expect(textOf(xml, 'updated')).toBe('2025-06-01T00:00:00Z');
  expect(['published', 'updated', 'name'].map((name) => textOf(entries[0]!, name))).toEqual([
    '2025-05-08T00:00:00Z',
    '2025-06-01T00:00:00Z',
    'Ada Byron',
  ]);
});

test('a feed entry has the full text, absolute links, charts in words and the sources', () => {
  const content = textOf(parse(renderAtomFeed(facts, [article], absolute)), 'content')!;
  const html = new DOMParser().parseFromString(content, 'text/html');
  expect([...html.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://site.example/tools/pricing-calculator',
    'https://rules.example/?a=1&b=2',
    'https://papers.example/1',
  ]);
  expect(html.querySelector('h2')!.textContent).toBe('Do');
  expect([...html.querySelectorAll('ul > li')].map((item) => item.textContent)).toEqual([
    '☐ One thing',
    '☑ Two <code>',
    'A & B (1983). On <rules>',
  ]);
  expect([...html.querySelectorAll('tr')].map((row) => row.textContent)).toEqual(['AB', '12']);
  expect(html.body.textContent).toContain('A curve. Illustrative.');
  expect(html.querySelector('blockquote')!.textContent).toBe('Said so');
  expect(html.body.textContent).toContain('Worked');
  expect(html.querySelectorAll('ol > li > p')).toHaveLength(2);
});
