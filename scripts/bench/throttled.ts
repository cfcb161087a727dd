import type { Browser } from '@playwright/test';

/** A network and a processor, emulated by the browser itself: nothing is simulated afterward. */
type Profile = { name: string; latency: number; megabits: number; cpu: number };

export const profiles: readonly Profile[] = [
  { name: 'slow phone: 150 ms, 1.6 Mbit/s, CPU 4x', latency: 150, megabits: 1.6, cpu: 4 },
  { name: 'fast line, slow phone: 40 ms, 10 Mbit/s, CPU 4x', latency: 40, megabits: 10, cpu: 4 },
];

/** Milliseconds from the start of the navigation. `blocked` is what long tasks take beyond 50 ms each. */
export type Load = {
  firstPaint: number;
  largestPaint: number;
  responds: number;
  loaded: number;
  blocked: number;
};

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
export async function loadThrottled(browser: Browser, url: string, profile: Profile): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // The lookup of the visitor's country must not depend on the network.
  await context.route(/^https:\/\//, (route) => route.fulfill({ json: { country_code: 'US' } }));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (profile.megabits * 1e6) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  await page.waitForFunction(() => window.benchmark.responds > 0, undefined, { timeout: 90_000 });
  // The largest paint is known once nothing larger has come for a while.
  await page.waitForTimeout(500);
  const load = await page.evaluate(() => window.benchmark);
  await context.close();
  return load;
}
