/** @requirement SEARCH-04 */
import { fromHtml } from 'hast-util-from-html';
import { alsoAsked } from '@/content/search/also-asked';
import { passagesOf, withAlsoAsked, withoutPassage } from '@/scripts/build/passages/write';

/** A finished page with a name in its crumbs. */
const page = (path: string, name: string, main: string) =>
  fromHtml(`<html><head><link rel="canonical" href="https://www.site.example${path}">
    <link rel="alternate" type="text/markdown" href="https://www.site.example${path}.md"></head><body><main>
    <nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li>${name}</li></ol></nav>${main}</main></body></html>`);

const cut = (main: string) => passagesOf([page('/services/training', 'Training', main)]);
const long = 'Longer text that is a passage of its own. '.repeat(7).trim();

test('a page is cut at its headings, paragraphs stay whole, and links lead to the nearest anchor', () => {
  const passages = cut(`<h1>Teach the team</h1><p>Two days. One price.</p>
    <h2 id="steps">Steps</h2><p>We ask first. Then we begin.</p><h3>Where it ends</h3><p>${long}</p>`);
  const [page, href] = ['Training', '/services/training'];
  expect(passages).toEqual([
    { page, heading: 'Teach the team', href, text: 'Two days. One price.' },
    { page, heading: 'Steps', href: `${href}#steps`, text: 'We ask first. Then we begin.' },
    { page, heading: 'Where it ends', href: `${href}#steps`, text: long, under: 'Steps' },
  ]);
});

test('a step keeps its week, and a card its price, in the list and by itself', () => {
  const [list, step] = cut(`<h1>Steps</h1><ol><li><h3>Pilot</h3><p>One request in ten.</p><p>Week 3</p></li>
    <li><h3>Train</h3><p><span data-usd="35">$35</span></p><p>Two owners learn it.</p></li></ol>`);
  expect(list?.text).toBe('- Pilot (Week 3): One request in ten.\n- Train ({usd:35}): Two owners learn it.');
  expect(step).toMatchObject({ heading: 'Week 3: Pilot', text: 'Pilot (Week 3): One request in ten.' });
});

test('of a long passage the first paragraphs are kept', () => {
  const [passage] = cut(`<h1>Long</h1><p>${long}</p><p>${long} ${long}</p><p>${long}</p>`);
  expect(passage?.text).toBe(long);
});

test('a price that follows the currency is kept as its amount, and other amounts as they are', () => {
  const [passage] = cut(
    '<h1>Price</h1><p>It costs <span data-usd="2000">$2,000.00</span>. An hour at $30 is an example.</p>',
  );
  expect(passage?.text).toBe('It costs {usd:2000}. An hour at $30 is an example.');
});

test('a table row keeps its column heads', () => {
  const passages =
    cut(`<h1>Prices</h1><table><thead><tr><th>Size</th><th>Training</th><th>Building</th></tr></thead>
    <tbody><tr><th>Small</th><td>1 week</td><td>2 weeks</td></tr></tbody></table>`);
  expect(passages).toMatchObject([{ text: '- Small. Training: 1 week; Building: 2 weeks.', kind: 'list' }]);
});

test('a question keeps its short answer and its first word', () => {
  const passages = cut(`<h1>Questions</h1><h2>People</h2>
    <div><h3 id="do-you-travel"><button>Do you travel?</button></h3></div><div><p>Yes. We come to you.</p></div>`);
  const href = '/services/training#do-you-travel';
  expect(passages).toMatchObject([{ href, text: 'Yes. We come to you.', under: 'People', kind: 'question' }]);
});

test('drawings with their notes, and what is no text of the page itself, are left out', () => {
  const passages = passagesOf([
    page('/blog/one', 'One', '<article><h1>One</h1><p>Its own text.</p></article>'),
    page(
      '/services/training',
      'Training',
      `<h1>Training</h1><p>Its text.</p><p><a href="/contact">Ask</a></p><form><p>Field</p></form>
      <figure><svg role="img" aria-label="A drawing"></svg><figcaption>The shaded area is saved.</figcaption></figure>
      <section data-nosnippet><h2>Example</h2><p>A made-up figure.</p></section>
      <h2>Read on</h2><ul><li><h3><a href="/blog/one">One</a></h3><p>An excerpt.</p></li></ul>
      <section><h2 id="closing-action">Call us now</h2><p>It is free.</p></section>`,
    ),
  ]);
  expect(passages.map(({ page: name, text, kind }) => [name, text, kind])).toEqual([
    ['One', 'Its own text.', 'article'],
    ['Training', 'Its text.', undefined],
  ]);
});

test('a text of several pages stays with one, and pages that are kept out of search engines have none', () => {
  const shared = '<h2>What happens to our data?</h2><p>It stays with you, wherever you are.</p>';
  const hidden = fromHtml(
    '<link rel="canonical" href="https://www.site.example/draft"><main><h1>Draft</h1><p>Later.</p></main>',
  );
  const passages = passagesOf([
    page('/services/training', 'Training', `<h1>Training</h1><p>We reply within a day.</p>${shared}`),
    page('/services/building', 'Building', `<h1>Building</h1><p>We reply within a day.</p>${shared}`),
    page('/contact', 'Contact', '<h1>Contact</h1><p>We reply within a day.</p>'),
    page('/faq', 'FAQ', `<h1>FAQ</h1>${shared}`),
    hidden,
  ]);
  expect(passages.map(({ href, heading }) => [href, heading])).toEqual([
    ['/contact', 'Contact'],
    ['/faq', 'What happens to our data?'],
  ]);
});

describe('what is also asked', () => {
  const passage = (heading: string, href: string) => ({ page: 'Page', heading, href, text: 'Text.' });
  const passages = [
    passage('Three offices', '/about#offices'),
    passage('Main office: London', '/about#offices'),
    passage('Does it replace us?', '/faq#replace'),
  ];

  test('goes to the passage with the heading or the address', () => {
    const given = withAlsoAsked(passages, [
      { heading: 'Does it replace us?', alsoAsked: ['must we fire staff'] },
      { href: '/about#offices', alsoAsked: ['where are you'] },
      { href: '/about#offices', heading: 'London', alsoAsked: ['head office'] },
    ]);
    expect(given.map(({ alsoAsked: asked }) => asked)).toEqual([
      ['where are you'],
      ['head office'],
      ['must we fire staff'],
    ]);
  });

  test('is named when its section has gone', () => {
    const gone = { href: '/about#team', alsoAsked: ['who are you'] };
    expect(withoutPassage([gone, { href: '/about#offices', alsoAsked: ['where'] }], passages)).toEqual([
      gone,
    ]);
    expect(withAlsoAsked(passages, [gone])).toEqual(passages);
  });

  test('is asked of one section only', () => {
    const all = alsoAsked.flatMap(({ alsoAsked: asked }) => asked.map((question) => question.toLowerCase()));
    expect(all.filter((question, at) => all.indexOf(question) !== at)).toEqual([]);
  });
});
