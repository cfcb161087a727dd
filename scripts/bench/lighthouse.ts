import type { Judge, Judged, LighthouseCategory } from '../../tests/support/lighthouse';
import { median } from './statistics';

const CATEGORIES: LighthouseCategory[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's simulated mobile: scores, and times in milliseconds, each the median of its own runs. */
export type Scores = {
  scores: Judged['scores'];
  timed: Judged['timed'];
};

/** Judges several pages in turn, so that what else the machine does falls on all of them. */
export async function judgeInTurn(judge: Judge, urls: readonly string[], runs: number): Promise<Scores[]> {
  const judged: Judged[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) judged[index]?.push(await judge.judge(url, CATEGORIES));
  }
  return judged.map((own) => {
    const timed = (name: keyof Judged['timed']) => median(own.map((one) => one.timed[name]));
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((name) => [name, median(own.map((one) => one.scores[name] ?? 0))]),
      ),
      timed: {
        fcp: timed('fcp'),
        lcp: timed('lcp'),
        tbt: timed('tbt'),
        cls: timed('cls'),
        speedIndex: timed('speedIndex'),
        mainThread: timed('mainThread'),
      },
    };
  });
}
