import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDocuments } from '@/scripts/documents/write';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: unknown) => ({
  name,
  content,
  write: async () => Buffer.from(JSON.stringify(content)),
});
const write = (files: ReturnType<typeof file>[], source = 'writer') =>
  writeDocuments(files, {
    sources: [Buffer.from(source)],
    cache: join(folder, 'cache'),
    target: join(folder, 'public'),
  });

test('a file is made again only when its content or its writer has changed, and old ones go', async () => {
  const one = file('one.pdf', 1);
  expect(await write([one, file('two.pdf', 2)])).toEqual(['one.pdf', 'two.pdf']);
  expect(await write([one, file('two.pdf', 2)])).toEqual([]);
  expect(await write([one, file('two.pdf', 3)])).toEqual(['two.pdf']);
  expect(readFileSync(join(folder, 'public/two.pdf'), 'utf8')).toBe('3');
  expect(await write([one], 'another writer')).toEqual(['one.pdf']);
  expect(readdirSync(join(folder, 'public'))).toEqual(['one.pdf']);
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(1);
});

test('a file whose content the cache cannot compare is refused', async () => {
  await expect(write([file('one.pdf', { draw: () => 1 })])).rejects.toThrow('could not be cloned');
});
