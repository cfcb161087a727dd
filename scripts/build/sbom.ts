import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The part of a CycloneDX software bill of materials that we use. */
export type Sbom = {
  bomFormat: string;
  components: {
    name: string;
    version: string;
    licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
  }[];
};
type Lock = {
  packages: Record<string, { optional?: boolean; devOptional?: boolean; devDependencies?: object }>;
};

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Lists the packages that the site runs with, copied or bundled. npm reads a copy of the project without development
 * and optional packages, because its `--omit` would also leave out packages that the site shares with one of them.
 *
 * @param folder of the project
 */
export function createSbom(folder: string): Sbom {
  const copy = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    const { devDependencies: _, ...manifest } = readJson(join(folder, 'package.json'));
    const lock: Lock = readJson(join(folder, 'package-lock.json'));
    delete lock.packages['']?.devDependencies;
    writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest));
    const packages = Object.fromEntries(
      Object.entries(lock.packages).filter(([, { optional, devOptional }]) => !optional && !devOptional),
    );
    writeFileSync(join(copy, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
    const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
    const stdio = ['ignore', 'pipe', 'ignore'] as ('ignore' | 'pipe')[];
    return JSON.parse(execFileSync('npm', args, { cwd: copy, encoding: 'utf8', stdio }));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
