import type { Browser, Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { median, table } from './table';

type Interaction = { name: string; path: string; width: number; act: (page: Page) => Promise<unknown> };

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

const INTERACTIONS: readonly Interaction[] = [
  { name: 'theme', path: routes.home, width: 1440, act: press(/theme/i) },
  { name: 'menu', path: routes.home, width: 390, act: press('Open menu') },
  { name: 'submenu', path: routes.home, width: 1440, act: press('Services') },
  { name: 'currency', path: routes.home, width: 1440, act: press(/^Currency/) },
  { name: 'chat', path: routes.home, width: 390, act: press('Open chat') },
  {
    name: 'accordion',
    path: '/faq',
    width: 390,
    act: (page) => page.getByRole('main').getByRole('button', { expanded: false }).first().click(),
  },
  {
    name: 'calculator step',
    path: routes.pricingCalculator,
    width: 390,
    act: (page) => page.getByRole('main').getByRole('listitem').getByRole('button').nth(1).click(),
  },
  {
    name: 'selector answer',
    path: routes.serviceSelector,
    width: 390,
    act: (page) => page.getByRole('main').getByRole('listitem').getByRole('button').nth(1).click(),
  },
  {
    name: 'search',
    path: routes.blog,
    width: 390,
    act: (page) => page.getByRole('searchbox').first().press('p'),
  },
];

declare global {
  interface Window {
    interactionTimes: number[];
  }
}

function observe() {
  window.interactionTimes = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.interactionTimes.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Milliseconds from an interaction to the next frame that shows it, at a processor slowed four times; 16 stands for
 * anything faster. It is the browser's own figure (Event Timing), rounded to 8 ms.
 */
async function timeInteraction(
  browser: Browser,
  origin: string,
  { path, width, act }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  await context.route(/^https:\/\//, (route) => route.fulfill({ json: { country_code: 'US' } }));
  await context.addInitScript(() =>
    localStorage.setItem(
      'site.consent',
      JSON.stringify({ answer: 'declined', at: new Date().toISOString() }),
    ),
  );
  await context.addInitScript(observe);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    window.interactionTimes.length = 0;
  });
  await act(page);
  await page.waitForTimeout(700);
  const times = await page.evaluate(() => window.interactionTimes);
  await context.close();
  return Math.max(16, ...times);
}

/** Times each interaction at most five times and returns the medians. */
export async function measureInteractions(browser: Browser, origin: string, runs: number): Promise<string> {
  const rows: [string, number][] = [];
  for (const interaction of INTERACTIONS) {
    process.stderr.write(`interaction: ${interaction.name}\n`);
    const times: number[] = [];
    for (let run = 0; run < Math.min(runs, 5); run += 1)
      times.push(await timeInteraction(browser, origin, interaction));
    rows.push([interaction.name, median(times)]);
  }
  return table(['interaction', 'ms'], rows);
}
