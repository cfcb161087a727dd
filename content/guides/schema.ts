import { z } from 'zod';
import { isoDate, slug, text } from '../schemas/fields';
import { figures, markdown } from '../schemas/long-text.schema';
import { worksheet } from '../worksheets/schema';

export const guideCategories = [
  'Implementation Guides',
  'Business Templates',
  'Training Materials',
  'Best Practices',
  'Checklists',
] as const;

const guideCategory = z.enum(
  guideCategories,
  'must be one of the five categories in content/guides/schema.ts',
);

const guideType = z.enum(['Guide', 'Template', 'Checklist'], 'must be Guide, Template or Checklist');

const guideFormat = z.enum(['PDF', 'DOCX', 'XLSX', 'PPT + PDF'], 'must be PDF, DOCX, XLSX or PPT + PDF');

const slidePoint = z.strictObject({ title: text(60).optional(), text: text(180) });

/** A slide; `notes` is what the person who presents says. */
const slide = z.strictObject({
  title: text(70),
  /** A sentence below the title. */
  lead: text(180).optional(),
  points: z.array(slidePoint).min(2).max(5).optional(),
  table: z
    .strictObject({
      head: z.array(text(40)).min(2).max(4),
      rows: z
        .array(z.array(text(480)))
        .min(1)
        .max(6),
      /** The color of each row's first cell, where the rows are traffic lights. */
      signals: z.array(z.enum(['green', 'amber', 'red'])).optional(),
    })
    .optional(),
  /** Bars in pairs, gray before and ember after. */
  bars: z
    .strictObject({
      unit: text(10),
      alt: text(320),
      items: z
        .array(z.strictObject({ label: text(24), before: z.number(), value: z.number() }))
        .min(2)
        .max(4),
    })
    .optional(),
  notes: text(700),
});

/** A file's content: running text in parts (each begins a page in DOCX), worksheets, or slides. */
const guideDocument = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), parts: z.array(markdown).min(1).max(12), figures }),
  z.strictObject({ kind: z.literal('workbook'), sheets: z.array(worksheet).min(1).max(6) }),
  z.strictObject({ kind: z.literal('deck'), slides: z.array(slide).min(3).max(20) }),
]);

export const guide = z
  .strictObject({
    id: z.int().min(1),
    title: text(60),
    description: text(220),
    category: guideCategory,
    type: guideType,
    format: guideFormat,
    /** A sample, such as '2.5k', until downloads are counted. */
    downloadCount: z.string().regex(/^\d+(\.\d)?k?$/, "must be a number such as '850' or '2.5k'"),
    /** Where the cover's drawing is served: '/downloads/covers/' and the id. */
    image: z
      .string()
      .regex(/^\/downloads\/covers\/\d+\.svg$/, "must be '/downloads/covers/', the id and '.svg'"),
    featured: z.boolean(),
    /** A draft appears in previews (SITE_PREVIEW=1) and nowhere else. */
    draft: z.boolean().default(false),
    /** Name of the file without its ending. */
    file: slug,
    /** Below the title on the first page. */
    subtitle: text(180),
    /** The day the content was last changed; the file carries it. */
    updated: isoDate,
    /** What the cover draws: words that stand in the document, in its order. */
    cover: z.array(text(26)).min(3, 'must have at least 3 lines').max(5),
    document: guideDocument,
  })
  .refine(({ id, image }) => image === `/downloads/covers/${id}.svg`, {
    path: ['image'],
    error: 'must name the id of the guide',
  })
  .refine(
    ({ format, document }) =>
      document.kind === { PDF: 'text', DOCX: 'text', XLSX: 'workbook', 'PPT + PDF': 'deck' }[format],
    { path: ['document'], error: 'must be text for PDF and DOCX, a workbook for XLSX, a deck for PPT + PDF' },
  );
export type Guide = z.infer<typeof guide>;
export type GuideInput = z.input<typeof guide>;
