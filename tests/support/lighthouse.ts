import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** A score from 0 to 100 for each category, the audits that cost points, and what was timed, in milliseconds. */
export type Judged = {
  scores: Partial<Record<LighthouseCategory, number>>;
  failed: string[];
  timed: { fcp: number; lcp: number; tbt: number; cls: number; speedIndex: number; mainThread: number };
};

/** A browser that Lighthouse can steer; `judge` takes one page after the other. */
export type Judge = {
  judge(url: string, categories: readonly LighthouseCategory[]): Promise<Judged>;
  close(): Promise<void>;
};

/** Opens a browser for Lighthouse. */
export async function openJudge(): Promise<Judge> {
  const port = 20_000 + (process.pid % 20_000);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  return {
    close: () => browser.close(),
    async judge(url, categories) {
      const once = () =>
        lighthouse(url, {
          port,
          logLevel: 'error',
          onlyCategories: [...categories],
          // The look-up of the currency leads out of the machine.
          blockedUrlPatterns: ['*//ipapi.co/*'],
        });
      // Now and then it misses the start of a page's load, and says to run it again.
      const first = await once();
      const result = first?.lhr.runtimeError ? await once() : first;
      if (!result || result.lhr.runtimeError) {
        throw new Error(
          `Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
        );
      }
      const { lhr } = result;
      return {
        scores: Object.fromEntries(
          Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
        ),
        failed: Object.values(lhr.audits)
          .filter(({ score }) => score !== null && score < 1)
          .map(({ id, title, displayValue }) => [id, title, displayValue].filter(Boolean).join(': ')),
        timed: {
          fcp: lhr.audits['first-contentful-paint']?.numericValue ?? 0,
          lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
          tbt: lhr.audits['total-blocking-time']?.numericValue ?? 0,
          cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
          speedIndex: lhr.audits['speed-index']?.numericValue ?? 0,
          mainThread: lhr.audits['mainthread-work-breakdown']?.numericValue ?? 0,
        },
      };
    },
  };
}
