import { lanePath, type Point } from '../illustrations/path';
import { secondsOf } from './times';

type Step = { from: number; to: number; y: number };

/** The drawing of a tutorial: one step for each chapter, along its time. */
export type ChapterSteps = { steps: Step[]; lane: string; start: Point; end: Point };

/**
 * Draws chapters to the scale of their time as a staircase with room for a name beside each step.
 *
 * @param size of the picture, in its own units.
 */
export function chapterSteps(
  { duration, chapters }: { duration: string; chapters: readonly { at: string }[] },
  { width, height }: { width: number; height: number },
): ChapterSteps {
  const [left, right, top, low] = [width * 0.08, width * 0.92, height * 0.27, height * 0.79];
  const total = secondsOf(duration);
  const starts = chapters.map(({ at }) => secondsOf(at));
  const x = (seconds: number) => left + (seconds / total) * (right - left);
  const steps = starts.map((start, index) => ({
    from: x(start),
    to: x(starts[index + 1] ?? total),
    y: low - (index / (starts.length - 1)) * (low - top),
  }));
  return {
    steps,
    lane: lanePath(
      steps.flatMap(({ from, to, y }): Point[] => [
        [from, y],
        [to, y],
      ]),
      height * 0.06,
    ),
    start: [left, low],
    end: [right, top],
  };
}
