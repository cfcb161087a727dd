import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexedPaths } from '@/app/_lib/site-pages';
import { states } from '@/scripts/support/page-states';
import { findServer } from '../support/servers';
import { expect, test } from '../support/test';

type Message = { type: string; url: string; message: string; extract?: string };

test('the Nu HTML checker finds no error on any page', { tag: '@full' }, async ({ request }, info) => {
  test.setTimeout(180_000);
  const java = findServer('java');
  test.skip(java === null, 'there is no Java');
  const folder = info.outputPath('pages');
  mkdirSync(folder, { recursive: true });
  const unlisted = states.filter(({ path }) => !path.includes('?')).map(({ path }) => path);
  for (const path of new Set([...indexedPaths, ...unlisted])) {
    // The checker's list of CSS properties is years old.
    const html = (await (await request.get(path)).text()).replace(/<style>.*?<\/style>/gs, '');
    writeFileSync(join(folder, `${path.slice(1).replaceAll('/', '+') || 'home'}.html`), html);
  }
  const checker = join(process.cwd(), 'node_modules/vnu-jar/build/dist/vnu.jar');
  const options = ['-jar', checker, '--errors-only', '--format', 'json', folder];
  const { stderr } = spawnSync(java ?? '', options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  expect(messages.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([]);
});
