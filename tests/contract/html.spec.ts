import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexedPaths } from '@/app/_lib/site-pages';
import { pageStates } from '@/scripts/support/page-states';
import { findServer } from '../support/installed-servers';
import { expect, test } from '../support/test';

/** The checker, 30 MB for this one test, so `npm ci` leaves it out. */
const CHECKER = 'vnu-jar@26.9.27';

type Message = { type: string; url: string; message: string; extract?: string };

test('the Nu HTML checker finds no error on any page', { tag: '@full' }, async ({ request }, info) => {
  test.setTimeout(180_000);
  const java = findServer('java');
  test.skip(java === null, 'there is no Java');
  const folder = info.outputPath('pages');
  mkdirSync(folder, { recursive: true });
  const unlisted = pageStates.filter(({ path }) => !path.includes('?')).map(({ path }) => path);
  for (const path of new Set([...indexedPaths, ...unlisted])) {
    // The checker's list of CSS properties is years old.
    const html = (await (await request.get(path)).text()).replace(/<style>.*?<\/style>/gs, '');
    writeFileSync(join(folder, `${path.slice(1).replaceAll('/', '+') || 'home'}.html`), html);
  }
  const prefix = info.outputPath('checker');
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', prefix];
  const { status } = spawnSync('npm', [...install, CHECKER], { stdio: 'ignore', timeout: 60_000 });
  test.skip(status !== 0 && !process.env.CI, `npm could not install ${CHECKER}`);
  const checker = join(prefix, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const options = ['-jar', checker, '--errors-only', '--format', 'json', folder];
  const { stderr } = spawnSync(java ?? '', options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  expect(messages.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([]);
});
