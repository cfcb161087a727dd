import { z } from 'zod';
import { findCover } from '@/lib/documents/downloads';
import * as routes from '@/lib/routes';
import { meta, slug, text } from './fields';
import { printedText } from './printed-text';

export const guideCategories = [
  'Implementation Guides',
  'Business Templates',
  'Training Materials',
  'Best Practices',
  'Checklists',
] as const;

const guideCategory = z.enum(
  guideCategories,
  'must be one of the five categories in content/schemas/guides.ts',
);

const guideType = z.enum(['Guide', 'Template', 'Checklist'], 'must be Guide, Template or Checklist');

const guideFormat = z.enum(['PDF', 'DOCX', 'XLSX', 'PPT + PDF'], 'must be PDF, DOCX, XLSX or PPT + PDF');

export const guide = z
  .strictObject({
    id: z.int().min(1),
    title: text(60),
    description: meta.shape.description,
    category: guideCategory,
    type: guideType,
    format: guideFormat,
    /** A sample, such as '2.5k', until downloads are counted. */
    downloadCount: z.string().regex(/^\d+(\.\d)?k?\+?$/, "must be a number such as '850+' or '2.5k'"),
    featured: z.boolean(),
    /** A draft appears in `next dev` and in deploy previews, and nowhere else. */
    draft: z.boolean().default(false),
    /** Name of its files in public/downloads without the ending; a PDF also has a page of that name. */
    file: slug,
    /** What a PDF says. Its page shows the text, and `npm run documents` prints the page. */
    text: printedText.optional(),
  })
  .refine(({ format, text }) => (format === 'PDF') === (text !== undefined), {
    path: ['text'],
    error: 'must be there for the format PDF, and for no other',
  })
  .transform((entry) => ({
    ...entry,
    /** The picture of its first page, where public/guide-covers has one. */
    image: findCover(entry.file),
    /** The page to read it on. */
    page: entry.text && routes.guide(entry.file),
  }));
export type Guide = z.infer<typeof guide>;
export type GuideInput = z.input<typeof guide>;
