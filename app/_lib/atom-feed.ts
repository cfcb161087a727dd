import type { Article, Source } from '@/content/schemas/articles';
import { blocksToHtml, escapeMarkup } from '@/lib/markdown/render-html';

/** A feed reader asks often and keeps what it has seen. */
const MAX_ENTRIES = 20;

const sourceHtml = ({ author, title, year, url }: Source) =>
  `<li>${escapeMarkup(author)} (${year}). <a href="${escapeMarkup(url)}">${escapeMarkup(title)}</a></li>`;

/** The start of a day, when an article appears. */
const startOfDay = (isoDate: string) => `${isoDate}T00:00:00Z`;

/**
 * The newest articles as an Atom feed (RFC 4287) with full text. A drawing becomes its text alternative.
 *
 * @param articles newest first.
 * @param absolute makes a path absolute.
 */
export function renderAtomFeed(
  { title, subtitle, page, feed }: { title: string; subtitle: string; page: string; feed: string },
  articles: readonly Article[],
  absolute: (path: string) => string,
): string {
  const entry = (article: Article) => {
    const { url, title, excerpt, category, author, person, publishDate, updated, body, sources } = article;
    const figures = { ...article.figures, ...article.pictures };
    const figure = (name: string) =>
      `<p><em>${escapeMarkup(`${figures[name]?.alt ?? ''} ${figures[name]?.caption ?? ''}`)}</em></p>`;
    const link = (href: string) => new URL(href, absolute(url)).href;
    const text = blocksToHtml(body, { link, figure });
    const cited = `<h2>Sources</h2><ul>${sources.map(sourceHtml).join('')}</ul>`;
    return `  <entry>
    <id>${escapeMarkup(absolute(url))}</id>
    <link href="${escapeMarkup(absolute(url))}"/>
    <title>${escapeMarkup(title)}</title>
    <published>${startOfDay(publishDate)}</published>
    <updated>${startOfDay(updated ?? publishDate)}</updated>
    <author><name>${escapeMarkup(person?.name ?? author)}</name></author>
    <category term="${escapeMarkup(category)}"/>
    <summary>${escapeMarkup(excerpt)}</summary>
    <content type="html">${escapeMarkup(text + cited)}</content>
  </entry>`;
  };
  const newest = articles.slice(0, MAX_ENTRIES);
  const days = newest.map(({ publishDate, updated }) => updated ?? publishDate);
  const updated = days.sort().at(-1) ?? '1970-01-01';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${escapeMarkup(absolute(page))}</id>
  <title>${escapeMarkup(title)}</title>
  <subtitle>${escapeMarkup(subtitle)}</subtitle>
  <updated>${startOfDay(updated)}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeMarkup(absolute(feed))}"/>
  <link href="${escapeMarkup(absolute(page))}"/>
${newest.map(entry).join('\n')}
</feed>
`;
}
