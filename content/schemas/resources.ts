import { z } from 'zod';
import { findCover } from '@/lib/documents/downloads';
import { path, slug, text } from './fields';

/** A tool or a book on the resources page and the home page; each has a page of its own and a file. */
export const resource = z
  .strictObject({
    id: slug,
    title: text(60),
    description: text(200),
    type: z.enum(
      ['Interactive Tool', 'Ebook (PDF)', 'Calculator'],
      "must be 'Interactive Tool', 'Ebook (PDF)' or 'Calculator'",
    ),
    url: path,
    /** The file that 'Download' gives: the book itself, or a tool's worksheet. */
    file: z
      .string()
      .regex(/^[a-z0-9-]+\.(pdf|docx|xlsx|pptx)$/, "must be a file such as 'ai-worksheet.xlsx'"),
  })
  .transform((entry) => ({
    ...entry,
    imageSrc: `/og${entry.url}.png`,
    /** The picture of its file's first page. */
    image: findCover(entry.file.replace(/\.\w+$/, '')),
  }));
