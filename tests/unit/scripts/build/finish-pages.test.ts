import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finishPages } from '@/scripts/build/finish-pages';

const SCRIPT = 'self.data=[1]';
const HTML = `<!DOCTYPE html><html><head><link rel="preload" as="script" href="/_next/static/chunks/one.js"/>
<link rel="canonical" href="http://site.example/about"/><link rel="alternate" type="text/markdown" href="http://site.example/about.md"/>
<style>p{color:red}</style><script>${SCRIPT}</script><script type="application/ld+json">{}</script>
<script src="/_next/static/chunks/one.js" async=""></script></head><body><main><h1>About</h1></main></body></html>`;

let folder: string;

/** A build as the framework leaves it: one page, its Markdown version, and what the manifests say. */
function writeBuild(changes: Record<string, unknown> = {}): void {
  const files: Record<string, unknown> = {
    'server/route-cache/APP_PAGE/1/$/about.html': HTML,
    'server/route-cache/APP_PAGE/1/$/about.meta': { headers: { known: 'yes' }, status: 200 },
    'server/route-cache/APP_ROUTE/2/$/markdown/about.body': 'later',
    'server/route-cache/APP_ROUTE/2/$/markdown/about.meta': { headers: {} },
    'server/route-cache/APP_ROUTE/3/$/sections.json.body': {
      names: { '/about': 'About' },
      utterances: {},
      links: [],
    },
    'server/route-cache/APP_ROUTE/3/$/sections.json.meta': { headers: {} },
    'static/chunks/one.js': 'e.v({open:"x"});"static/chunks/two.js"',
    'app-path-routes-manifest.json': { '/about/page': '/about', '/healthz/route': '/healthz' },
    'prerender-manifest.json': { routes: { '/about': { srcRoute: '/about' } }, dynamicRoutes: {} },
    ...changes,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, '.next', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, 'public'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a page without a Markdown version, unless it is noindex, or a sitemap URL without a page stops the build', () => {
  const unnamed = HTML.replace(/<link rel="alternate"[^>]*>/, '');
  const page = 'server/route-cache/APP_PAGE/1/$/about.html';
  writeBuild({ [page]: unnamed });
  expect(() => finishPages(folder, {})).toThrow('http://site.example/about names no Markdown version');
  writeBuild({ [page]: unnamed.replace('<style>', '<meta name="robots" content="noindex"><style>') });
  expect(() => finishPages(folder, {})).toThrow('no pages that the search could read');
  const whole = HTML.replace('<h1>About</h1>', '<h1>About</h1><p>We measure what changed.</p>');
  writeBuild({ [page]: whole });
  expect(() => finishPages(folder, {})).not.toThrow();
  const version = 'server/route-cache/APP_ROUTE/2/$/markdown/questions';
  writeBuild({ [page]: whole, [`${version}.body`]: 'later', [`${version}.meta`]: { headers: {} } });
  expect(() => finishPages(folder, {})).toThrow('No page is at /questions');
});

test('a page rendered per request, or a missing Markdown version, stops the build and is named', () => {
  writeBuild({ 'app-path-routes-manifest.json': { '/about/page': '/about', '/quote/page': '/quote' } });
  expect(() => finishPages(folder, {})).toThrow('/quote');
  writeBuild({
    'app-path-routes-manifest.json': { '/about/page': '/about', '/blog/[slug]/page': '/blog/[slug]' },
    'prerender-manifest.json': {
      routes: { '/about': { srcRoute: '/about' }, '/blog/one': { srcRoute: '/blog/[slug]' } },
      dynamicRoutes: { '/blog/[slug]': { fallback: null } },
    },
  });
  expect(() => finishPages(folder, {})).toThrow('/blog/[slug]');
  writeBuild();
  rmSync(join(folder, '.next/server/route-cache/APP_ROUTE/2'), { recursive: true });
  expect(() => finishPages(folder, {})).toThrow('/about.md');
});
