import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { facts } from '@/content/company/facts';
import type { Fact } from '@/content/schemas/facts';
import { listFiles } from '@/scripts/support/list-files';

const root = join(__dirname, '../..');
const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'content/README.md',
  'deploy/README.md',
  'deploy/previews.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** Files and folders of the repository that a document names: links, and paths between backticks. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const find = (pattern: RegExp, folder: string) =>
    [...text.matchAll(pattern)].map(([, path = '']) => join(folder, path));
  const folders = 'app|components|content|lib|scripts|tests|docs|deploy|public';
  return [
    ...find(/\]\((?!https?:|mailto:|#|\/)([^)#]+)/g, dirname(document)),
    ...find(new RegExp(`\`((?:${folders})/[\\w./[\\]-]*)\``, 'g'), ''),
    // Inside content/ the guide for editors writes paths from there.
    ...(document === 'content/README.md'
      ? find(new RegExp(`\`((?!${folders})[\\w-]+/[\\w./-]+\\.\\w+)\``, 'g'), 'content')
      : []),
  ];
}

test.each(documents)('every file that %s names exists', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the newest release of CHANGELOG.md is the version of package.json', () => {
  const [, newest] = /^## (\S+)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(newest).toBe(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version);
});

test('.env.example explains each setting that the server reads', () => {
  const explained = readFileSync(join(root, '.env.example'), 'utf8').match(/^# [A-Z_]+(?==)/gm) ?? [];
  const read = readFileSync(join(root, 'lib/server/env.ts'), 'utf8').match(/^ {2}[A-Z_]+(?=: )/gm) ?? [];
  expect(read.length).toBeGreaterThan(8);
  expect(explained.map((name) => name.slice(2))).toEqual(
    expect.arrayContaining(read.map((name) => name.trim())),
  );
});

test('rules of the content check refer to files that exist', () => {
  const content = listFiles(root, 'content');
  const patterns = Object.values<Fact>(facts).flatMap(({ check }) => check?.files ?? []);
  expect(patterns.filter((pattern) => !content.some((path) => pattern.test(path)))).toEqual([]);
});

test('tests name every requirement of docs/requirements.md, and no other', () => {
  const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const listed = [...text.matchAll(/^\| ([A-Z]+-\d{2}) \|/gm)].map(([, id]) => id);
  // Playwright's tags and Jest's `@requirement` docblocks.
  const tagged = listFiles(root, 'tests')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap(
      (file) => readFileSync(join(root, file), 'utf8').match(/(?<=[' ]@)[A-Z]+-\d{2}|@requirement .+/g) ?? [],
    )
    .flatMap((tag) => tag.match(/[A-Z]+-\d{2}/g) ?? []);
  expect([...new Set(tagged)].sort()).toEqual(listed.sort());
});
