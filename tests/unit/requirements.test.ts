import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const listed = new Set(
  readFileSync(join(root, 'docs/requirements.md'), 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([A-Z]+-\d{2}) \|/.exec(line)?.[1] ?? []),
);

const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, 'tests', file), 'utf8') }));

/** The requirements that Playwright's tags and Jest's `@requirement` docblocks name. */
const tagged = new Set(
  files.flatMap(({ text }) => [
    ...[...text.matchAll(/[' ]@([A-Z]+-\d{2})\b/g)].map(([, id = '']) => id),
    ...[...text.matchAll(/@requirement (.+)/g)].flatMap(([, ids = '']) => ids.match(/[A-Z]+-\d{2}/g) ?? []),
  ]),
);

test('every requirement of docs/requirements.md is tagged by a test', () => {
  expect([...listed].filter((id) => !tagged.has(id))).toEqual([]);
});

test('every requirement tag of a test is in docs/requirements.md', () => {
  expect([...tagged].filter((id) => !listed.has(id))).toEqual([]);
});

test('titles have at most 100 characters, no semicolon and no number of a requirement', () => {
  const titles = files.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:\b(?:test|describe)(?:\.\w+)?|\))\(\s*(['"`])(.+?)\1,/g)].map((found) => {
      return { file, title: found[2] ?? '' };
    }),
  );
  expect(titles.length).toBeGreaterThan(files.length);
  expect(titles.filter(({ title }) => title.length > 100 || /;|\b[A-Z]+-\d{2}\b/.test(title))).toEqual([]);
});
