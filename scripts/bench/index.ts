/**
 * `npm run bench`: our pages beside a blank app of the same framework, in turn. Prints the tables and writes them to .test-output/bench.md.
 *
 * Options follow `--`:
 *   --all           every page instead of four that stand for the rest
 *   --runs 9        repetitions of each measurement; figures are medians
 *   --beside PATH   a finished build of an earlier checkout, measured in the same run
 *   --only loads    of loads, interactions, bytes
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { indexedPaths } from '@/app/_lib/site-pages';
import { findBrowser } from '../support/browser';
import { type Site, startSite } from '../support/site';
import { blankFolder, writeBlank } from './blank-app';
import { interactions, timeInteraction } from './interactions';
import { interactionTable, loadTable, trafficTable } from './report';
import { type Load, loadThrottled, profiles } from './throttled';
import { measureTraffic } from './traffic';

const root = join(__dirname, '..', '..');
const say = (text: string) => process.stderr.write(`${text}\n`);

/** Home, a service, an article and a tool stand for the rest. */
const SAMPLE = ['/', '/services/ai-training', '/blog/build-buy-or-wait', '/tools/pricing-calculator'];

type Target = { name: string; url: string };

/** The middle of the sorted values, the upper one of two. */
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const build = (cwd: string, command: string, args: string[]) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

async function measureLoads(browser: Browser, targets: readonly Target[], runs: number): Promise<string[]> {
  const tables: string[] = [];
  for (const profile of profiles) {
    const loads: Load[][] = targets.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      say(`${profile.name}: run ${run + 1} of ${runs}`);
      for (const [index, { url }] of targets.entries())
        loads[index]?.push(await loadThrottled(browser, url, profile));
    }
    const middle = (own: readonly Load[], key: keyof Load) => median(own.map((load) => load[key]));
    const rows = targets.map(({ name }, index) => {
      const own = loads[index] ?? [];
      const load: Load = {
        firstPaint: middle(own, 'firstPaint'),
        largestPaint: middle(own, 'largestPaint'),
        responds: middle(own, 'responds'),
        loaded: middle(own, 'loaded'),
        blocked: middle(own, 'blocked'),
      };
      return { name, load };
    });
    tables.push(`## Loading, ${profile.name}`, loadTable(rows));
  }
  return tables;
}

async function measureInteractions(
  browser: Browser,
  sites: readonly Target[],
  runs: number,
): Promise<string[]> {
  const rows = [];
  for (const interaction of interactions) {
    say(`interaction: ${interaction.name}`);
    const times: number[][] = sites.map(() => []);
    for (let run = 0; run < runs; run += 1)
      for (const [index, { url }] of sites.entries())
        times[index]?.push(await timeInteraction(browser, url, interaction));
    rows.push({ name: interaction.name, times: times.map((own) => median(own)) });
  }
  const names = sites.map(({ name }) => name);
  return ['## Interactions, CPU 4x, from the press to the next frame', interactionTable(names, rows)];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      runs: { type: 'string', default: '9' },
      beside: { type: 'string' },
      only: { type: 'string', default: 'bytes,loads,interactions' },
    },
  });
  const runs = Number(values.runs);
  const parts = values.only.split(',');
  const paths = values.all ? indexedPaths : SAMPLE;

  say('building the blank app and the site');
  writeBlank();
  build(blankFolder, process.execPath, ['node_modules/next/dist/bin/next', 'build']);
  build(root, 'npm', ['run', 'build']);
  const running: Site[] = [await startSite({}, blankFolder), await startSite({}, root)];
  if (values.beside) running.push(await startSite({}, resolve(values.beside)));
  const [blank, site, earlier] = running.map(({ origin }) => origin);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, Chromium ${browser.version()}`;
  const sections = [
    '# Benchmark',
    `Machine: ${machine}. Times are milliseconds, medians of ${runs} runs in turn; the ratio to the blank app of the same run follows in brackets. Kilobytes are 1,000 bytes as transferred (gzip).`,
  ];
  const targets: Target[] = [
    { name: 'blank app', url: `${blank}/` },
    ...paths.map((path) => ({ name: path, url: `${site}${path}` })),
    ...(earlier ? paths.map((path) => ({ name: `${path}, earlier build`, url: `${earlier}${path}` })) : []),
  ];
  try {
    if (parts.includes('bytes')) {
      const rows = [{ ...(await measureTraffic(browser, blank ?? '', '/')), path: 'blank app' }];
      for (const path of paths) rows.push(await measureTraffic(browser, site ?? '', path));
      sections.push('## Bytes', trafficTable(rows));
    }
    if (parts.includes('loads')) sections.push(...(await measureLoads(browser, targets, runs)));
    if (parts.includes('interactions')) {
      const sites = [
        { name: 'this site', url: site ?? '' },
        ...(earlier ? [{ name: 'earlier build', url: earlier }] : []),
      ];
      sections.push(...(await measureInteractions(browser, sites, Math.min(runs, 5))));
    }
  } finally {
    await browser.close();
    for (const server of running) await server.stop();
    // Also when a part has failed: what was measured until then took minutes.
    const text = `${sections.join('\n\n')}\n`;
    mkdirSync(join(root, '.test-output'), { recursive: true });
    writeFileSync(join(root, '.test-output/bench.md'), text);
    process.stdout.write(text);
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
