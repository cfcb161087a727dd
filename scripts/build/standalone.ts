/**
 * `npm run build` runs this after `next build`. It completes `.next/standalone`, into which Next.js copies neither
 * `public` nor `.next/static`, adds compressed copies of the latter's text files for nginx, and lists the packages in
 * `sbom.cdx.json`.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createSbom } from './sbom';

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
  // Next.js copies .env files, which belong to the machine that runs the server.
  for (const name of readdirSync(target).filter((entry) => entry.startsWith('.env')))
    rmSync(join(target, name));
  return target;
}

if (process.argv[1] && /[\\/]build[\\/]standalone(\.ts)?$/.test(process.argv[1])) {
  const target = completeStandalone(resolve('.'));
  // The copy of the sources for tests has no lock file.
  if (existsSync('package-lock.json'))
    writeFileSync(join(target, 'sbom.cdx.json'), JSON.stringify(createSbom(resolve('.')), null, 2));
  process.stdout.write(`${relative('', target)} runs by itself\n`);
}
