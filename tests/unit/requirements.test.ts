import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const listed = new Set(
  readFileSync(join(root, 'docs/requirements.md'), 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([A-Z]+-\d{2}) \|/.exec(line)?.[1] ?? []),
);

const texts = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, 'tests', file), 'utf8'));

/** The requirements that Playwright's tags and Jest's `@requirement` docblocks name. */
const tagged = new Set(
  texts.flatMap((text) => [
    ...[...text.matchAll(/[' ]@([A-Z]+-\d{2})\b/g)].map(([, id = '']) => id),
    ...[...text.matchAll(/@requirement (.+)/g)].flatMap(([, ids = '']) => ids.match(/[A-Z]+-\d{2}/g) ?? []),
  ]),
);

test('tests name every requirement of docs/requirements.md, and no other', () => {
  expect([...tagged].sort()).toEqual([...listed].sort());
});
