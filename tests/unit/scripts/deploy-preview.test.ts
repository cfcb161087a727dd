import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareSites } from '@/scripts/deploy-preview/compare';
import { createComment, renderPreview } from '@/scripts/deploy-preview/document';
import { findSource } from '@/scripts/deploy-preview/find-source.mjs';
import { readSite } from '@/scripts/deploy-preview/read-site';
import { listWrittenTexts } from '@/scripts/deploy-preview/sources';

const page = (path: string, ...lines: string[]) => ({ path, name: `Page ${path}`, lines });
const site = (pages: ReturnType<typeof page>[]) => new Map(pages.map((one) => [one.path, one]));
const compare = (
  before: ReturnType<typeof page>[],
  after: ReturnType<typeof page>[],
  hidden: string[] = [],
) => compareSites(site(before), site(after), new Set(hidden));

test('a changed price that several pages show is one change', () => {
  const changes = compare(
    [page('/', 'Base price $2,000'), page('/a', 'Base price $2,000', 'Hello', 'From $2,000 for a team')],
    [page('/', 'Base price $2,200'), page('/a', 'Base price $2,200', 'Hello', 'From $2,200 for a team')],
  );
  expect(changes).toMatchObject([{ name: 'Several pages', edits: [{ paths: ['/', '/a'] }] }]);
});

test('lists added and removed pages and changed texts by page, but no text that only moved', () => {
  const changes = compare(
    [page('/', 'Alpha', 'Beta', 'Gamma'), page('/old', 'Body'), page('/faq', 'Ask us today', 'It has gone')],
    [page('/', 'Gamma', 'Alpha', 'Beta'), page('/new', 'Body'), page('/faq', 'Ask them today')],
  );
  expect(changes.map(({ kind, name, edits }) => [kind, name, edits.map(({ before }) => before)])).toEqual([
    ['removed', 'Page /old', []],
    ['added', 'Page /new', []],
    ['changed', 'Page /faq', ['Ask us today\nIt has gone']],
  ]);
  const draft = compare([page('/draft', 'Body')], [page('/draft', 'Body')], ['/draft']);
  expect(draft).toMatchObject([{ kind: 'removed', path: '/draft' }]);
});

test('the page and the comment have the verdict, changed words and drafts, and no markup of a text', () => {
  const content = {
    ...{ build: 'main', compared: 'Compared.', files: ['content/a.ts'], moved: new Map(), edit: undefined },
    findings: [{ file: 'content/a.ts', line: 3, message: 'A <link> leads nowhere.' }],
    unpublished: [{ file: 'content/b.ts', title: 'Half done', paths: [] }],
    changes: compare([page('/', 'Ask us'), page('/old', 'x')], [page('/', 'Ask @us')]),
  };
  const html = renderPreview(content);
  for (const text of [
    'Not ready to publish: 2 things to fix',
    'content/a.ts, line 3: A &lt;link&gt; leads nowhere.',
    '/old is removed and has no redirect here.',
    '<del>us</del><ins>@us</ins>',
    'Half done: a draft',
  ])
    expect(html).toContain(text);
  const comment = createComment(content, 'https://p.example');
  expect(comment).toContain('[Open the comparison](https://p.example/preview)');
  expect(comment).toContain('- removed: `Page /old`\n- changed: `Page /`');
});

test('clicking a text names its line of content, or the file that computes the text', () => {
  const at = (file: string, line: number, ...parts: string[]) => ({ file, line, parts });
  const index = [
    at('content/site/home.ts', 41, 'From trying AI to running on it.'),
    at('content/faq/faq.ts', 9, 'We reply within ', ' and we mean it.'),
    at('app/page.tsx', 56, 'Get Free Consultation'),
  ];
  const places = (text: string) =>
    findSource(text, index).map(({ file, line }) => `${file.replace(/.*\//, '')} ${line ?? ''}`.trim());
  expect(places('From trying AI \n to running on it.')).toEqual(['home.ts 41']);
  expect(places('We reply within 1 day and we mean it.')).toEqual(['faq.ts 9']);
  expect(places('Note: Get Free Consultation now')).toEqual(['page.tsx 56']);
  expect(places('Base price $21,650')).toEqual(['pricing-rules.ts']);
  expect(places('Monday - Friday, 9:00 AM')).toEqual(['company.ts']);
  expect(places('Nobody wrote this sentence')).toEqual([]);
});

/** Writes files into a new folder. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('the index has texts, lines of Markdown and labels, each with its line', () => {
  const folder = folderOf({
    ...{ 'app/a.css': '', 'lib/a.mjs': '' },
    'content/a.ts':
      "export const a = {\n  id: 'some-id',\n  title: 'A title', day: '2025-05-08',\n  body: `## Heading\n\n- [ ] A **strong** [link](/x)\n`,\n};\n",
    'components/label.tsx': 'export const Label = () => <p title="A hint">Read {n} pages</p>;\n',
  });
  const found = listWrittenTexts(folder).map(({ line, parts }) => `${line} ${parts.join('*')}`);
  expect(found).toEqual([
    ...['1 A hint', '1 Read', '3 A title', '3 May 8, 2025', '4 Heading', '6 A strong link'],
  ]);
});

test('a published site and a build with another origin are read alike, and no response is reported', async () => {
  const list = (origin: string) => `# Us\n\n- [Home](${origin}/index.md): About us\n- [A](${origin}/a.md)\n`;
  const text = (origin: string) =>
    `> The text of <${origin}/a>.\n\n# Title of A\n\nSee [home](${origin}/).\n`;
  let origin = '';
  const server = createServer(({ url }, response) => {
    const answer = { '/llms.txt': list(origin), '/index.md': text(origin), '/a.md': text(origin) }[
      String(url)
    ];
    response.writeHead(answer ? 200 : 404).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const published = await readSite(origin);
  expect(published.get('/a')).toEqual({
    ...{ path: '/a', name: 'Title of A', lines: ['# Title of A', 'See [home](/).'] },
  });
  const cache = 'server/route-cache/APP_ROUTE/1/$';
  const other = 'https://preview.example';
  const build = folderOf({
    [`${cache}/llms.txt.body`]: list(other),
    [`${cache}/markdown/index.body`]: text(other),
    [`${cache}/markdown/a.body`]: text(other),
  });
  expect(compareSites(published, await readSite(build))).toEqual([]);
  server.close();
  await expect(readSite(folderOf({ x: '' }))).rejects.toThrow(/has no llms\.txt/);
});
