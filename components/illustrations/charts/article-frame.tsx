import type { ReactNode } from 'react';
import type { TextFigure } from '@/content/schema';

/** The two drawings of a figure: 'wide' fills the reading column, 'narrow' a phone. */
export type Width = 'wide' | 'narrow';

/** Units across, which are pixels at the width that the drawing is made for; `pad` keeps off the edges. */
export const across = { wide: 640, narrow: 350 } as const;
export const pad = { wide: 28, narrow: 18 } as const;

export type FigureOf<Kind extends TextFigure['kind']> = Extract<TextFigure, { kind: Kind }>;

/** The ground of one drawing. */
export function Frame({ width, height, children }: { width: Width; height: number; children: ReactNode }) {
  return (
    <svg
      className={`fig-panel text-figure-${width}`}
      viewBox={`0 0 ${across[width]} ${Math.ceil(height)}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Lines of words below each other. `y` is the first line's baseline. */
export function Lines({
  lines,
  x,
  y,
  step,
  className,
  anchor,
}: {
  lines: readonly string[];
  x: number;
  y: number;
  step: number;
  className?: string;
  anchor?: 'middle' | 'end';
}) {
  return (
    <text className={className} x={x} y={y} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : step}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
/** A number as drawings write it: '1,200'. */
export const written = (value: number) => number.format(value);
