import { lanePath, type Point } from '@/lib/illustrations/path';
import type { ReviewContent } from './review';

/** How a drawing lays out its pages: their size, the distance from one to the next, and how many stand in a row. */
export type Grid = {
  x: number;
  y: number;
  width: number;
  height: number;
  across: number;
  down: number;
  row: number;
};

const placeOf = (number: number, { x, y, across, down, row }: Grid): Point => [
  x + ((number - 1) % row) * across,
  y + Math.floor((number - 1) / row) * down,
];

/** A small page; a marked one is on tint, with the clause that was found. */
export function Page({ x, y, grid, marked = false }: { x: number; y: number; grid: Grid; marked?: boolean }) {
  const { width, height } = grid;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx="1.5"
        fill={marked ? 'var(--tint)' : 'var(--paper)'}
        stroke={marked ? 'var(--lane)' : 'var(--before)'}
        strokeWidth={marked ? 3 : 1.5}
      />
      {[0.3, 0.5, 0.7].map((share) => (
        <path
          key={share}
          d={`M${x + 6} ${y + height * share}h${width - 12}`}
          stroke={marked && share === 0.5 ? 'var(--lane)' : 'var(--before)'}
          strokeWidth={marked && share === 0.5 ? 3 : 1}
        />
      ))}
    </>
  );
}

/** The pages, and the lane below them that each marked one joins through the gap at its right. */
export function Pages({
  figure: { many, flagged },
  grid,
  lane,
}: {
  figure: ReviewContent;
  grid: Grid;
  lane: number;
}) {
  const gap = (grid.across - grid.width) / 2;
  return (
    <>
      {flagged.map((number) => {
        const [x, y] = placeOf(number, grid);
        const middle = y + grid.height / 2;
        const right = x + grid.width + gap;
        return (
          <path
            key={number}
            d={lanePath(
              [
                [x + grid.width, middle],
                [right, middle],
                [right, lane],
              ],
              6,
            )}
            stroke="var(--lane)"
            strokeWidth="3"
          />
        );
      })}
      {Array.from({ length: many.count }, (_, index) => placeOf(index + 1, grid)).map(([x, y], index) => (
        <Page key={`${x} ${y}`} x={x} y={y} grid={grid} marked={flagged.includes(index + 1)} />
      ))}
    </>
  );
}

/** What a marked page looks like, beside the words that say why it is marked. */
export function Mark({ x, y }: { x: number; y: number }) {
  return (
    <rect
      x={x}
      y={y}
      width="14"
      height="18"
      rx="1.5"
      fill="var(--tint)"
      stroke="var(--lane)"
      strokeWidth="3"
    />
  );
}
