import { z } from 'zod';
import { type Block, listFigureIds } from '@/lib/markdown/inspect-blocks';
import { MarkdownError, readMarkdown } from '@/lib/markdown/read-markdown';
import { alternative, slug, text } from './fields';

const point = z.tuple([z.number(), z.number()], 'must be [x, y]');

/** What every drawing inside a text says of itself. */
const textFigure = {
  /** Shown under the drawing. Invented numbers say here that they are illustrative. */
  caption: text(160),
  /** The drawing in a sentence or two, for those who do not see it. */
  alt: alternative(320),
};

/** A drawing that a text places with `::figure{#name}`. */
const figure = z.discriminatedUnion('kind', [
  /** Horizontal bars, gray before and orange after; where one has `highlight`, the others are gray. */
  z.strictObject({
    kind: z.literal('bars'),
    ...textFigure,
    unit: text(20),
    items: z
      .array(
        z.strictObject({
          label: text(32),
          before: z.number().min(0).optional(),
          value: z.number().min(0),
          highlight: z.literal(true).optional(),
        }),
      )
      .min(2, 'must have at least 2 bars')
      .max(8),
  }),
  /** Lines over two axes; the one with tone 'lane' is what the text is about. */
  z.strictObject({
    kind: z.literal('curve'),
    ...textFigure,
    xLabel: text(32),
    yLabel: text(32),
    /** True where a line goes straight from one point to the next, as counts do; else it bends through them. */
    straight: z.boolean().optional(),
    /** The step between the numbers of the horizontal axis where round ones do not fit: 8 for working days. */
    xStep: z.number().positive().optional(),
    /** Points whose value is written above them. */
    marks: z.array(point).max(4).optional(),
    series: z
      .array(
        z.strictObject({
          label: text(28),
          tone: z.enum(['before', 'lane']),
          points: z.array(point).min(2, 'must have at least 2 points').max(40),
        }),
      )
      .min(1)
      .max(4),
  }),
  /** Stages along the lane, left to right; `person` marks those where someone decides. */
  z.strictObject({
    kind: z.literal('steps'),
    ...textFigure,
    steps: z
      .array(z.strictObject({ label: text(24), note: text(48).optional(), person: z.boolean().optional() }))
      .min(3, 'must have at least 3 steps')
      .max(6),
  }),
]);
export type ArticleChartData = z.infer<typeof figure>;

/** Markdown as `lib/markdown/read-markdown.ts` takes it; the message names the line. */
export const markdown = z.string('must be text').transform((source, context): Block[] => {
  try {
    return readMarkdown(source);
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
    return z.NEVER;
  }
});

/** The drawings of a text, by the names that the text places them with. */
export const figures = z.record(slug, figure).default({});

/** Drawings that a text places but the entry lacks, and drawings that no text places. */
function strayFigures(blocks: readonly Block[], drawn: Record<string, unknown>): string[] {
  const placed = new Set(listFigureIds(blocks));
  return [
    ...[...placed].filter((name) => !(name in drawn)),
    ...Object.keys(drawn).filter((name) => !placed.has(name)),
  ];
}

/** For the schemas of texts: each drawing is placed, and each place has a drawing. */
export const figuresFit = (entry: { body: Block[]; figures: Record<string, unknown> }) =>
  strayFigures(entry.body, entry.figures).length === 0;
