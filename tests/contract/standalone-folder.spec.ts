import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** What a container copies. */
const folder = join(__dirname, '../../.next/standalone');
const listFiles = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });

test('the standalone folder holds the site and no file of the machine that built it', () => {
  expect(readdirSync(folder).sort().join(' ')).toBe(
    '.next node_modules package.json public sbom.cdx.json server.js',
  );
  const foreign = /(^|\/)(\.env[^/]*|\.git|\.outbox|\.test-output|@playwright|jest)(\/|$)/;
  expect(listFiles().filter((name) => foreign.test(name) || name.startsWith('tests/'))).toEqual([]);
});

test('the bill of materials lists every package in that folder', () => {
  const { components }: { components: { name: string; version: string }[] } = JSON.parse(
    readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'),
  );
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const packages = listFiles()
    .filter((name) => /^node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .map(({ name, version }) => `${name}@${version}`);
  expect(packages.length).toBeGreaterThan(5);
  expect(packages.filter((name) => !listed.has(name))).toEqual([]);
});
