// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { findWrongBuildSettings } from './check-settings.mjs';

/**
 * A step of `next build` before or after the framework's own. Each is a program of its own: `npm run content:check`,
 * `npx tsx scripts/build/finish`.
 *
 * @param {string} cwd folder of the project
 * @param {string[]} program path of a TypeScript file, and its arguments
 */
const run = (cwd, ...program) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...program], { cwd, stdio: 'inherit' });

/**
 * Prints what to fix in content, in plain English rather than as a program's error. A production build stops when there
 * is anything to fix. Previews and `next dev` also show unfinished content; a deploy preview stops only when no page can
 * be made.
 *
 * @param {string} projectDir
 * @param {boolean} builds
 */
function checkContent(projectDir, builds) {
  const { status } = run(projectDir, 'scripts/content-check/index.ts', '--brief');
  const shows = process.env.SITE_PREVIEW === '1' ? [0, 1] : [0];
  if (builds && !shows.includes(status ?? 2)) process.exit(1);
}

/**
 * The adapter of a hosting platform, which the platform names in the environment. Ours replaces it and calls it.
 *
 * @returns {Promise<import('next').NextAdapter | undefined>}
 */
async function platformAdapter() {
  const path = process.env.NEXT_ADAPTER_PATH;
  return path ? (await import(pathToFileURL(path).href)).default : undefined;
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'website',
  async modifyConfig(config, context) {
    const { phase, projectDir } = context;
    const builds = phase === PHASE_PRODUCTION_BUILD;
    const wrong = builds ? findWrongBuildSettings(process.env) : [];
    if (wrong.length > 0) {
      console.error(wrong.join('\n'));
      process.exit(1);
    }
    if (builds || phase === PHASE_DEVELOPMENT_SERVER) checkContent(projectDir, builds);
    return (await platformAdapter())?.modifyConfig?.(config, context) ?? config;
  },
  async onBuildComplete(context) {
    if (run(context.projectDir, 'scripts/build/finish.ts').status !== 0) process.exit(1);
    for (const { fallback } of context.outputs.prerenders) {
      if (!fallback?.filePath || !/\.(html|body)$/.test(fallback.filePath)) continue;
      const meta = fallback.filePath.replace(/\.(html|body)$/, '.meta');
      const { headers } = JSON.parse(readFileSync(meta, 'utf8'));
      fallback.initialHeaders = { ...fallback.initialHeaders, ...headers };
    }
    await (await platformAdapter())?.onBuildComplete?.(context);
  },
};

export default adapter;
