import type { Browser } from '@playwright/test';
import type { Judge, Judged, LighthouseCategory } from '../../../tests/support/lighthouse';
import { median } from './median.mjs';
import { measureTraffic, type Traffic } from './traffic';

/** One page of the table: what came over the wire, and what Lighthouse says of it. */
export type Row = { path: string; traffic: Traffic } & Pick<Judged, 'scores' | 'timed' | 'failed'>;

const ALL: LighthouseCategory[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Measures one page.
 *
 * @param runs of Lighthouse; each value is the median of its own.
 */
export async function measureRow(
  browser: Browser,
  judge: Judge,
  origin: string,
  path: string,
  runs: number,
): Promise<Row> {
  const traffic = await measureTraffic(browser, origin, path);
  const judged: Judged[] = [];
  for (let run = 0; run < runs; run += 1) judged.push(await judge.judge(origin + path, ALL));
  const timed = (name: keyof Judged['timed']) => median(judged.map((one) => one.timed[name]));
  return {
    path,
    traffic,
    scores: Object.fromEntries(ALL.map((name) => [name, median(judged.map((one) => one.scores[name] ?? 0))])),
    timed: {
      fcp: timed('fcp'),
      lcp: timed('lcp'),
      tbt: timed('tbt'),
      cls: timed('cls'),
      speedIndex: timed('speedIndex'),
    },
    failed: judged[0]?.failed ?? [],
  };
}
