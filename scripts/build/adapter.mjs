// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { findWrongBuildSettings } from './check-settings.mjs';

/**
 * Steps of `next build` before and after the framework's own, by its adapter API. Content is checked first, so that a
 * mistake is reported in plain English rather than as a program's error. Finished pages get their policies and Markdown
 * versions. Each step is a program: `npm run content:check`, `npx tsx scripts/build/finish`.
 *
 * @param {string} program path of a TypeScript file
 * @param {string} projectDir
 */
function run(program, projectDir) {
  execFileSync(process.execPath, ['--import', 'tsx', program], { cwd: projectDir, stdio: 'inherit' });
}

/**
 * Prints what to fix in content. A production build stops when there is anything to fix. Previews and `next dev` also
 * show unfinished content; a deploy preview stops only when no page can be made.
 *
 * @param {string} projectDir
 * @param {boolean} builds
 */
function checkContent(projectDir, builds) {
  const args = ['--import', 'tsx', 'scripts/content-check/index.ts', '--brief'];
  const { status } = spawnSync(process.execPath, args, { cwd: projectDir, stdio: 'inherit' });
  const loads = status === 0 || status === 1;
  const stops = process.env.SITE_PREVIEW === '1' ? !loads : status !== 0;
  if (builds && stops) process.exit(1);
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
    const wrong = phase === PHASE_PRODUCTION_BUILD ? findWrongBuildSettings(process.env) : [];
    if (wrong.length > 0) {
      console.error(wrong.join('\n'));
      process.exit(1);
    }
    if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
      checkContent(projectDir, phase === PHASE_PRODUCTION_BUILD);
    }
    return (await platformAdapter())?.modifyConfig?.(config, context) ?? config;
  },
  async onBuildComplete(context) {
    run('scripts/build/finish.ts', context.projectDir);
    for (const { fallback } of context.outputs.prerenders) {
      if (!fallback?.filePath || !/\.(html|body)$/.test(fallback.filePath)) continue;
      const meta = fallback.filePath.replace(/\.(html|body)$/, '.meta');
      const { headers } = JSON.parse(readFileSync(meta, 'utf8'));
      if (!headers?.['content-security-policy'])
        throw new Error(
          `${fallback.filePath} has no Content-Security-Policy: scripts/build/finish.ts left it out.`,
        );
      fallback.initialHeaders = { ...fallback.initialHeaders, ...headers };
    }
    await (await platformAdapter())?.onBuildComplete?.(context);
  },
};

export default adapter;
