import {
  comparedDrawing,
  measureDrawing,
  patternDrawing,
  type ShareDrawing,
  sheetsDrawing,
} from '@/lib/illustrations/share-drawing';
import { example } from '@/lib/roi/assumptions';
import { computeRoi } from '@/lib/roi/compute';

const { net, paybackMonths } = computeRoi(example);
/** The running total of the ROI calculator's example in its first year, gray until the cost is covered. */
export const paybackDrawing = measureDrawing({
  points: Array.from({ length: 13 }, (_, month) => (net * month) / 12 - example.cost),
  changeAt: Math.ceil(paybackMonths ?? 12),
  kind: 'line',
});

/** Share images of industries by id: the same series as in their drawings. */
const industryDrawings: Record<string, ShareDrawing> = {
  healthcare: comparedDrawing([3, 7, 12, 16, 18, 17, 13, 8, 4, 2], [3, 6, 9, 11, 12, 10, 8, 5, 1, 0]),
  retail: measureDrawing({
    points: [50, 54, 49, 53, 58, 55, 60, 57, 62, 66, 63, 65, 79, 80, 100, 99, 105, 84, 80, 67, 70, 61],
    changeAt: 10,
    kind: 'line',
  }),
  manufacturing: measureDrawing({
    points: [
      -0.54, 0.52, -0.89, 0.93, -0.84, 0.62, -0.42, 1.31, -1.06, 1.2, -0.72, 0.77, -1.1, 0.92, -1.04, 0.82,
      -1.77, 0.94, -1.01, 1.55, -0.63, 1.23, -1.1, 1.02, -1.47, 2.79, -1.99, -0.74, 0.44, -0.64, 0.57, -0.72,
      0.44, -0.35, 0.86, -0.42, 0.55, -0.63, 0.9, -0.84, 0.8, -0.95, 0.41, -0.39, 0.55, -0.83, 0.94, -0.37,
      0.84, -0.63, 0.31, -0.9, 0.97,
    ],
    changeAt: 26,
    kind: 'signal',
  }),
  legal: sheetsDrawing,
  finance: patternDrawing('Automation', 'finance'),
};

/** The share image of an industry. @param id such as 'legal'. */
export const industryDrawing = (id: string): ShareDrawing =>
  industryDrawings[id] ?? patternDrawing('Training', id);
