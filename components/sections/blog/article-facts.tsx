import type { Article } from '@/content/schema';
import { formatDate } from '@/lib/dates';

/** What stands beside an article's title: category, author where the page is the article's own, date, reading time. */
export function ArticleFacts({
  article: { category, publishDate, readTime },
  author,
}: {
  article: Pick<Article, 'category' | 'publishDate' | 'readTime'>;
  author?: string;
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
