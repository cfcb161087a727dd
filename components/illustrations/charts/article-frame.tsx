import type { ReactNode } from 'react';
import type { ArticleChartData } from '@/content/schemas/long-text.schema';

/** The two drawings of a chart: 'wide' fills the column of an article, 'narrow' a phone. */
export type Width = 'wide' | 'narrow';

/** Units across, which are pixels at the width that the drawing is made for; `pad` keeps off the edges. */
export const across = { wide: 640, narrow: 350 } as const;
export const pad = { wide: 28, narrow: 18 } as const;

export type ChartOf<Kind extends ArticleChartData['kind']> = Extract<ArticleChartData, { kind: Kind }>;

/** One drawing of an article's chart: what it shows and how high it is, in its own units. */
export type ArticleDrawing = { height: number; content: ReactNode };

/** Lines of words below each other. `y` is the first line's baseline. */
export function Lines({
  lines,
  x,
  y,
  step,
  voice,
}: {
  lines: readonly string[];
  x: number;
  y: number;
  step: number;
  voice: 'strong' | 'note';
}) {
  return (
    <text
      x={x}
      y={y}
      {...(voice === 'strong'
        ? { fill: 'var(--ink)', fontWeight: 600 }
        : { fill: 'var(--ink-3)', fontSize: 'var(--drawing-note)' })}
    >
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
