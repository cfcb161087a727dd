import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Build = { name: string; seconds: number; pages: number; secondsPerPage: number };

/** Next's program of a folder: an app with its own node_modules brings its own. */
export function nextOf(folder: string, root: string): string {
  const own = join(folder, 'node_modules/next/dist/bin/next');
  return existsSync(own) ? own : join(root, 'node_modules/next/dist/bin/next');
}

/**
 * Builds a folder and takes the time.
 *
 * @returns seconds of the whole build, and the number of files that it prerendered.
 * @throws Error with the output when the build fails.
 */
export function build(name: string, folder: string, root: string): Build {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [nextOf(folder, root), 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`the build of ${name} failed:\n${stdout}\n${stderr}`);
  const seconds = (performance.now() - started) / 1000;
  const manifest = JSON.parse(readFileSync(join(folder, '.next/prerender-manifest.json'), 'utf8'));
  const pages = Object.keys(manifest.routes).length;
  return { name, seconds, pages, secondsPerPage: seconds / pages };
}
