import { cleanIllustration } from '@/lib/illustrations/illustration-file';

/** An illustration with some content and its words. */
const illustration = (content: string, attributes = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}<text x="0" y="9">Week 1</text></svg>`;
const clean = (content: string, attributes?: string) =>
  cleanIllustration(illustration(content, attributes), 'd/a.wide.svg');

test('an SVG saved by Inkscape is rendered without Inkscape’s own elements and attributes', () => {
  const saved = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="100" height="50" viewBox="0 0 100 50" version="1.1" id="svg1" sodipodi:docname="a.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:zoom="2"><inkscape:grid id="grid1"/></sodipodi:namedview>
  <metadata id="m1">Somebody</metadata><title id="t1">a</title>
  <g inkscape:label="lane" inkscape:groupmode="layer" id="lane" transform="translate(0,5)">
    <path style="fill:none;stroke:#f4510b;stroke-width:3px;stroke-opacity:1" d="m 0,20 h 100" id="path1" sodipodi:nodetypes="cc"/>
  </g>
  <text xml:space="preserve" style="font-size:15px;font-family:'Instrument Sans';-inkscape-font-specification:'Instrument Sans';fill:#10171a" x="4" y="9" id="text1"><tspan sodipodi:role="line" id="tspan1" x="4" y="9">Edited &amp; saved</tspan></text>
</svg>`;
  expect(cleanIllustration(saved, 'd/a.wide.svg')).toEqual({
    viewBox: '0 0 100 50',
    markup:
      '<g><g transform="translate(0,5)"><path d="m 0,20 h 100" fill="none" stroke="var(--lane)" stroke-width="3px" stroke-opacity="1"/></g><text x="4" y="9" font-size="15px" fill="var(--ink)"><tspan x="4" y="9">Edited &amp; saved</tspan></text></g>',
    railsAt: ['50.000%'],
  });
});

test('classes, color names and attributes of the root become attributes of the shapes, and ids get a prefix', () => {
  const { markup } = clean(
    '<defs><style>.cls-1{fill:none;stroke:#f4510b;}.cls-2{fill:white}</style><path id="page" d="M0 0h9"/></defs><use xlink:href="#page" xmlns:xlink="http://www.w3.org/1999/xlink"/><path class="cls-1" d="M9 9h9"/><path class="cls-2" d="M1 1h2v2z"/>',
    'viewBox="0 0 9 9" style="fill-rule:evenodd"',
  );
  expect(markup).toMatch(/^<g fill-rule="evenodd">/);
  expect(markup).toContain('<path d="M9 9h9" fill="none" stroke="var(--lane)"/>');
  expect(markup).toContain('<path d="M1 1h2v2z" fill="var(--paper)"/>');
  const [, id = ''] = /<path id="([^"]+)"/.exec(markup) ?? [];
  expect(id).toMatch(/^a-wide-/);
  expect(markup).toContain(`<use href="#${id}"`);
});

test.each([
  ['<path stroke="#F4510B" d="M0 20H9"/>', ['40.000%']],
  ['<g stroke="#F4510B" transform="translate(0 5)"><line x1="0" y1="20" x2="9" y2="20"/></g>', ['50.000%']],
  ['<path stroke="#F4510B" d="M9 20H20"/>', []],
  ['<path stroke="#7B8990" d="M0 20H9"/>', []],
])('the rail continues into a line of its color at the left edge: %s', (content, at) => {
  expect(clean(content).railsAt).toEqual(at);
});

test.each([
  ['a script', '<script>alert(1)</script>', /<script> cannot be in an illustration/],
  ['an event handler', '<path onclick="alert(1)" d="M0 0"/>', /'onclick' of <path> is a script/],
  ['a link', '<a href="https://example.com"><path d="M0 0"/></a>', /<a> cannot be/],
  ['HTML', '<foreignObject><p>Hi</p></foreignObject>', /<foreignObject> cannot be/],
  ['a part of another file', '<use href="other.svg#a"/>', /'href' of <use> leads to 'other.svg#a'/],
  [
    'a paint of another file',
    '<path fill="url(https://x.example/a.svg#p)" d="M0 0"/>',
    /'fill' of <path> leads/,
  ],
  ['a style sheet to load', '<style>@import url(https://example.com/a.css);</style>', /<style> cannot be/],
  ['another color', '<path fill="#123456" d="M0 0"/>', /#123456 is not a color of the site\. Use one of: #F/],
  ['broken XML', '<g>', /closing|close/i],
])('an SVG with %s is rejected, with the name of the file', (_, content, problem) => {
  expect(() => clean(content)).toThrow(problem);
  expect(() => clean(content)).toThrow(/^d\/a\.wide\.svg:/);
});

test('an SVG without a viewBox, or with text turned into outlines, is rejected', () => {
  expect(() => clean('', '')).toThrow("d/a.wide.svg: has no 'viewBox'.");
  const outlines = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
  expect(() => cleanIllustration(outlines, 'd/a.wide.svg')).toThrow('d/a.wide.svg: has no text.');
});
