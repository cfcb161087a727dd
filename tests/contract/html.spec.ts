import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { states } from '@/scripts/support/page-states';
import { indexedPaths } from '../support/pages';
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
  for (const path of new Set([...(await indexedPaths(request)), ...unlisted])) {
    const html = await (await request.get(path)).text();
    writeFileSync(join(folder, `${path.slice(1).replaceAll('/', '+') || 'home'}.html`), html);
  }
  const checker = join(process.cwd(), 'node_modules/vnu-jar/build/dist/vnu.jar');
  const options = ['-jar', checker, '--errors-only', '--format', 'json', folder];
  const { stderr } = spawnSync(java ?? '', options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  expect(messages.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([]);
});

test('every table has a name, no page has more than a dozen regions, and no drawing a long alternative', async ({
  request,
}) => {
  const found: string[] = [];
  for (const path of await indexedPaths(request)) {
    const page = fromHtml(await (await request.get(path)).text());
    const tables = selectAll('table:not([aria-label], [aria-labelledby], :has(caption))', page);
    const named = selectAll('section[aria-label], section[aria-labelledby], [role="region"]', page);
    // Most visitors have answered the cookie banner.
    const regions = named.filter(({ properties }) => properties.ariaLabel !== 'Cookies');
    if (tables.length > 0) found.push(`${path}: ${tables.length} tables without a name`);
    if (regions.length > 12) found.push(`${path}: ${regions.length} regions`);
    for (const { properties } of selectAll('[role="img"][aria-label]', page))
      if (`${properties.ariaLabel}`.split(' ').length > 40) found.push(`${path}: ${properties.ariaLabel}`);
  }
  expect(found).toEqual([]);
});
