/**
 * `npm run bench -- --runs 9`: our pages beside a blank app of the same framework, in turn: bytes, loading on a slow
 * phone, and interactions. Prints the tables, with medians, and writes them to .test-output/bench.md.
 */

import { execSync } from 'node:child_process';
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
  ...['blocking ms', 'longest task ms'],
];

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
  const ours = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies;
  const dependencies = { next: ours.next, react: ours.react, 'react-dom': ours['react-dom'] };
  for (const [name, text] of [
    ['package.json', JSON.stringify({ private: true, dependencies })],
    ['next.config.mjs', 'export default { turbopack: { root: import.meta.dirname } };'],
    ['app/layout.jsx', 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;'],
    ['app/page.jsx', 'export default () => <main><h1>Blank</h1></main>;'],
  ] as const)
    writeFileSync(join(folder, name), text);
  const command = 'npm install --prefer-offline --no-audit --no-fund && npm exec next build';
  execSync(command, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

/** A page of a visitor who has answered the banner, with an empty cache and without other machines. */
async function open(browser: Browser, width = 390): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  await context.route(/^https:\/\//, (route) => route.abort());
  const answer = JSON.stringify({ answer: 'declined', at: new Date().toISOString() });
  await context.addInitScript(`localStorage.setItem('${storage.consent.key}', '${answer}')`);
  return context.newPage();
}

/**
 * Loads a page at 150 ms, 1.6 Mbit/s and a processor slowed four times: kilobytes over the wire, head and body, of all
 * requests, documents, scripts and fonts; milliseconds to first paint, largest paint and hydration, those that tasks of
 * the main thread take beyond 50 each, and those of the longest task.
 */
async function load(browser: Browser, url: string): Promise<number[]> {
  const page = await open(browser);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 1.6e6 / 8;
  const line = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { timeout: 90_000 });
  await waitForHydration(page);
  const responds = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(async () => {
    // Functions without a name: the compiler marks named ones with a helper that the page lacks.
    const [paints = [], longTasks = []] = await Promise.all(
      ['largest-contentful-paint', 'longtask'].map(
        (type) =>
          new Promise<PerformanceEntry[]>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
            // A page may have no long task.
            setTimeout(() => resolve([]), 500);
          }),
      ),
    );
    const [paint] = performance.getEntriesByName('first-paint');
    const tasks = longTasks.map(({ duration }) => duration);
    const blocking = tasks.reduce((sum, duration) => sum + duration - 50, 0);
    return [paint?.startTime ?? 0, paints.at(-1)?.startTime ?? 0, blocking, Math.max(0, ...tasks)];
  });
  const sent: Record<string, number> = {};
  for (const request of requests) {
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    for (const kind of ['all', request.resourceType()])
      sent[kind] = (sent[kind] ?? 0) + (responseHeadersSize + responseBodySize) / 1000;
  }
  await page.context().close();
  const kilobytes = ['all', 'document', 'script', 'font'].map((kind) => sent[kind] ?? 0);
  return [...kilobytes, ...times.toSpliced(2, 0, responds)].map(Math.round);
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
  const loads: number[][][] = targets.map(() => []);
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
      ['page, slow phone', ...FIGURES],
      ...targets.map(([name = ''], at) => [
        name,
        ...FIGURES.map((_, figure) => median(loads[at]!.map((figures) => figures[figure] ?? 0))),
      ]),
    ]),
    table([['interaction', 'ms'], ...INTERACTIONS.map(([name], at) => [name, median(times[at]!)])]),
  ].join('\n\n');
  writeFileSync(join(output, 'bench.md'), `${text}\n`);
  process.stdout.write(`${text}\n`);
}

void main();
