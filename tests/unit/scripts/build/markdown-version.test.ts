/** @requirement CURRENCY-14 */

import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { NEEDS_SCRIPT_ATTRIBUTE } from '@/lib/build-attributes';
import { createMarkdownVersion } from '@/scripts/build/markdown-version';

const PAGE = 'https://www.site.example/services';

function write(html: string): string {
  const main = select('main', fromHtml(`<main>${html}</main>`));
  if (!main) throw new Error('no main');
  return createMarkdownVersion(main, PAGE).replace(/^> .*\n\n/, '');
}

test('a Markdown version keeps headings, texts, lists, tables and absolute links, but no controls', () => {
  const text = write(`
    <nav><a href="/">Home</a></nav>
    <h1 class="type-h1">Five services</h1>
    <ul><li><strong>82%</strong> on time</li></ul>
    <table><caption>Prices</caption><thead><tr><th>Service</th></tr></thead><tbody><tr><td>Training</td></tr></tbody></table>
    <p><a href="/contact?service=x">Ask</a> <a href="#programs">Programs</a></p>
    <button type="button">Open</button>
    <form><label for="name">Name</label><input id="name"></form>
    <div ${NEEDS_SCRIPT_ATTRIBUTE}=""><p>Step 1 of 5</p></div>
    <div hidden="until-found"><p>A closed answer.</p></div><p hidden>Hidden.</p>
    <svg aria-hidden="true"><text>Axis</text></svg>
    <noscript><p>Without scripts.</p></noscript>`);
  expect(text).toBe(`# Five services

- **82%** on time

Prices

| Service  |
| -------- |
| Training |

[Ask](https://www.site.example/contact?service=x) [Programs](https://www.site.example/services#programs)

A closed answer.

Without scripts.
`);
});

test('an illustration becomes its text alternative, once for its wide and its narrow version', () => {
  const drawing = '<svg role="img" aria-label="A line that rises."></svg>';
  const narrow = '<div role="img" aria-label="A line that rises."><span>Axis</span></div>';
  expect(write(`<div>${drawing}</div><div>${narrow}</div>`)).toBe('_Figure: A line that rises._\n');
});

test('terms stay with their descriptions, and words that only the layout separates get a space', () => {
  const text = write(`<dl><div><dt>hours saved</dt><dd>120,000+</dd></div></dl>
    <p><span>Base price</span><!-- --><span>$2,000</span></p>`);
  expect(text).toBe('- hours saved: 120,000+\n\nBase price $2,000\n');
});

test('a Markdown version begins with the page’s name, and the currency where there are prices', () => {
  const main = select('main', fromHtml('<main><p>From $2,000</p></main>'));
  expect(main && createMarkdownVersion(main, PAGE)).toBe(
    `> The text of <${PAGE}>. Prices are in US dollars.\n\nFrom $2,000\n`,
  );
});
