/**
 * `npm run bench`: our pages beside a blank app of the same framework, in turn. Prints the tables and writes them to
 * .test-output/bench.md.
 *
 * Options follow `--`:
 *   --runs 9        repetitions of each measurement; figures are medians
 *   --only loads    of loads, interactions, bytes
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser';
import { startSite } from '../support/site';
import { measureBytes } from './bytes';
import { measureInteractions } from './interactions';
import { measureLoads } from './loads';

const root = join(__dirname, '..', '..');
const output = join(root, '.test-output');

/** Home, a service, an article and a tool stand for the rest. */
const SAMPLE = ['/', '/services/ai-training', '/blog/build-buy-or-wait', '/tools/pricing-calculator'];

const run = (cwd: string, ...args: string[]) =>
  execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** Builds an app of one page, with the same packages and nothing of ours. @returns its folder */
function buildBlank(): string {
  const folder = join(output, 'blank');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(__dirname, 'blank'), folder, { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { next, react, 'react-dom': reactDom } = dependencies;
  const manifest = { private: true, dependencies: { next, react, 'react-dom': reactDom } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  run(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund');
  run(folder, 'exec', 'next', 'build');
  return folder;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '9' },
      only: { type: 'string', default: 'bytes,loads,interactions' },
    },
  });
  const runs = Number(values.runs);

  process.stderr.write('building the blank app and the site\n');
  const blank = await startSite({}, buildBlank());
  run(root, 'run', 'build');
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const targets = [
    { name: 'blank app', url: `${blank.origin}/` },
    ...SAMPLE.map((path) => ({ name: path, url: site.origin + path })),
  ];
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, Chromium ${browser.version()}`;
  const sections = [
    '# Benchmark',
    `Machine: ${machine}. Times are milliseconds, medians of ${runs} runs in turn; the ratio to the blank app of the same run follows in brackets. Kilobytes are 1,000 bytes as transferred (gzip).`,
  ];
  try {
    const parts = values.only.split(',');
    if (parts.includes('bytes')) sections.push('## Bytes', await measureBytes(browser, targets));
    if (parts.includes('loads')) sections.push('## Loading', await measureLoads(browser, targets, runs));
    if (parts.includes('interactions'))
      sections.push(
        '## Interactions, CPU 4x, from the press to the next frame',
        await measureInteractions(browser, site.origin, runs),
      );
  } finally {
    await browser.close();
    await Promise.all([blank.stop(), site.stop()]);
    // Also when a part has failed: what was measured until then took minutes.
    const text = `${sections.join('\n\n')}\n`;
    writeFileSync(join(output, 'bench.md'), text);
    process.stdout.write(text);
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
