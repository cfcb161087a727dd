import type { Browser } from '@playwright/test';
import { median, ratio, type Target, table } from './table';

/** A network and a processor, emulated by the browser itself: nothing is simulated afterward. */
const PROFILES = [
  { name: 'slow phone: 150 ms, 1.6 Mbit/s, CPU 4x', latency: 150, megabits: 1.6 },
  { name: 'fast line, slow phone: 40 ms, 10 Mbit/s, CPU 4x', latency: 40, megabits: 10 },
];

/** Milliseconds from the start of the navigation. `blocked` is what long tasks take beyond 50 ms each. */
const FIGURES = {
  firstPaint: 'first paint',
  largestPaint: 'largest paint',
  responds: 'responds',
  loaded: 'load',
  blocked: 'blocked by long tasks',
};
type Load = Record<keyof typeof FIGURES, number>;
const KEYS = Object.keys(FIGURES) as (keyof Load)[];

declare global {
  interface Window {
    benchmark: Load;
  }
}

/** Runs in the page before anything else. "Responds" means that React has attached to the page's first button. */
function observe() {
  window.benchmark = { firstPaint: 0, largestPaint: 0, responds: 0, loaded: 0, blocked: 0 };
  const { benchmark } = window;
  new PerformanceObserver((list) => {
    benchmark.firstPaint ||= list.getEntriesByName('first-paint')[0]?.startTime ?? 0;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    benchmark.largestPaint = list.getEntries().at(-1)?.startTime ?? benchmark.largestPaint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) benchmark.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('load', () => {
    benchmark.loaded = performance.now();
  });
  const timer = setInterval(() => {
    const target = document.querySelector('header button') ?? document.querySelector('main');
    if (target && Object.keys(target).some((key) => key.startsWith('__reactProps'))) {
      benchmark.responds = performance.now();
      clearInterval(timer);
    }
  }, 10);
}

/** Opens a page once, with an empty cache, on a phone's window. */
async function load(
  browser: Browser,
  url: string,
  { latency, megabits }: (typeof PROFILES)[number],
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // The lookup of the visitor's country must not depend on the network.
  await context.route(/^https:\/\//, (route) => route.fulfill({ json: { country_code: 'US' } }));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throughput = (megabits * 1e6) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  await page.waitForFunction(() => window.benchmark.responds > 0, undefined, { timeout: 90_000 });
  // The largest paint is known once nothing larger has come for a while.
  await page.waitForTimeout(500);
  const benchmark = await page.evaluate(() => window.benchmark);
  await context.close();
  return benchmark;
}

/** Loads each page in turn, `runs` times. Each figure is followed by its ratio to the first target, the blank app. */
export async function measureLoads(
  browser: Browser,
  targets: readonly Target[],
  runs: number,
): Promise<string> {
  const sections: string[] = [];
  for (const profile of PROFILES) {
    const loads: Load[][] = targets.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      process.stderr.write(`${profile.name}: run ${run + 1} of ${runs}\n`);
      for (const [index, { url }] of targets.entries()) loads[index]?.push(await load(browser, url, profile));
    }
    const figures = loads.map((own) => KEYS.map((key) => median(own.map((one) => one[key]))));
    const rows = targets.map(({ name }, row) => [
      name,
      ...(figures[row] ?? []).map(
        (value, column) => `${Math.round(value)} (${ratio(value, figures[0]?.[column] ?? 0)})`,
      ),
    ]);
    sections.push(`### ${profile.name}\n\n${table(['page', ...Object.values(FIGURES)], rows)}`);
  }
  return sections.join('\n\n');
}
