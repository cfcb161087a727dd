import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { indexedPaths } from '@/content/indexed-paths';
import { blankFolder, writeBlank } from '../../../tests/support/blank.mjs';
import { openJudge } from '../../../tests/support/lighthouse';
import { onePerTemplate } from '../../../tests/support/pages';
import { startSite } from '../../../tests/support/site';
import { build } from './builds';
import { report } from './report';
import { measureRow, type Row } from './rows';
import { measureSecure } from './secure';
import { measureThroughput } from './throughput.mjs';

const root = join(__dirname, '..', '..', '..');
const say = (text: string) => process.stderr.write(`${text}\n`);

/** Answers the look-up of the visitor's country on this machine: what leads out of it must not be measured. */
async function startLookUp(): Promise<Server> {
  const server = createServer((_, answer) => {
    answer.setHeader('Access-Control-Allow-Origin', '*');
    answer.setHeader('Content-Type', 'application/json');
    answer.end('{"country_code":"US"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * Builds the blank app and the site, serves both with `next start`, and measures pages side by side. Writes
 * scripts/bench/site.md and, with every number, .test-output/bench.json.
 *
 * The build that is left behind asks a look-up that is gone: build again before you serve it.
 *
 * @param all every page; otherwise one page of each template.
 * @param runs of Lighthouse for each page; a value is the median of its own.
 */
export async function run(all: boolean, runs = 3): Promise<void> {
  say('building the blank app and the site');
  writeBlank();
  const lookUp = await startLookUp();
  const { port } = lookUp.address() as AddressInfo;
  const builds = [
    build('blank app', blankFolder, [process.execPath, 'node_modules/next/dist/bin/next', 'build']),
    build('this site', root, ['npm', 'run', 'build'], {
      NEXT_PUBLIC_GEOLOCATION_URL: `http://127.0.0.1:${port}/`,
    }),
  ];
  const blank = await startSite({}, blankFolder);
  const site = await startSite({}, root);
  const judge = await openJudge({ selfSigned: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const floor = await measureRow(browser, judge, blank.origin, '/', runs);
    const rows: Row[] = [];
    const paths = all ? indexedPaths : onePerTemplate(indexedPaths);
    for (const [index, path] of paths.entries()) {
      say(`${index + 1} of ${paths.length}: ${path}`);
      rows.push(await measureRow(browser, judge, site.origin, path, runs));
    }
    const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, Chromium ${browser.version()}`;
    say('the home page over TLS and HTTP/2');
    const secure = await measureSecure(judge, blank.port, site.port, Math.max(runs, 5));
    say('requests per second');
    const throughput = await measureThroughput();
    const tables = [secure?.table, throughput?.table].filter((text) => text !== undefined);
    const table = report(builds, floor, rows, machine, tables.join('\n'));
    mkdirSync(join(root, '.test-output'), { recursive: true });
    writeFileSync(
      join(root, '.test-output/bench.json'),
      JSON.stringify(
        {
          machine,
          builds,
          floor,
          rows,
          secure: secure?.rows ?? null,
          throughput: throughput?.rows ?? null,
        },
        null,
        1,
      ),
    );
    const file = join(root, 'scripts/bench/site.md');
    writeFileSync(file, table);
    // The table is committed, and the test line checks the layout of what is.
    execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', file], { stdio: 'ignore' });
    process.stdout.write(`${table}\n`);
  } finally {
    await browser.close();
    await judge.close();
    await site.stop();
    await blank.stop();
    lookUp.close();
  }
}
