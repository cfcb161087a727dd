/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const biome = join(process.cwd(), 'node_modules/.bin/biome');
let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'arrow-'));
  copyFileSync('biome.json', join(project, 'biome.json'));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Lints `text` as the file `file` of a project with our rules, and returns what Biome says. */
function lint(file: string, text: string): string {
  const path = join(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const { stdout, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', '--colors=off', file], {
    cwd: project,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test.each([
  ['lib/x.ts', "import '@/content/company/company';"],
  ['lib/deep/x.ts', "import '@/components/ui/button';"],
  ['content/x.ts', "import '@/components/ui/button';"],
  ['content/x.ts', "import 'react';"],
  ['components/ui/x.ts', "import '@/content/company/company';"],
  ['components/ui/x.ts', "import '@/app/layout';"],
  ['components/ui/x.ts', "import '../../content/company/company';"],
])('the arrow of the architecture: in %s Biome refuses %s', (file, line) => {
  expect(lint(file, line)).toContain('noRestrictedImports');
});

test.each([
  [
    'components/ui/x.ts',
    "import type { Service } from '@/content/services/schema'; export type X = Service;",
  ],
  ['content/x.ts', "import { routes } from '@/lib/routes'; export const x = routes;"],
  ['app/x.ts', "import { company } from '@/content/company/company'; export const x = company;"],
])('in %s Biome allows %s', (file, line) => {
  const said = lint(file, line);
  expect(said).toContain('Checked 1 file');
  expect(said).not.toContain('noRestrictedImports');
});
