/**
 * `npm run bench -- --runs 9`: our pages beside a blank app of the same framework, in turn: bytes, loading on a slow
 * phone, and interactions. Prints the tables, with medians, and writes them to .test-output/bench.md.
 */

import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page, Request } from '@playwright/test';
import { storage } from '@/lib/storage/storage-keys';
import { launchBrowser } from '../support/browser';
import { startSite } from '../support/site';
import { waitForHydration } from '../support/wait-for-hydration';

const root = join(__dirname, '..', '..');
const output = join(root, '.test-output');

/** Home, a service, an article and a tool stand for the rest. */
const SAMPLE = ['/', '/services/ai-training', '/blog/build-buy-or-wait', '/tools/pricing-calculator'];

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const second = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('button').nth(1).click();
const firstField = (page: Page) => page.getByRole('main').getByRole('textbox').first();
const INTERACTIONS: [name: string, path: string, width: number, act: (page: Page) => Promise<unknown>][] = [
  ['theme', '/', 1440, press(/theme/i)],
  ['menu', '/', 390, press('Open menu')],
  ['submenu', '/', 1440, press('Services')],
  ['currency', '/', 1440, press(/^Currency/)],
  ['chat', '/', 390, press('Open chat')],
  ['accordion', '/faq', 390, (page) => page.locator('main button[aria-expanded=false]').first().click()],
  ['calculator step', '/tools/pricing-calculator', 390, second],
  ['selector answer', '/tools/service-selector', 390, second],
  ['readiness answer', '/resources/ai-readiness-assessment', 390, second],
  ['ROI number', '/resources/ai-roi-calculator', 390, (page) => firstField(page).press('5')],
  ['search', '/blog', 390, (page) => page.getByRole('searchbox').first().press('p')],
  ['filter', '/case-studies', 390, (page) => page.locator('main button[aria-pressed]').nth(1).click()],
  ['contact letter', '/contact', 390, (page) => firstField(page).press('a')],
];

const FIGURES = [
  ...['KB', 'HTML', 'scripts', 'fonts', 'first paint ms', 'largest paint ms', 'responds ms'],
  ...['blocking ms', 'thread ms', 'longest task ms'],
];
/** Work of the main thread that is named where it is in the longest task. */
const WORK = ['ParseHTML', 'EvaluateScript', 'FunctionCall', 'UpdateLayoutTree', 'Layout', 'Paint', 'Commit'];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const table = (rows: (string | number)[][]) => {
  const [head = '', ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, head.replace(/[^|]+/g, ' --- '), ...body].join('\n');
};

/** Builds an app of one page, with the same packages and nothing of ours. @returns its folder */
function buildBlank(): string {
  const folder = join(output, 'blank');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { next, react, 'react-dom': reactDom } = dependencies;
  const manifest = { private: true, dependencies: { next, react, 'react-dom': reactDom } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'next.config.mjs'),
    'export default { turbopack: { root: import.meta.dirname } };',
  );
  writeFileSync(
    join(folder, 'app/layout.jsx'),
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  );
  writeFileSync(join(folder, 'app/page.jsx'), 'export default () => <main><h1>Blank</h1></main>;');
  const options: ExecFileSyncOptions = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], options);
  execFileSync('npm', ['exec', 'next', 'build'], options);
  return folder;
}

/** A page of a visitor who has answered the banner, with an empty cache and without other machines. */
async function open(browser: Browser, width = 390): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  await context.route(/^https:\/\//, (route) => route.abort());
  const answer = JSON.stringify({ answer: 'declined', at: new Date().toISOString() });
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    storage.consent.key,
    answer,
  ] as const);
  return context.newPage();
}

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number };

/**
 * Reads a trace of the browser: of the page's main thread the milliseconds that tasks after the first paint take beyond
 * 50 each, of all tasks, and of the longest task; and the work in that one, by name.
 */
function readTasks(trace: Buffer): { figures: number[]; longest: string } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.findLast(({ name }) => name === 'firstPaint');
  const events = traceEvents.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === paint?.pid && tid === paint.tid,
  );
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 0) / 1000;
  const longest = tasks.toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0))[0];
  const end = (longest?.ts ?? 0) + (longest?.dur ?? 0);
  const within = events.filter(({ ts }) => longest && ts >= longest.ts && ts < end);
  const parts = WORK.map((work) => {
    const ms = sum(within.filter(({ name }) => name === work).map(({ dur = 0 }) => dur));
    return ms >= 1 ? `${work} ${Math.round(ms)}` : '';
  });
  const late = tasks.filter(({ ts }) => paint && ts > paint.ts);
  return {
    figures: [
      sum(late.map(({ dur = 0 }) => Math.max(0, dur - 50_000))),
      sum(tasks.map(({ dur = 0 }) => dur)),
      (longest?.dur ?? 0) / 1000,
    ],
    longest: parts.filter(Boolean).join(', '),
  };
}

/**
 * Loads a page at 150 ms, 1.6 Mbit/s and a processor slowed four times: kilobytes over the wire, head and body, of all
 * requests, documents, scripts and fonts; milliseconds to first paint, largest paint and hydration; and the main thread's
 * tasks.
 */
async function load(browser: Browser, url: string): Promise<{ figures: number[]; longest: string }> {
  const page = await open(browser);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 1.6e6 / 8;
  const line = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, {
    categories: [
      'blink.user_timing',
      'loading',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
    ],
  });
  await page.goto(url, { timeout: 90_000 });
  await waitForHydration(page);
  const times = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const responds = performance.now();
        new PerformanceObserver((list) => {
          const [paint] = performance.getEntriesByName('first-paint');
          resolve([paint?.startTime ?? 0, list.getEntries().at(-1)?.startTime ?? 0, responds]);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.waitForLoadState('networkidle');
  const tasks = readTasks(await browser.stopTracing());
  const sent: Record<string, number> = {};
  for (const request of requests) {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    for (const kind of ['all', request.resourceType()])
      sent[kind] = (sent[kind] ?? 0) + (responseHeadersSize + responseBodySize) / 1000;
  }
  await page.context().close();
  const kilobytes = ['all', 'document', 'script', 'font'].map((kind) => sent[kind] ?? 0);
  return { ...tasks, figures: [...kilobytes, ...times, ...tasks.figures].map(Math.round) };
}

/** Milliseconds from a press to the frame that shows it, by the browser's Event Timing; 16 is anything faster. */
async function interact(browser: Browser, origin: string, index: number): Promise<number> {
  const [, path, width, act] = INTERACTIONS[index]!;
  const page = await open(browser, width);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await page.waitForTimeout(700);
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  await page.context().close();
  return Math.max(16, ...times);
}

async function main(): Promise<void> {
  const runs = Number(parseArgs({ options: { runs: { type: 'string', default: '9' } } }).values.runs);
  const blank = await startSite({}, buildBlank());
  const site = await startSite();
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await launchBrowser(args);
  const targets = [
    ['blank app', `${blank.origin}/`],
    ...SAMPLE.map((path) => [path, site.origin + path]),
  ] as const;
  const loads: Awaited<ReturnType<typeof load>>[][] = targets.map(() => []);
  const times: number[][] = INTERACTIONS.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    process.stderr.write(`run ${run + 1} of ${runs}\n`);
    for (const [at, [, url = '']] of targets.entries()) loads[at]?.push(await load(browser, url));
    for (const at of INTERACTIONS.keys()) times[at]?.push(await interact(browser, site.origin, at));
  }
  await browser.close();
  await Promise.all([blank.stop(), site.stop()]);
  const text = [
    `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}; medians of ${runs} runs in turn`,
    table([
      ['page, slow phone', ...FIGURES, 'in the longest task of the last run'],
      ...targets.map(([name = ''], at) => [
        name,
        ...FIGURES.map((_, figure) => median(loads[at]!.map(({ figures }) => figures[figure] ?? 0))),
        loads[at]!.at(-1)?.longest ?? '',
      ]),
    ]),
    table([['interaction', 'ms'], ...INTERACTIONS.map(([name], at) => [name, median(times[at]!)])]),
  ].join('\n\n');
  writeFileSync(join(output, 'bench.md'), `${text}\n`);
  process.stdout.write(`${text}\n`);
}

void main();
