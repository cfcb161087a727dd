import { seededRandom } from '../numbers/seeded-random';
import { coordinate, cubicPath, lanePath, type Point } from './path';

/** What a pattern draws in a picture of a given size, in that picture's units. */
export type CoverShapes = {
  /** Path data of the gray lines. */
  before: string[];
  /** Gray bars; `r` rounds their ends. */
  bars?: { x: number; y: number; width: number; height: number; r: number }[];
  /** Path data of the lane. */
  lane: string;
  /** True where a wider stroke in the background color separates the lane from lines that it crosses. */
  parted?: boolean;
};

type Canvas = { width: number; height: number; random: () => number };
/** Draws into a picture of `width` by `height`; `random` gives what varies from article to article. */
type Pattern = (canvas: Canvas) => CoverShapes;

const count = (length: number) => Array.from({ length }, (_, index) => index);
/** A whole number from `low` to `high`, both possible. */
const whole = (random: () => number, low: number, high: number) =>
  low + Math.floor(random() * (high - low + 1));
/** Radius of the lane's turns. */
const turn = (height: number) => height * 0.054;
/** An S-curve from one level to another. */
const bend = (from: Point, to: Point) => {
  const middle = coordinate((from[0] + to[0]) / 2);
  return `C${middle} ${coordinate(from[1])} ${middle} ${coordinate(to[1])} ${coordinate(to[0])} ${coordinate(to[1])}`;
};

/** Automation: a lane that steps from level to level. */
const ladder: Pattern = ({ width, height, random }) => {
  const levels = count(7).map((index) => height * (0.125 + index * 0.125));
  const at = (level: number) => levels[level] ?? height / 2;
  const moves = whole(random, 2, 4);
  const corners: Point[] = [];
  let level = whole(random, 1, 4);
  corners.push([0, at(level)]);
  for (const index of count(moves)) {
    const x = width * (0.14 + ((index + random() * 0.45) * 0.62) / moves);
    const down = index === moves - 1 || (level < 3 ? true : level > 4 ? false : random() < 0.5);
    const to = down
      ? whole(random, Math.min(level + 1, 6), 6)
      : whole(random, Math.max(level - 3, 0), level - 1);
    corners.push([x, at(level)], [x, at(to)]);
    level = to;
  }
  corners.push([width, at(level)]);
  return {
    before: levels.map((y) => `M0 ${coordinate(y)}H${coordinate(width)}`),
    lane: lanePath(corners, turn(height)),
    parted: true,
  };
};

/** Training: skill over time, with training and without. */
const learning: Pattern = ({ width, height, random }) => {
  const base = height * 0.88;
  const best = height * (0.12 + random() * 0.1);
  const others = whole(random, 4, 6);
  const knee = 0.24 + random() * 0.12;
  const rise = (end: number, slope: number) =>
    `M0 ${coordinate(base)}C${coordinate(width * knee)} ${coordinate(base)} ${coordinate(width * (knee + 0.24))} ${coordinate(end + slope)} ${coordinate(width)} ${coordinate(end)}`;
  return {
    before: count(others).map((index) => {
      const share = (index + 1) / (others + 0.6);
      return rise(best + height * 0.1 + (base - best - height * 0.1) * share * 0.94, 0);
    }),
    lane: rise(best, height * 0.14),
  };
};

/** Training: several lines merge into one. */
const merging: Pattern = ({ width, height, random }) => {
  const lines = whole(random, 4, 7);
  const from = width * (0.2 + random() * 0.3);
  const to = from + width * 0.28;
  const meet = height * (0.34 + random() * 0.32);
  const level = (index: number) => height * (0.18 + (0.64 * index) / (lines - 1));
  // Never a line that is straight already, so that the merging shows.
  const far = count(lines).filter((index) => Math.abs(level(index) - meet) > height * 0.12);
  const lit = far[whole(random, 0, far.length - 1)];
  const way = (index: number) => {
    const y = level(index);
    return `M0 ${coordinate(y)}H${coordinate(from)}${bend([from, y], [to, meet])}`;
  };
  return {
    before: count(lines)
      .filter((index) => index !== lit)
      .map(way),
    lane: `${way(lit ?? 0)}H${coordinate(width)}`,
  };
};

/** Strategy: one line branches, and one branch is taken. */
const fan: Pattern = ({ width, height, random }) => {
  const ways = whole(random, 5, 7);
  const from = width * (0.2 + random() * 0.12);
  const to = from + width * 0.18;
  const start = height * (0.44 + random() * 0.1);
  const level = (index: number) => height * (0.14 + (0.72 * index) / (ways - 1));
  const middle = Math.floor(ways / 2);
  // Never the middle branch, so that the choice shows.
  const taken = random() < 0.5 ? whole(random, 0, middle - 1) : whole(random, middle + 1, ways - 1);
  const way = (index: number) => `${bend([from, start], [to, level(index)])}H${coordinate(width)}`;
  return {
    before: count(ways)
      .filter((index) => index !== taken)
      .map((index) => `M${coordinate(from)} ${coordinate(start)}${way(index)}`),
    lane: `M0 ${coordinate(start)}H${coordinate(from)}${way(taken)}`,
  };
};

/** Guide: a staircase. */
const stairway: Pattern = ({ width, height, random }) => {
  const steps = whole(random, 4, 6);
  const first = width * (0.1 + random() * 0.1);
  const stepWidth = (width * 0.96 - first) / (steps - 0.5 + random() * 0.5);
  const level = (index: number) => height * (0.86 - (0.66 * index) / steps);
  const riser = (index: number) => first + (index - 1) * stepWidth;
  const corners: Point[] = [
    [0, level(0)],
    ...count(steps).flatMap((index): Point[] => [
      [riser(index + 1), level(index)],
      [riser(index + 1), level(index + 1)],
    ]),
    [width, level(steps)],
  ];
  return {
    before: count(steps).map((index) => `M0 ${coordinate(level(index + 1))}H${coordinate(riser(index + 1))}`),
    lane: lanePath(corners, turn(height)),
    parted: true,
  };
};

/** Data: a histogram with its curve. */
const histogram: Pattern = ({ width, height, random }) => {
  const base = height * 0.885;
  const top = height * (0.1 + random() * 0.06);
  const peak = 0.26 + random() * 0.22;
  const spread = 0.08 + random() * 0.06;
  const hill = (share: number, middle: number) => Math.exp(-(((share - middle) / spread) ** 2) / 2);
  // Some have a second, smaller hill far out.
  const second = random() < 0.5 ? 0 : 0.2 + random() * 0.25;
  const bell = (share: number) => hill(share, peak) + second * hill(share, peak + 0.4);
  // As close together in a wide picture as in a card.
  const bars = Math.round(26 * Math.max(1, (width / height) * 0.55));
  const curve = (share: number) =>
    base - Math.max(bell(share) - bell(0) * (1 - share) ** 8, share > peak ? 0.028 : 0) * (base - top);
  // One knot is on the peak, so that the curve is round there.
  const inside = count(30).map((index) => peak + (index - 10) * spread * 0.4);
  const knots = [0, ...inside.filter((share) => share > 0.01 && share < 0.99), 1];
  const thick = Math.max(4, height * 0.02);
  return {
    before: [],
    bars: count(bars).map((index) => {
      const share = (index + 1) / (bars + 1);
      const left = share < peak ? 0.3 * (1 - share / peak) * (0.7 + 0.3 * random()) : 0;
      const tall = Math.min(1, Math.max(bell(share) + left, 0.05 + random() * 0.08)) * (base - top);
      return { x: share * width - thick / 2, y: base - tall, width: thick, height: tall, r: thick / 2 };
    }),
    lane: cubicPath(
      knots.map((share): Point => [share * width, curve(share)]),
      knots.map((share) => (curve(share + 1e-4) - curve(share - 1e-4)) / 2e-4 / width),
    ),
  };
};

/** The five categories of articles, each with a pattern of its own. */
export type CoverCategory = 'Automation' | 'Training' | 'Strategy' | 'Guide' | 'Data';

const patterns: Record<CoverCategory, readonly [Pattern, ...Pattern[]]> = {
  Automation: [ladder],
  Training: [learning, merging],
  Strategy: [fan],
  Guide: [stairway],
  Data: [histogram],
};

/**
 * The drawing of an article's cover: one pattern for its category, varied by its slug and always the same for
 * the same slug. It fills the whole picture from edge to edge.
 *
 * @param size of the picture, in the units of the path data.
 */
export function coverShapes(
  category: CoverCategory,
  slug: string,
  size: { width: number; height: number },
): CoverShapes {
  // The letter after the slug only reshuffles. This one makes neighboring articles differ most.
  const random = seededRandom(`${slug}g`);
  const choices = patterns[category];
  const draw = choices[Math.floor(random() * choices.length)] ?? choices[0];
  return draw({ ...size, random });
}
