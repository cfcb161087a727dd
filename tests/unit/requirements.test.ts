/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const ID = /\b[A-Z]+-\d{2}\b/g;

const listed = new Set(
  readFileSync(join(root, 'docs/requirements.md'), 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([A-Z]+-\d{2}) \|/.exec(line)?.[1] ?? []),
);
const groups = new Set([...listed].map((id) => id.replace(/-\d+$/, '')));

/** Every requirement that a test file names. */
const named = new Set(
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(root, 'tests', file), 'utf8').match(ID) ?? [])
    .filter((id) => groups.has(id.replace(/-\d+$/, ''))),
);

test('every requirement of docs/requirements.md is named by a test', () => {
  expect([...listed].filter((id) => !named.has(id))).toEqual([]);
});

test('every requirement that a test names is in docs/requirements.md', () => {
  expect([...named].filter((id) => !listed.has(id))).toEqual([]);
});
