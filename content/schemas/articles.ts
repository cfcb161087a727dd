import { z } from 'zod';
import { type Block, countWords, formatReadingTime, listPlainTexts } from '@/lib/markdown/inspect-blocks';
import { alternative, isoDate, meta, services, slug, text } from './fields';
import { figures, figuresFit, markdown } from './long-text';

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

type ArticleText = { body: Block[]; figures: z.output<typeof figures>; sources: Source[] };

/** Length of an article's text. */
const MIN_WORDS = 700;
const MAX_WORDS = 1200;

const isTool = (block: Block) =>
  block.type === 'table' ||
  block.type === 'containerDirective' ||
  (block.type === 'list' && block.children.some(({ checked }) => typeof checked === 'boolean'));

/** What an article needs before it is published; a draft may lack it. */
function problemsOf({ body, figures: drawn, sources }: ArticleText) {
  const problems: { path: (string | number)[]; message: string }[] = [];
  const words = countWords(body);
  if (words < MIN_WORDS || words > MAX_WORDS)
    problems.push({
      path: ['body'],
      message: `has ${words} words. Write ${MIN_WORDS} to ${MAX_WORDS}, or set draft: true`,
    });
  if (!body.some(isTool))
    problems.push({ path: ['body'], message: 'has no checklist, table or worked example. Add one' });
  for (const [name, { kind, caption }] of Object.entries(drawn))
    if ((kind === 'bars' || kind === 'curve') && !/illustrative|example figures/i.test(caption))
      problems.push({
        path: ['figures', name, 'caption'],
        message: "must say 'Example figures' or 'Illustrative'",
      });
  if (sources.length < 2) problems.push({ path: ['sources'], message: 'must name at least 2 sources' });
  const text = listPlainTexts(body).join(' ');
  for (const [index, { author }] of sources.entries())
    if (!author.match(/\p{Lu}[\p{L}’]{2,}/gu)?.some((name) => text.includes(name)))
      problems.push({ path: ['sources', index, 'author'], message: 'must be named in the text' });
  return problems;
}

/** What to do with the name that a camera or a phone gave a picture. */
function renameRemedy(name: string): string {
  const [, base = '', ending] = /^(.*)\.(jpe?g|png|webp)$/i.exec(name) ?? [];
  if (!ending)
    return 'must be a JPEG, PNG or WebP. Browsers cannot show others, such as HEIC: export the picture as JPEG first';
  const words = base.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `must be lower-case words joined by hyphens: rename the file to '${words}.${ending.toLowerCase()}', and write that here`;
}

const picture = z.strictObject({
  /** Name of a file in content/articles/pictures: a JPEG, PNG or WebP at least 1,360 pixels wide. */
  file: z.string('must be text').regex(/^[a-z0-9-]+\.(jpe?g|png|webp)$/, {
    error: ({ input }) => renameRemedy(String(input)),
  }),
  /** The picture in words, for those who do not see it. */
  alt: alternative(320),
  caption: text(160).optional(),
});
export type ArticlePictureData = z.infer<typeof picture>;

export const article = z
  .strictObject({
    id: slug,
    title: text(80),
    excerpt: text(200),
    category: articleCategory,
    author: text(60).regex(/ team$/, "must be a team, such as 'Example training team', never a person"),
    /** Who of the team wrote it, where that person wants to be named; shown in place of the team. */
    person: z.strictObject({ name: text(60), role: text(80) }).optional(),
    publishDate: isoDate,
    /** The day of the last change that a reader would notice. */
    updated: isoDate.optional(),
    /** A draft appears in `next dev` and in deploy previews, and nowhere else. */
    draft: z.boolean().default(false),
    /** Ids of one to three services that the article leads to. */
    services,
    figures,
    /** Photographs and screenshots, placed as figures are: `::figure{#name}`. */
    pictures: z.record(slug, picture).default({}),
    /** The text, in Markdown: see content/README.md, 'Publish an article'. */
    body: markdown,
    /** Listed at the end of the article. The text names each one by its author. */
    sources: z.array(source).max(4),
    meta,
  })
  .refine(({ body, figures: drawn, pictures }) => figuresFit({ body, figures: { ...drawn, ...pictures } }), {
    path: ['figures'],
    error: 'and pictures must name what the ::figure lines of body name',
  })
  .refine(({ publishDate, updated = publishDate }) => updated >= publishDate, {
    path: ['updated'],
    error: 'must not be before publishDate',
  })
  .superRefine((entry, context) => {
    if (!entry.draft)
      for (const problem of problemsOf(entry)) context.addIssue({ code: 'custom', ...problem });
  })
  .transform((entry) => ({
    ...entry,
    url: `/blog/${entry.id}`,
    readTime: formatReadingTime(entry.body),
    imageSrc: `/og/blog/${entry.id}.png`,
  }));
export type Article = z.infer<typeof article>;
export type ArticleInput = z.input<typeof article>;
/** What a list shows of an article. */
export type ListedArticle = Pick<
  Article,
  'id' | 'url' | 'title' | 'excerpt' | 'category' | 'publishDate' | 'readTime' | 'draft'
>;
