import type { ReactNode } from 'react';
import type { ArticleChartData } from '@/content/schemas/long-text.schema';
import type { DrawingSize } from '@/lib/illustrations/drawing-file';

/** The two drawings of a chart: 'wide' fills the column of an article, 'narrow' a phone. */
export const drawingSizes = ['wide', 'narrow'] as const satisfies readonly DrawingSize[];

/** Width of the drawings in their own units, and padding at their sides. */
export const chartWidth = { wide: 640, narrow: 350 } as const;
export const chartPadding = { wide: 28, narrow: 18 } as const;

export type ChartOf<Kind extends ArticleChartData['kind']> = Extract<ArticleChartData, { kind: Kind }>;

/** One drawing of an article's chart: what it shows and how high it is, in its own units. */
export type ArticleDrawing = { height: number; content: ReactNode };
