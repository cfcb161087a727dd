import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** What a container copies. */
const folder = join(__dirname, '../../.next/standalone');
const listFiles = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });

test('the standalone folder has the site and no file of the build machine', () => {
  expect(readdirSync(folder).sort().join(' ')).toBe(
    '.next node_modules package.json public sbom.cdx.json server.js',
  );
  const foreign = /(^|\/)(\.env[^/]*|\.git|\.outbox|\.test-output|@playwright|jest)(\/|$)/;
  expect(listFiles().filter((name) => foreign.test(name) || name.startsWith('tests/'))).toEqual([]);
});

/** Licenses under which a package that is shipped may come. A new one is a decision, made here. */
const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|BlueOak-1\.0\.0|Apache-2\.0|OFL-1\.1|CC-BY-4\.0|\(MIT OR GPL-3\.0-or-later\)|\(MIT AND Zlib\))$/;

type License = { license?: { id?: string; name?: string }; expression?: string };

test('the bill of materials lists every package in the standalone folder, with an allowed license', () => {
  const { components }: { components: { name: string; version: string; licenses?: License[] }[] } =
    JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'));
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  const packages = listFiles()
    .filter((name) => /^node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .map(({ name, version }) => `${name}@${version}`);
  expect(packages.length).toBeGreaterThan(5);
  expect(packages.filter((name) => !listed.includes(name))).toEqual([]);
  const others = components.filter(({ licenses = [] }) => {
    const ids = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression);
    return !ALLOWED.test(ids.join());
  });
  expect(others).toEqual([]);
});
