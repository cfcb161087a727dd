import { z } from 'zod';
import { readingTime } from '@/lib/markdown/blocks';
import { isoDate, meta, slug, text } from '../fields';
import { figures, figuresFit, markdown } from '../long-text.schema';

export const articleCategory = z.enum(
  ['Automation', 'Training', 'Strategy', 'Guide', 'Data'],
  'must be one of the five categories that have a cover pattern',
);

export const article = z
  .strictObject({
    id: slug,
    title: text(80),
    excerpt: text(200),
    category: articleCategory,
    author: text(60),
    publishDate: isoDate,
    /** A draft appears in previews (SITE_PREVIEW=1) and nowhere else. */
    draft: z.boolean().default(false),
    /** Ids of one to three services that the article leads to. */
    services: z.array(slug).min(1, 'must name at least 1 service').max(3),
    figures,
    /** The text, in Markdown: see content/README.md, 'Publish an article'. */
    body: markdown,
    meta,
  })
  .refine(figuresFit, {
    path: ['figures'],
    error: 'and the ::figure lines of body must name the same drawings',
  })
  .transform((entry) => ({
    ...entry,
    url: `/blog/${entry.id}`,
    readTime: readingTime(entry.body),
    imageSrc: `/og/blog/${entry.id}.png`,
  }));
export type Article = z.infer<typeof article>;
export type ArticleInput = z.input<typeof article>;
