/** @jest-environment node */
import { scriptsAfterPaint } from '@/scripts/build/script-loading.mjs';

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';

test('scripts of the build stand inert and are not fetched ahead', () => {
  const html = scriptsAfterPaint(
    page(
      `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${chunk}`,
      chunk,
    ),
  );
  expect(html).not.toContain('as="script"');
  expect(
    html.match(/<script type="text\/later" src="\/_next\/static\/chunks\/a\.js" async="">/g),
  ).toHaveLength(2);
  expect(html).not.toContain('<script src=');
});

test('what starts them stands last in the head, once', () => {
  const html = scriptsAfterPaint(page(chunk, ''));
  expect(html).toMatch(/\(\)<\/script><\/head>/);
  expect(html.match(/first-contentful-paint/g)).toHaveLength(1);
});

test('inline scripts, the one for old browsers and other files stay as they are', () => {
  const kept = [
    '<script>self.__next_f=[]</script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '<link rel="preload" href="/_next/static/media/text.woff2" as="font"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  ];
  const html = scriptsAfterPaint(page(kept.join('') + chunk, ''));
  for (const tag of kept) expect(html).toContain(tag);
});

test('a page without scripts stays as it is', () => {
  const html = page('<title>x</title>', '<script>1</script>');
  expect(scriptsAfterPaint(html)).toBe(html);
});
