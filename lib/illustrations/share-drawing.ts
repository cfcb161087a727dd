import { chapterSteps } from '../videos/thumbnail';
import { type CoverCategory, type CoverShapes, coverShapes } from './cover-patterns';
import { lanePath, type Point, polyline } from './path';
import { linearScale } from './scale';

type Size = { width: number; height: number };
/** Draws the lower part of a share image. */
export type ShareDrawing = (size: Size) => CoverShapes;

/** The pattern of a category, varied by a slug as an article's cover is. */
export const patternDrawing =
  (category: CoverCategory, slug: string): ShareDrawing =>
  (size) =>
    coverShapes(category, slug, size);

type Measure = { points: readonly number[]; changeAt: number; kind: 'line' | 'step' | 'signal' };

/** A measure from edge to edge: gray until the change, the lane after it. */
export const measureDrawing =
  (measure: Measure): ShareDrawing =>
  ({ width, height }) => {
    const { points, changeAt, kind } = measure;
    const x = linearScale(0, points.length - 1, 0, width);
    const y = linearScale(Math.min(...points), Math.max(...points), height * 0.86, height * 0.14);
    const all = points.map((value, index): Point => [x(index), y(value)]);
    const after = all.slice(changeAt);
    const [first, second, ...rest] = after;
    const lane =
      kind === 'step' && first && second
        ? lanePath(
            [
              first,
              [(first[0] + second[0]) / 2, first[1]],
              [(first[0] + second[0]) / 2, second[1]],
              second,
              ...rest,
            ],
            16,
          )
        : polyline(after);
    return { before: [polyline(all.slice(0, changeAt + 1))], lane };
  };

/** A series without the change and one with it, on one scale, in steps as they were counted. */
export const comparedDrawing =
  (before: readonly number[], after: readonly number[]): ShareDrawing =>
  ({ width, height }) => {
    const max = Math.max(...before, ...after, 1);
    const steps = (values: readonly number[]) =>
      values.flatMap((value, index): Point[] => {
        const y = height * (0.9 - 0.76 * (value / max));
        return [
          [(index / values.length) * width, y],
          [((index + 1) / values.length) * width, y],
        ];
      });
    const path = (values: readonly number[]) => lanePath(steps(values), 8);
    return { before: [path(before)], lane: path(after) };
  };

/** The chapters of a tutorial as in its thumbnail; a tick below marks the start of each. */
export const chaptersDrawing =
  (video: Parameters<typeof chapterSteps>[0]): ShareDrawing =>
  (size) => {
    const { steps, lane, start, end } = chapterSteps(video, size);
    const foot = size.height * 0.9;
    return {
      before: [...steps.map(({ y }) => `M0 ${y}H${size.width}`), `M${start[0]} ${foot}H${end[0]}`],
      bars: [...steps.map(({ from }) => from), end[0]].map((x) => ({
        x: x - 3,
        y: foot - 9,
        width: 6,
        height: 18,
        r: 3,
      })),
      lane,
      parted: true,
    };
  };

/** Documents in a row, one of them taken: the lane goes around it. */
export const sheetsDrawing: ShareDrawing = ({ width, height }) => {
  const [foot, top, count, taken] = [height * 0.88, height * 0.14, 6, 2];
  const pitch = (width * 0.89) / count;
  const wide = pitch * 0.66;
  const left = (index: number) => width * 0.055 + (pitch - wide) / 2 + index * pitch;
  const lines = (index: number) =>
    [0.22, 0.4, 0.54, 0.68, 0.82].map((share, line) => {
      const from = left(index) + wide * 0.16;
      return `M${from} ${top + (foot - top) * share}H${from + wide * (line === 0 ? 0.34 : line === 4 ? 0.46 : 0.68)}`;
    });
  const all = Array.from({ length: count }, (_, index) => index);
  return {
    before: [
      ...all.flatMap(lines),
      ...all
        .filter((index) => index !== taken)
        .map((index) => `M${left(index)} ${foot}V${top}H${left(index) + wide}V${foot}`),
    ],
    lane: lanePath(
      [
        [0, foot],
        [left(taken), foot],
        [left(taken), top],
        [left(taken) + wide, top],
        [left(taken) + wide, foot],
        [width, foot],
      ],
      16,
    ),
  };
};
