import { fromHtml } from 'hast-util-from-html';
import { passagesOf } from '@/scripts/build/passages/write';

/** A finished page with a name in its crumbs. */
const page = (path: string, name: string, main: string, head = '') =>
  fromHtml(`<html><head><link rel="canonical" href="https://www.site.example${path}">
    <link rel="alternate" type="text/markdown" href="https://www.site.example${path}.md">${head}</head><body><main>
    <nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li>${name}</li></ol></nav>${main}</main></body></html>`);

const cut = (main: string) => passagesOf([page('/services/training', 'Training', main)]);

test('a page is cut at its headings, and links lead to the nearest anchor', () => {
  const passages = cut(`<h1>Teach the team</h1><p>Two days. One price.</p>
    <h2 id="steps">Steps</h2><p>We ask first. Then we begin.</p>
    <h3>Where it ends</h3><p>${'Longer text that is a passage of its own. '.repeat(6)}</p>`);
  expect(passages.map(({ heading, href, under }) => [heading, href, under])).toEqual([
    ['Teach the team', '/services/training', undefined],
    ['Steps', '/services/training#steps', undefined],
    ['Where it ends', '/services/training#steps', 'Steps'],
  ]);
  expect(passages[1]).toEqual({
    page: 'Training',
    heading: 'Steps',
    href: '/services/training#steps',
    text: 'We ask first.\nThen we begin.',
  });
});

test('a price that follows the currency is kept as its amount, and other amounts as they are', () => {
  const [{ text } = { text: '' }] = cut(
    '<h1>Price</h1><p>It costs <span data-usd="2000">$2,000.00</span>. An hour at $30 is an example.</p>',
  );
  expect(text).toBe('It costs {usd:2000}.\nAn hour at $30 is an example.');
});

test('cards become sentences with their label, lists and rows of tables become sentences', () => {
  const [{ text } = { text: '' }] = cut(`<h1>Programs</h1>
    <ul><li><p>1 day</p><h3>First day</h3><p>What the tools do.</p></li><li><p>Popular</p><h3>Course</h3><ul><li>Ask</li><li>Answer</li></ul></li></ul>
    <table><thead><tr><th>Size</th><th>Training</th><th>Building</th></tr></thead>
    <tbody><tr><th>Small</th><td>1 week</td><td>2 weeks</td></tr></tbody></table>
    <dl><dt>Format</dt><dd>On site</dd></dl>`);
  expect(text.split('\n')).toEqual([
    'Small. Training: 1 week; Building: 2 weeks.',
    'Format: On site.',
    'First day (1 day): What the tools do.',
    'Course: Ask; Answer.',
  ]);
});

test('a question keeps its short answer and its first word', () => {
  const passages = cut(`<h1>Questions</h1><h2>People</h2>
    <div><h3 id="do-you-travel"><button>Do you travel?</button></h3></div><div><p>Yes. We come to you.</p></div>`);
  expect(passages).toEqual([
    {
      page: 'Training',
      heading: 'Do you travel?',
      href: '/services/training#do-you-travel',
      text: 'Yes. We come to you.',
      under: 'People',
      kind: 'question',
    },
  ]);
});

test('what is no text of the page itself is left out', () => {
  const passages = passagesOf([
    page('/blog/one', 'One', '<article><h1>One</h1><p>Its own text.</p></article>'),
    page(
      '/services/training',
      'Training',
      `<h1>Training</h1><p>Its text.</p><p><a href="/contact">Ask</a></p><form><p>Field</p></form>
      <svg role="img" aria-label="A drawing"></svg><section data-nosnippet><h2>Example</h2><p>A made-up figure.</p></section>
      <h2>Read on</h2><ul><li><h3><a href="/blog/one">One</a></h3><p>An excerpt.</p></li></ul>
      <section><h2 id="closing-action">Call us now</h2><p>It is free.</p></section>`,
    ),
  ]);
  expect(passages.map(({ page: name, text, kind }) => [name, text, kind])).toEqual([
    ['One', 'Its own text.', 'article'],
    ['Training', 'Its text.', undefined],
  ]);
});

test('a card that only shares its name with another page stays', () => {
  const passages = passagesOf([
    page('/solutions/enterprise', 'Enterprise', '<h1>For large companies</h1><p>One plan.</p>'),
    page(
      '/services/training',
      'Training',
      `<h1>Training</h1><p>Its text.</p><ul><li><h3>Enterprise</h3><p>Coaching for each role.</p>
      <a href="/contact?tier=enterprise">Choose it</a></li></ul>`,
    ),
  ]);
  expect(passages.find(({ page: name }) => name === 'Training')?.text).toContain('Enterprise: Coaching');
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
