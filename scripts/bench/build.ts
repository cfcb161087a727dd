import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Build = { name: string; seconds: number; pages: number };

/**
 * Builds a folder and takes the time.
 *
 * @param command what builds it, run there.
 * @param env settings beside those of this process.
 * @returns seconds of the whole build, and the number of files that it prerendered.
 * @throws Error with the output when the build fails.
 */
export function build(
  name: string,
  folder: string,
  [program, ...options]: [string, ...string[]],
  env: Record<string, string> = {},
): Build {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(program, options, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (status !== 0) throw new Error(`the build of ${name} failed:\n${stdout}\n${stderr}`);
  const seconds = (performance.now() - started) / 1000;
  const manifest = JSON.parse(readFileSync(join(folder, '.next/prerender-manifest.json'), 'utf8'));
  const pages = Object.keys(manifest.routes).length;
  return { name, seconds, pages };
}
