import { allArticles, articles } from '@/content/articles';
import { type Article, article, articleCategory } from '@/content/articles/schema';
import { blogCategories, blogPages } from '@/content/blog';
import { company } from '@/content/company';
import { indexedPaths } from '@/content/indexed-paths';
import { checkServices } from '@/content/landing-page/check-references';
import { services } from '@/content/services';
import { relatedArticles } from '@/lib/blog/related';
import { checkEntry } from '@/lib/content/check';
import { isPublished } from '@/lib/content/published';
import { type Block, countWords, headingsOf, type Inline, plainBlocks } from '@/lib/markdown/blocks';
import { absolute } from '@/lib/site-origin';

const each = allArticles.map((one) => [one.id, one] as const);

/** All blocks of a text, those inside others too. */
function deep(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [
    block,
    ...(block.kind === 'list' ? deep(block.items.flatMap((item) => item.blocks)) : []),
    ...(block.kind === 'quote' || block.kind === 'aside' ? deep(block.blocks) : []),
  ]);
}

const hrefs = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) =>
    'children' in part ? [...(part.kind === 'link' ? [part.href] : []), ...hrefs(part.children)] : [],
  );

const linksOf = ({ body }: Article) =>
  deep(body).flatMap((block) => {
    if (block.kind === 'paragraph') return hrefs(block.children);
    return block.kind === 'table' ? [block.head, ...block.rows].flat().flatMap(hrefs) : [];
  });

/** Short lines, such as 'Before you start', may stand in several texts. */
const MIN_LETTERS = 40;
const paragraphs = ({ excerpt, body, meta, figures }: Article) =>
  [
    excerpt,
    meta.description,
    ...plainBlocks(body),
    ...Object.values(figures).flatMap(({ alt, caption }) => [alt, caption]),
  ]
    .map((text) =>
      text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
    )
    .filter((text) => text.length >= MIN_LETTERS);

test('BLOG-06 BLOG-11 the published articles fill exactly three pages of the list', () => {
  expect(blogPages.map(({ path }) => path)).toEqual(['/blog', '/blog/page/2', '/blog/page/3']);
  for (const { path } of blogPages) expect(indexedPaths).toContain(path);
  expect(new Set(blogPages.map(({ meta }) => meta.title)).size).toBe(3);
  expect(blogPages[1]!.meta.title).toBe('Blog, page 2');
});

test('BLOG-01 every category has articles and can be chosen', () => {
  expect(blogCategories).toEqual(articleCategory.options);
});

test('ROUTE-08 the three articles of the route table are published', () => {
  const urls = articles.map(({ url }) => url);
  for (const slug of [
    'business-leaders-ai-guide-2025',
    'ai-automation-workflows-for-small-business',
    'train-team-ai-tools-approach',
  ]) {
    expect(urls).toContain(`/blog/${slug}`);
  }
});

test('BLOG-02 the newest article stands first', () => {
  const dates = articles.map(({ publishDate }) => publishDate);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('BLOG-13 an article with a future date waits for a build after it, in a preview too; a draft for a preview', () => {
  const entry = { draft: false, publishDate: '2026-05-08' };
  const at = (time: string, preview = false) => isPublished(entry, { now: new Date(time), preview });
  expect(at('2026-05-07T23:59:59Z')).toBe(false);
  expect(at('2026-05-07T23:59:59Z', true)).toBe(false);
  expect(at('2026-05-08T00:00:00Z')).toBe(true);
  const draft = { draft: true, publishDate: '2025-01-01' };
  expect([false, true].map((preview) => isPublished(draft, { preview }))).toEqual([false, true]);
  expect(articles).toEqual(
    allArticles
      .filter((one) => isPublished(one))
      .sort((one, other) => other.publishDate.localeCompare(one.publishDate)),
  );
});

describe.each(each)('%s', (id, entry) => {
  test('ENTITIES-03 BLOG-10 has what an article has, from a role and not a person', () => {
    expect(entry.url).toBe(`/blog/${id}`);
    expect(entry.imageSrc).toBe(`/og/blog/${id}.png`);
    expect(entry.readTime).toMatch(/^\d+ min$/);
    expect(entry.author).toMatch(new RegExp(`^${company.name} [a-z ]+ team$`));
    expect(entry.publishDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('BLOG-10 has 700 to 1,200 words, and a checklist, a table or a worked example', () => {
    const words = countWords(entry.body);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1200);
    const useful = deep(entry.body).filter(
      (block) =>
        block.kind === 'table' ||
        block.kind === 'aside' ||
        (block.kind === 'list' && block.items.some(({ checked }) => checked !== null)),
    );
    expect(useful.length).toBeGreaterThan(0);
  });

  test('BLOG-10 has headings in order, each with something below it', () => {
    const headings = headingsOf(entry.body);
    expect(headings.length).toBeGreaterThan(1);
    expect(headings[0]!.level).toBe(2);
    expect(new Set(headings.map(({ text }) => text)).size).toBe(headings.length);
    const bare = entry.body.filter((block, index) => {
      const next = entry.body[index + 1];
      return block.kind === 'heading' && (!next || (next.kind === 'heading' && next.level <= block.level));
    });
    expect(bare).toEqual([]);
  });

  test('ROUTE-14 links to pages and files that are there, and to other sites by https', () => {
    for (const href of linksOf(entry)) {
      const url = new URL(href, absolute(entry.url));
      if (url.origin !== new URL(absolute('/')).origin) {
        expect(href).toMatch(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i);
        continue;
      }
      // Files are made by the build; the crawl of the whole site asks for each of them.
      const isFile = /\.[a-z0-9]+$/.test(url.pathname);
      expect([href, isFile || indexedPaths.includes(url.pathname)]).toEqual([href, true]);
      const target = allArticles.find((other) => other.url === url.pathname);
      if (url.hash && target) {
        expect(headingsOf(target.body).map((heading) => `#${heading.id}`)).toContain(url.hash);
      }
    }
  });

  test('DECISIONS-01 a figure with numbers says that they are illustrative', () => {
    for (const figure of Object.values(entry.figures)) {
      if (figure.kind !== 'steps') expect(figure.caption).toMatch(/illustrative/i);
    }
  });

  test('BLOG-10 leads to articles like it', () => {
    const related = relatedArticles(entry, articles);
    expect(related.length).toBeGreaterThan(0);
    expect(related.map((other) => other.id)).not.toContain(id);
  });
});

test('BLOG-10 no two articles share a paragraph', () => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const entry of allArticles) {
    for (const text of new Set(paragraphs(entry))) {
      const other = owner.get(text);
      if (other) shared.push(`${other} and ${entry.id}: ${text}`);
      owner.set(text, entry.id);
    }
  }
  expect(shared).toEqual([]);
});

test('ENTITIES-03 an article that leads to a service that is not there, or twice to one, stops the build', () => {
  const check = (ids: string[]) => () =>
    checkServices('content/articles', [{ id: 'x', services: ids }], services);
  expect(check(['ai-training', 'workflow-automation'])).not.toThrow();
  expect(check(['ai-trainings'])).toThrow(
    "content/articles/x.ts, entry 'x', field 'services': there is no service 'ai-trainings'. Use one of: ai-training, ",
  );
  expect(check(['ai-training', 'ai-training'])).toThrow(
    "content/articles/x.ts, entry 'x', field 'services': 'ai-training' stands here twice. Keep one of the two.",
  );
});

test('ENTITIES-03 a mistake in an article names the file, the field and what to do', () => {
  const { url, readTime, imageSrc, ...good } = allArticles[0]!;
  const check = (change: object) => () =>
    checkEntry(article, 'content/articles/x.ts', { ...good, figures: {}, body: 'Text.', ...change }, 'x');
  expect(check({})).not.toThrow();
  expect(check({ body: 'A.\n\n# Big' })).toThrow("field 'body': line 3: a heading must be ## or ###");
  expect(check({ body: '::figure{#gone}' })).toThrow(
    "field 'figures': and the ::figure lines of body must name the same drawings.",
  );
  expect(check({ category: 'Cooking' })).toThrow("field 'category': must be one of the five categories");
  expect(check({ publishDate: 'May 8, 2025' })).toThrow(
    "field 'publishDate': must be a date such as '2025-05-08'.",
  );
});
