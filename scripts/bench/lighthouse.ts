import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './statistics';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const program = join(
  dirname(createRequire(__filename).resolve('lighthouse/package.json')),
  'cli',
  'index.js',
);

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Lighthouse's simulated mobile: scores from 0 to 100, and times in milliseconds, each the median of its own runs. */
export type Scores = {
  scores: Record<(typeof CATEGORIES)[number], number>;
  timed: { lcp: number; tbt: number; cls: number; mainThread: number };
};

/** Judges a page once with Lighthouse's own program. @throws Error when it could not. */
async function judge(url: string): Promise<Scores> {
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    // The lookup of the currency leads out of the machine.
    '--blocked-url-patterns=*//ipapi.co/*',
    `--chrome-flags=--headless=new --disable-gpu ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
    maxBuffer: 64 * 1024 * 1024,
  });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError)
    throw new Error(`Lighthouse could not judge ${url}: ${report.runtimeError.message}`);
  const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100);
  const timed = (id: string) => report.audits[id]?.numericValue ?? 0;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    timed: {
      lcp: timed('largest-contentful-paint'),
      tbt: timed('total-blocking-time'),
      cls: timed('cumulative-layout-shift'),
      mainThread: timed('mainthread-work-breakdown'),
    },
  };
}

/** Judges several pages in turn, so that what else the machine does falls on all of them. */
export async function judgeInTurn(urls: readonly string[], runs: number): Promise<Scores[]> {
  const judged: Scores[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    // Now and then Lighthouse misses the start of a page's load, and says to run it again.
    for (const [index, url] of urls.entries()) judged[index]?.push(await judge(url).catch(() => judge(url)));
  }
  return judged.map((own) => {
    const middle = (of: (one: Scores) => number) => median(own.map(of));
    return {
      scores: {
        performance: middle(({ scores }) => scores.performance),
        accessibility: middle(({ scores }) => scores.accessibility),
        'best-practices': middle(({ scores }) => scores['best-practices']),
        seo: middle(({ scores }) => scores.seo),
      },
      timed: {
        lcp: middle(({ timed }) => timed.lcp),
        tbt: middle(({ timed }) => timed.tbt),
        cls: middle(({ timed }) => timed.cls),
        mainThread: middle(({ timed }) => timed.mainThread),
      },
    };
  });
}
