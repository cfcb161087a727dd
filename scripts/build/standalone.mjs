/**
 * Completes `.next/standalone`, which `next build` leaves without what other servers usually give out: its pages get
 * their policies, its files come along, and everything below `/_next/static` a compressed twin.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|map)$/;

/**
 * The folder that runs by itself: below the root that files were traced from, as the project is below it.
 *
 * @param {string} folder
 * @param {Record<string, string | undefined>} env what the build was made with.
 */
export function standaloneFolder(folder, env = process.env) {
  const root = resolve(env.TURBOPACK_ROOT || folder);
  return join(folder, '.next', 'standalone', relative(root, resolve(folder)));
}

/** Writes `NAME.gz` and `NAME.br` beside each text file of `folder`, for nginx (deploy/nginx.conf). */
export function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name))) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  }
}

/**
 * Runs after the pages of the build in `folder` have their policies.
 *
 * @param {string} folder
 * @param {Record<string, string | undefined>} env what the build was made with.
 * @returns {string} the folder that runs by itself.
 */
export function completeStandalone(folder, env = process.env) {
  const target = standaloneFolder(folder, env);
  compressFiles(join(folder, '.next', 'static'));
  // With their times, which tell a browser whether it has a file: they must not differ from replica to replica.
  const options = { recursive: true, preserveTimestamps: true };
  const written = (path) => !/\.(js|map|json)$/.test(path);
  for (const [name, filter] of [['.next/server/app', written], ['.next/static'], ['public']]) {
    cpSync(join(folder, name), join(target, name), { ...options, ...(filter && { filter }) });
  }
  // The framework copies settings along; they belong to the machine that runs the server.
  for (const name of readdirSync(target).filter((entry) => entry.startsWith('.env')))
    rmSync(join(target, name));
  return target;
}
