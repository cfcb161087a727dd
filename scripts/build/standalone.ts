/**
 * Completes `.next/standalone`, into which Next.js copies neither `public` nor `.next/static`, adds compressed copies of
 * the latter's text files for nginx, and lists the packages in `sbom.cdx.json`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|map)$/;

/** Writes `NAME.gz` and `NAME.br` beside each text file of `folder` (deploy/nginx.conf). */
function compressFiles(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  }
}

const CHECK_PORT = `if (process.env.PORT && !/^\\d+$/.test(process.env.PORT)) {
  console.error('PORT must be a number, such as 3000.')
  process.exit(1)
}
`;

/**
 * @param folder of the build
 * @param root from which the framework traced files; the standalone folder repeats the path between the two
 * @returns the standalone folder
 */
export function completeStandalone(folder: string, root = process.env.TURBOPACK_ROOT || folder): string {
  const target = join(folder, '.next', 'standalone', relative(resolve(root), resolve(folder)));
  compressFiles(join(folder, '.next', 'static'));
  // Keep the times, which validate browser caches: they must be the same on all replicas.
  for (const name of ['.next/static', 'public']) {
    cpSync(join(folder, name), join(target, name), { recursive: true, preserveTimestamps: true });
  }
  // With an invalid PORT, the framework's server falls back to 3000, so reject it first.
  const server = join(target, 'server.js');
  writeFileSync(server, CHECK_PORT + readFileSync(server, 'utf8'));
  // Next.js copies .env files, which belong to the machine that runs the server.
  for (const name of readdirSync(target).filter((entry) => entry.startsWith('.env')))
    rmSync(join(target, name));
  return target;
}

type Package = { optional?: boolean; devOptional?: boolean };

/** Dependencies that only a build loads. They are not development packages, so that a host with NODE_ENV=production has them. */
const BUILD_TOOLS =
  /^(@babel\/parser|@fontsource|@tailwindcss|@types|diff|fflate|hast-util-|postcss|sharp|subset-font|svgo|tailwindcss|tsx|typescript)/;

/**
 * The bill of materials in CycloneDX: the packages that the project in `folder` runs with, copied or bundled. npm reads
 * a copy of it without build tools, development and optional packages, because its `--omit` would also leave out
 * packages that the site shares with one of them.
 */
export function createSbom(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    const [manifest, lock] = ['package.json', 'package-lock.json'].map((name) =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    );
    for (const owner of [manifest, lock.packages['']]) {
      delete owner.devDependencies;
      for (const name of Object.keys(owner.dependencies))
        if (BUILD_TOOLS.test(name)) delete owner.dependencies[name];
    }
    // Next.js has sharp as an optional package.
    for (const [path, { optional, devOptional }] of Object.entries<Package>(lock.packages))
      if (optional || devOptional || /^node_modules\/(sharp|@img)\b/.test(path)) delete lock.packages[path];
    writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(copy, 'package-lock.json'), JSON.stringify(lock));
    const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
    const stdio = ['ignore', 'pipe', 'ignore'] as ('ignore' | 'pipe')[];
    return execFileSync('npm', args, { cwd: copy, encoding: 'utf8', stdio });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
