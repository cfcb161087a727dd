import type { ArticleInput } from '@/content/articles/schema';
import type { HeroFigure } from '@/content/landing-page/schema';
import type { Video } from '@/content/videos/schema';
import { signalPoints } from '@/lib/illustrations/signal';
import { example } from '@/lib/roi/assumptions';
import { computeRoi } from '@/lib/roi/compute';
import type { ShareMotif } from '@/lib/seo/site-page';

/** What share images draw where a page has a drawing of its own on the site. */

export const pattern = (name: ArticleInput['category']): ShareMotif => ({ kind: 'pattern', pattern: name });

/** A tutorial, as its thumbnail has it. */
export const tutorialMotif = ({ duration, chapters }: Video): ShareMotif => ({
  kind: 'chapters',
  duration,
  chapters,
});

const { net, paybackMonths } = computeRoi(example);
/** The sum of the return calculator's own example over its first year: gray until the cost is covered. */
export const paybackMotif: ShareMotif = {
  kind: 'measure',
  points: Array.from({ length: 13 }, (_, month) => (net * month) / 12 - example.cost),
  changeAt: Math.ceil(paybackMonths ?? 12),
  shape: 'line',
};

/** A signal that grows until it is heeded, and is even afterward. */
const heeded = [
  ...signalPoints({ from: 0, to: 26, step: 1, middle: 0, size: 1, growth: 3 }),
  ...signalPoints({ from: 27, to: 52, step: 1, middle: 0, size: 1 }),
].map(([, height]) => height);

/** The figure of an industry's first view, without its words. */
export function industryMotif(figure: HeroFigure | undefined): ShareMotif {
  switch (figure?.kind) {
    case 'waiting':
      return { kind: 'compared', before: figure.beforePoints, after: figure.afterPoints };
    case 'forecast': {
      const sold = figure.soldPoints.slice(0, -figure.forecastPoints.length);
      const points = [...sold, ...figure.forecastPoints];
      return { kind: 'measure', points, changeAt: sold.length - 1, shape: 'line' };
    }
    case 'signal':
      return { kind: 'measure', points: heeded, changeAt: 26, shape: 'signal' };
    case 'review':
      return { kind: 'sheets' };
    case 'trace':
      return pattern('Automation');
    default:
      return pattern('Training');
  }
}
