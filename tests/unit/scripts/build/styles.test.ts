import { fromHtml } from 'hast-util-from-html';
import { createStyleInliner } from '@/scripts/build/styles';

const CSS = `@layer base,utilities;@layer base{html[data-chat-open] body{color:red}@font-face{font-family:a;src:url(../media/a.woff2)}}
@layer utilities{.used,.unused{color:green}.unused{color:blue}.sm\\:used:hover{color:pink}.chat:not(.gone){color:gray}
:where(.used>:not(:last-child)){margin:1px}:is(.unused>*){top:1px}:is(.unused,.used)>b{top:2px}@media print{.unused{color:black}}}@keyframes draw{to{opacity:0}}
@property --kept{syntax:"*";inherits:false}@property --left{syntax:"*";inherits:false}
.\\[\\&_\\[a\\=\\"2\\"\\]\\]\\:flex [a="2"],.\\[\\&_\\[b\\=\\"2\\"\\]\\]\\:flex [b="2"]{display:flex}
.x_open{top:3px}.x_shut{top:4px}
.used{--left:1px;--kept:var(--from);--from:2px;--read-late:3px;--line:4px;width:var(--kept)}hr,aside{height:0}linearGradient{color:tan}`;
const SCRIPT =
  'const all="static/chunks/framework.js",later="static/chunks/later.js",name="b sm:used";e.v({open:"x_open","shut":"x_shut"});s.open';

/** Inlines the styles of a page, from files of a build. */
function inlined(body = ''): string {
  const files: Record<string, string> = {
    'static/chunks/a.css': CSS,
    'static/chunks/one.js': SCRIPT,
    'static/chunks/later.js': 'const panel="chat",box=jsx("aside",{style:{width:"var(--read-late)"}})',
    'static/chunks/framework.js': 'case"hr":"http://www.w3.org/1998/Math/MathML"',
  };
  const html = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/one.js"></script></head><body class="used">${body}</body></html>`;
  const styles = createStyleInliner((path) => files[path], ['<path stroke-width="var(--line, 2px)"/>']);
  return styles.inline(html, fromHtml(html));
}

test('a build whose scripts name classes or other scripts in an unknown way is rejected', () => {
  for (const script of [
    SCRIPT.replace('e.v(', 'e.classes('),
    SCRIPT.replaceAll('static/chunks/', 'parts/'),
  ]) {
    const html = `<link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/one.js"></script>`;
    const styles = createStyleInliner((path) => (path.endsWith('.css') ? CSS : script), []);
    styles.inline(html, fromHtml(html));
    expect(styles.checkScripts).toThrow('cannot read');
  }
});

test('inlined CSS keeps only the rules for the HTML of the page and its scripts', () => {
  const html = inlined();
  expect(html).toContain('.used{');
  expect(html).toContain('.sm\\:used:hover{');
  expect(html).toContain('.chat:not(.gone){');
  expect(html).toContain('.x_open{');
  expect(html).not.toContain('.x_shut');
  expect(html).not.toContain('unused>');
  expect(html).toContain(':is(.unused,.used)>b{');
  expect(html).not.toContain('blue');
  expect(html).not.toContain('.unused{');
  expect(html).toContain('aside{height:0}');
  expect(inlined('<svg><linearGradient/></svg>')).toContain('linearGradient{');
  expect(html).not.toContain('linearGradient');
  expect(inlined('<p class="[&_[a=&quot;2&quot;]]:flex"></p>')).toContain(':flex [a="2"]{display:flex}');
  expect(html).not.toContain('display:flex');
});

test('inlined CSS keeps only the custom properties that a rule, a script or an SVG reads', () => {
  const html = inlined();
  expect(html).toContain('@property --kept{');
  expect(html).toContain('.used{--kept:var(--from);--from:2px;--read-late:3px;--line:4px;width:var(--kept)}');
  expect(html).not.toContain('--left');
});

test('inlining keeps layers, fonts, animations and rules that name no class, and their URLs work', () => {
  const html = inlined();
  expect(html).toContain('@layer base,utilities;');
  expect(html).toContain('html[data-chat-open] body{');
  expect(html).toContain('url(/_next/static/media/a.woff2)');
  expect(html).toContain('@keyframes draw{');
  expect(html).toContain(':where(.used>:not(:last-child)){');
});

test('the page links no style sheet, and inlining twice changes nothing', () => {
  const html = inlined();
  expect(html).toContain('<link disabled="" rel="stylesheet"');
  expect(createStyleInliner(() => CSS, []).inline(html, fromHtml(html))).toBe(html);
});
