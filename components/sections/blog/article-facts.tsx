import type { Article } from '@/content/schema';
import { formatDate } from '@/lib/dates';

/** What stands above or below an article's title: category, author where it is asked for, date, reading time. */
export function ArticleFacts({
  article: { category, author, publishDate, readTime },
}: {
  article: Pick<Article, 'category' | 'publishDate' | 'readTime'> & { author?: string };
}) {
  return (
    <ul className="article-facts">
      <li>{category}</li>
      {author && <li>{author}</li>}
      <li>
        <time dateTime={publishDate}>{formatDate(publishDate)}</time>
      </li>
      <li>{readTime} read</li>
    </ul>
  );
}
