import { z } from 'zod';
import { readingTime } from '@/lib/markdown/blocks';
import { isoDate, meta, slug, text } from '../schemas/fields';
import { figures, figuresFit, markdown } from '../schemas/long-text.schema';

export const articleCategory = z.enum(
  ['Automation', 'Training', 'Strategy', 'Guide', 'Data'],
  'must be one of the five categories that have a cover pattern',
);

/** What an article cites: a publication outside this site that its author has read. */
const source = z.strictObject({
  author: text(120),
  title: text(160),
  /** The journal, publisher or site, where it is not the author. */
  publisher: text(80).optional(),
  year: z.int().min(1900, 'must be a year such as 2023').max(2100),
  url: z.url('must be an address').startsWith('https://', 'must begin with https://'),
});
export type Source = z.infer<typeof source>;

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
    /** Listed at the end of the article. The text names each one by its author. */
    sources: z.array(source).min(2, 'must name at least 2 sources').max(4),
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
