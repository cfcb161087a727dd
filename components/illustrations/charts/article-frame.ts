import type { ReactNode } from 'react';
import type { ArticleChartData } from '@/content/schemas/long-text.schema';

/** The two drawings of a chart: 'wide' fills the column of an article, 'narrow' a phone. */
export const widths = ['wide', 'narrow'] as const;
export type Width = (typeof widths)[number];

/** Width of the drawings in their own units, and padding at their sides. */
export const across = { wide: 640, narrow: 350 } as const;
export const pad = { wide: 28, narrow: 18 } as const;

export type ChartOf<Kind extends ArticleChartData['kind']> = Extract<ArticleChartData, { kind: Kind }>;

/** One drawing of an article's chart: what it shows and how high it is, in its own units. */
export type ArticleDrawing = { height: number; content: ReactNode };

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
/** A number as drawings write it: '1,200'. */
export const written = (value: number) => number.format(value);
