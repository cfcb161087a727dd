import { fromHtml } from 'hast-util-from-html';
import { NOT_SEARCHED_ATTRIBUTE, READING_ATTRIBUTE, US_DOLLARS_ATTRIBUTE } from '@/lib/build-attributes';
import { listSections } from '@/scripts/build/search/write-sections';

const training = '/services/training';
const names = { [training]: 'Training', '/faq': 'FAQ', '/blog': 'Blog', '/blog/one': 'One' };

/** The sections of finished pages, by path. */
const cutAll = (pages: Record<string, string>, utterances: Record<string, string[]> = {}) =>
  listSections(
    Object.entries(pages).map(([path, main]) =>
      fromHtml(`<link rel="canonical" href="https://www.site.example${path}"><main>${main}</main>`),
    ),
    { names, utterances, links: [] },
  );
const cut = (main: string, utterances?: Record<string, string[]>) => cutAll({ [training]: main }, utterances);

test('a page is cut at the headings that a link can lead to', () => {
  const [name, href] = ['Training', '/services/training'];
  expect(
    cut(`<p>A tag above the title</p><h1>Teach the team</h1><p>Two days. One price.</p>
    <h2 id="steps">Steps</h2><p>We ask first.</p><ul><li><h3>Begin</h3><p>On Monday.</p></li><li><h3>End</h3></li></ul>`),
  ).toEqual([
    { page: name, heading: 'Teach the team', href, text: 'Two days. One price.' },
    { page: name, heading: 'Steps', href: `${href}#steps`, text: 'We ask first. Begin; End' },
  ]);
});

test('a section has the full lead of a page, and only whole sentences or names of other texts', () => {
  const long = 'Some words, and more. '.repeat(9).trim();
  const names = '<ul><li>Bread</li><li>Rolls</li></ul>';
  const texts = cut(`<h1>Long</h1><p>${long}</p><h2 id="b">B</h2><p>${long}</p><p>Not this.</p>
    <h2 id="c">C</h2><p>We bake:</p>${names}<h2 id="d">D</h2><p>${'word '.repeat(30)}ends.</p>${names}`).map(
    ({ text }) => text,
  );
  const [first, second, third, fourth] = texts;
  expect([first, third]).toEqual([long, 'We bake: Bread; Rolls']);
  expect(second).toMatch(/^(Some words, and more\. ?){4}$/);
  expect(fourth).toMatch(/word ends\.$/);
});

test('a question has its whole answer and its utterances', () => {
  const utterances = { '/services/training#who': ['people who ask'] };
  const answer = 'You do, and whoever else wants to know. '.repeat(4).trim();
  expect(cut(`<h1>Questions</h1><h2 id="who">Who asks this?</h2><p>${answer}</p>`, utterances)).toMatchObject(
    [{ heading: 'Who asks this?', text: answer, utterances: ['people who ask'] }],
  );
});

test('a price that follows the currency is stored as US dollars, and other amounts as written', () => {
  const [section] = cut(
    `<h1>Price</h1><p>It costs <span ${US_DOLLARS_ATTRIBUTE}="2000">$2,000.00</span>. An hour at $30 is an example.</p>`,
  );
  expect(section?.text).toBe('It costs {usd:2000}. An hour at $30 is an example.');
});

// @requirement SEARCH-04
test.each([
  '<figure><svg role="img"></svg><figcaption>The shaded area.</figcaption></figure>',
  '<blockquote><p>They are great.</p></blockquote>',
  '<noscript><h2 id="by-hand">By hand</h2><p>Add up the table.</p></noscript>',
  `<section ${NOT_SEARCHED_ATTRIBUTE}=""><h2 id="call-us">Call us</h2><p>It is free.</p></section>`,
  '<section data-nosnippet><h2 id="example">Example</h2><p>A made-up figure.</p></section>',
  '<form><p>Field</p></form>',
  '<p><a href="/contact">A link alone</a></p>',
])('%s is not searched', (html) => {
  const page = `<h1>Training</h1><p>Its text.</p><h2 id="more">More</h2>${html}`;
  expect(cut(page).map(({ text }) => text)).toEqual(['Its text.']);
});

test('a card about another page belongs to that page', () => {
  const sections = cutAll({
    '/blog/one': `<article ${READING_ATTRIBUTE}=""><h1>One</h1><p>Its own text.</p></article>`,
    '/blog':
      '<h1>Blog</h1><p>All articles.</p><ul><li><h3><a href="/blog/one">One</a></h3><p>An excerpt.</p></li></ul>',
  });
  expect(sections.map(({ page: name, text, isArticle }) => [name, text, isArticle])).toEqual([
    ['Blog', 'All articles.', undefined],
    ['One', 'Its own text.', true],
  ]);
});

test('a text that several pages repeat is in one section, of the FAQ', () => {
  const shared = '<h2 id="data">What happens to our data?</h2><p>It stays with you, wherever you are.</p>';
  expect(cutAll({ [training]: shared, '/faq': shared }).map(({ href }) => href)).toEqual(['/faq#data']);
});

test('content that speaks of a section which no page has stops the build and is named', () => {
  expect(() => cut('<h1>Training</h1><p>Text.</p>', { '/about#renamed': ['who'] })).toThrow('/about#renamed');
});
