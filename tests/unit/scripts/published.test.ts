/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { loadBase, productionSettings } from '@/scripts/build/preview/base';
import { createManifest } from '@/scripts/build/published/manifest';

const parser = unified().use(rehypeParse).freeze();

const CONTENT = `export const about = {
  heading: 'Who we are',
  lead: 'We teach teams the AI they can use.',
  hint: 'Ask for a day',
  menu: 'All our services',
  rules: { cost: { training: 2000 } },
};`;
/** A preview's bar, with a branch that has the name of a text. */
const BAR = '6:["$",{"branch":"Ask for a day","commit":"1be8bf1"}]\n';
const DATA = JSON.stringify(
  `5:["$",{"hint":"Ask for a day","menu":"All our services","rules":{"cost":{"training":2000}},"heading":"Who we are"}]\n${BAR}`,
);
const MENU = JSON.stringify(`5:["$",{"menu":"All our services"}]\n${BAR}`);

const pageOf = (path: string, main: string, data = '') => `<!DOCTYPE html><html><head><title>About us</title>
<meta name="description" content="What we do"/><link rel="canonical" href="http://site.example${path}"/>
<meta property="og:image" content="http://site.example/og${path}.png"/></head><body><header><a href="/">Home page</a></header>
<main><section data-preview="">Preview of branch main</section>${main}</main><footer>Write to us</footer>
<script>self.__next_f.push([1,${data || '""'}])</script></body></html>`;

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a manifest has the texts of each page with their fields, what tools show later, the chat, and hashes of files', () => {
  write('content/about.ts', CONTENT);
  write('public/logo.svg', '<svg/>');
  write('public/heads.svg', '<svg><g id="one"><path/></g><g id="two"/></svg>');
  const bodies = [
    write('.next/server/1/$/og/about.png.body', 'image'),
    write('.next/server/2/$/llms.txt.body', 'no picture'),
    write(
      '.next/server/3/$/assistant.json.body',
      JSON.stringify({ topics: [{ id: 'price', reply: 'From {usd:2000}.', asks: ['cost'] }] }),
    ),
  ];
  const main =
    '<h1>Who we are</h1><p>We teach <em>teams</em> the AI they can use.</p><p><a>One</a><a>Two</a></p><img src="/logo.svg" alt="A lane"><svg><use href="/heads.svg#two"/></svg>';
  const html = pageOf('/about', main, DATA);
  const other = pageOf('/faq', '<h1>Questions</h1>', MENU);
  const manifest = createManifest(
    folder,
    [html, other].map((text) => ({ html: text, page: parser.parse(text) })),
    bodies,
  );
  expect(manifest.pages[0]).toEqual({
    path: '/about',
    title: 'About us',
    description: 'What we do',
    image: '/og/about.png',
    texts: [
      { text: 'Who we are', field: 'content/about.ts about.heading' },
      { text: 'We teach teams the AI they can use.', field: 'content/about.ts about.lead' },
      { text: 'One' },
      { text: 'Two' },
      { text: 'A lane' },
    ],
    later: ['Ask for a day', 'cost.training: 2000'],
    files: ['/heads.svg#two', '/logo.svg'],
  });
  // What every page carries is the layout's.
  expect(manifest.shared.map(({ text }) => text)).toEqual(['Home page', 'Write to us', 'All our services']);
  expect(manifest.chat).toEqual({ 'topics.price.reply': 'From $2,000.' });
  // A file with several drawings has a hash for each.
  expect(Object.keys(manifest.files).sort()).toEqual([
    '/heads.svg#one',
    '/heads.svg#two',
    '/logo.svg',
    '/og/about.png',
  ]);
});

const published = JSON.stringify({ version: 1, origin: 'https://www.example.com', pages: [], files: {} });

describe('the published site', () => {
  let server: Server;
  let origin = '';
  const answers: Record<string, string> = {};

  beforeEach(async () => {
    server = createServer(({ url = '' }, response) => {
      response.statusCode = answers[url] === undefined ? 404 : 200;
      response.end(answers[url]);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('is read from its address, with its files', async () => {
    Object.assign(answers, { '/published.json': published, '/og/home.png': 'bytes' });
    const base = await loadBase(origin);
    if ('problem' in base) throw new Error(base.problem);
    expect(base.manifest.origin).toBe('https://www.example.com');
    expect(String(await base.file('/og/home.png'))).toBe('bytes');
    expect(await base.file('/og/none.png')).toBeUndefined();
  });

  test('is asked what it lacks; without an answer the settings of the build stand in', async () => {
    answers['/published.json'] = published;
    const base = await loadBase(origin);
    expect(await productionSettings(base, origin, ['Mail is not configured.'])).toMatchObject({
      settings: ['Mail is not configured.'],
    });
    answers['/readyz'] = JSON.stringify({ mail: { way: 'relay' } });
    expect(await productionSettings(base, origin, ['Mail is not configured.'])).toMatchObject({
      settings: [],
    });
    answers['/readyz'] = JSON.stringify({ mail: { way: null } });
    expect((await productionSettings(base, origin, [])).settings).toEqual([
      expect.stringContaining('has no mail'),
    ]);
  });

  test('that has no manifest is a problem that is said, and stops no build', async () => {
    delete answers['/published.json'];
    expect(await loadBase(origin)).toEqual({ problem: expect.stringContaining('answered 404') });
    answers['/published.json'] = '{}';
    expect(await loadBase(origin)).toEqual({
      problem: expect.stringContaining('not a manifest of this site'),
    });
    expect(await loadBase(undefined)).toEqual({
      problem: expect.stringContaining('PREVIEW_BASE_URL is not set'),
    });
  });
});

test('the published site is read from a folder too', async () => {
  write('published.json', published);
  expect(await loadBase(folder)).toMatchObject({ manifest: { version: 1 }, name: `the folder '${folder}'` });
  expect(await loadBase(join(folder, 'none'))).toEqual({
    problem: expect.stringContaining('could not be read'),
  });
});
