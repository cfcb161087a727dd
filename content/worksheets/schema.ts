import { z } from 'zod';
import { isoDate, slug, text } from '../schemas/fields';

/** How a number of a worksheet is shown. */
const cellFormat = z.enum(['usd', 'cents', 'percent', 'tenths', 'whole', 'decimal', 'hundredths']);

/**
 * A cell: text, a number, nothing, a formula ('=B4*B5') with its format and its value where that is known, a link, or
 * a cell to fill in (`fill`) with its example.
 */
const cell = z.union(
  [
    z.string(),
    z.number(),
    z.null(),
    z.strictObject({
      formula: z.string().startsWith('=', 'must begin with ='),
      as: cellFormat.optional(),
      value: z.union([z.string(), z.number()]).optional(),
    }),
    z.strictObject({ text: z.string(), href: z.url() }),
    z.strictObject({ fill: z.union([z.string(), z.number(), z.null()]), as: cellFormat.optional() }),
  ],
  'must be text, a number, null, { formula, as?, value? }, { text, href } or { fill, as? }',
);

const corner = z.strictObject({ row: z.int().min(0), col: z.int().min(0) });

export const worksheet = z.strictObject({
  name: text(31),
  /** Widths of the columns, in letters. Rows have at most so many cells. */
  widths: z.array(z.number().min(4).max(90)).min(1).max(12),
  landscape: z.boolean().default(false),
  rows: z
    .array(
      z.strictObject({
        /** 'title' and 'note' run over the sheet's whole width. */
        style: z.enum(['title', 'note', 'head', 'plain', 'total']).default('plain'),
        cells: z.array(cell),
      }),
    )
    .min(3),
  /** What cells accept: words from a list, or numbers between two ends. */
  accepts: z
    .array(
      z.union([
        z.strictObject({ range: text(20), words: z.array(text(40)).min(2).max(8) }),
        z.strictObject({ range: text(20), from: z.number(), to: z.number() }),
      ]),
    )
    .default([]),
  /** Cells that stand out while a formula holds. */
  marks: z.array(z.strictObject({ range: text(20), when: text(120) })).default([]),
  /** Charts over ranges of the workbook, between two corners. Rows and columns count from 0. */
  charts: z
    .array(
      z.strictObject({
        kind: z.enum(['column', 'bar', 'line']),
        title: text(60),
        from: corner,
        to: corner,
        categories: text(60),
        /** Where the axis of values begins, if its own choice would mislead. */
        least: z.number().optional(),
        series: z
          .array(
            z.strictObject({ name: text(60), values: text(60), tone: z.enum(['before', 'lane', 'ink2']) }),
          )
          .min(1)
          .max(3),
      }),
    )
    .default([]),
});
export type WorksheetInput = z.input<typeof worksheet>;

/** The worksheet of a tool: what the tool does, as a file to keep. */
export const toolWorksheet = z.strictObject({
  file: slug,
  title: text(60),
  subtitle: text(180),
  description: text(220),
  updated: isoDate,
  sheets: z.array(worksheet).min(1).max(6),
});
export type ToolWorksheet = z.infer<typeof toolWorksheet>;
export type ToolWorksheetInput = z.input<typeof toolWorksheet>;
