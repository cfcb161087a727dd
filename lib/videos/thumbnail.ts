import { lanePath, type Point } from '../illustrations/path';
import { secondsOf } from './times';

/** Heights of the chapters from 0 (low) to 1, by category; `share` is the chapter's part of the whole time. */
const patterns: Record<string, (index: number, count: number, share: number) => number> = {
  'Getting Started': (index, count) => index / (count - 1),
  'Business Implementation': (index, count, share) =>
    (index / (count - 1)) * 0.5 + (index % 2 === 0 ? 0 : 0.1 + Math.min(0.4, share * 1.6)),
  'Technical Deep Dives': (index, count) => Math.abs((2 * index) / (count - 1) - 1),
  'Case Studies': (index, count) => (index < count / 2 ? 0.2 : 0.6 + (0.4 * index) / (count - 1)),
  'Best Practices': (_index, count, share) => Math.min(1, (share * count) / 1.6),
};
const LEVELS = 6;

/** The drawing of a tutorial: its chapters along its time, one tread each. All in the picture's units. */
type Thumbnail = {
  /** Heights of the unlit lanes. */
  levels: number[];
  /** Where chapters begin, but for the first. */
  cuts: number[];
  lane: string;
  start: Point;
  end: Point;
};

/** Draws chapters to scale into a picture of `width` by `height`. */
export function thumbnailOf(
  {
    category,
    duration,
    chapters,
  }: { category: string; duration: string; chapters: readonly { at: string }[] },
  { width, height }: { width: number; height: number },
): Thumbnail {
  const total = secondsOf(duration);
  const [left, right, top, low] = [width * 0.08, width * 0.92, height * 0.27, height * 0.79];
  const x = (seconds: number) => left + (seconds / total) * (right - left);
  const starts = chapters.map(({ at }) => secondsOf(at));
  const pattern = patterns[category] ?? (() => 0.5);
  const levels = Array.from({ length: LEVELS }, (_, index) => top + (index / (LEVELS - 1)) * (low - top));
  const snap = (share: number) => levels[Math.round((1 - share) * (LEVELS - 1))] ?? low;
  const corners = starts.flatMap((start, index): Point[] => {
    const next = starts[index + 1] ?? total;
    const y = snap(pattern(index, starts.length, (next - start) / total));
    return [
      [x(start), y],
      [x(next), y],
    ];
  });
  return {
    levels,
    cuts: starts.slice(1).map(x),
    lane: lanePath(
      corners.filter((point, index) => index === 0 || point.join() !== corners[index - 1]?.join()),
      height * 0.06,
    ),
    start: corners[0] ?? [left, low],
    end: corners.at(-1) ?? [right, low],
  };
}
