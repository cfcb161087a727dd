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

type Tutorial = { duration: string; chapters: readonly { at: string }[] };
type Size = { width: number; height: number };

/** A picture's edges, and where it puts a time in seconds. */
function frameOf({ duration }: Tutorial, { width, height }: Size) {
  const [left, right, top, low] = [width * 0.08, width * 0.92, height * 0.27, height * 0.79];
  const total = secondsOf(duration);
  return { left, right, top, low, total, x: (seconds: number) => left + (seconds / total) * (right - left) };
}

/** A chapter in a staircase. */
type Tread = { from: number; to: number; y: number };

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
export function thumbnailOf(tutorial: Tutorial & { category: string }, size: Size): Thumbnail {
  const { left, right, top, low, total, x } = frameOf(tutorial, size);
  const starts = tutorial.chapters.map(({ at }) => secondsOf(at));
  const pattern = patterns[tutorial.category] ?? (() => 0.5);
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
      size.height * 0.06,
    ),
    start: corners[0] ?? [left, low],
    end: corners.at(-1) ?? [right, low],
  };
}

/** The same chapters as a staircase, which leaves room for a name beside each tread. */
export function stairsOf(
  tutorial: Tutorial,
  size: Size,
): Omit<Thumbnail, 'levels' | 'cuts'> & { treads: Tread[] } {
  const { top, low, total, x } = frameOf(tutorial, size);
  const starts = tutorial.chapters.map(({ at }) => secondsOf(at));
  const treads = starts.map((start, index) => ({
    from: x(start),
    to: x(starts[index + 1] ?? total),
    y: low - (index / (starts.length - 1)) * (low - top),
  }));
  const corners = treads.flatMap(({ from, to, y }): Point[] => [
    [from, y],
    [to, y],
  ]);
  return {
    treads,
    lane: lanePath(corners, size.height * 0.06),
    start: corners[0] ?? [0, low],
    end: corners.at(-1) ?? [size.width, top],
  };
}
