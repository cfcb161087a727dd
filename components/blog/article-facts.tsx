import { Badge } from '@/components/ui/badge';
import type { Article } from '@/content/articles/schema';
import { formatDate } from '@/lib/dates';

/** What stands beside an article's title: that it is a draft, category, author where the page is the article's own, date, reading time. */
export function ArticleFacts({
  article: { category, publishDate, readTime, draft },
  author,
}: {
  article: Pick<Article, 'category' | 'publishDate' | 'readTime' | 'draft'>;
  author?: string;
}) {
  return (
    <ul className="article-facts">
      {draft && (
        <li>
          <Badge variant="warning">Draft</Badge>
        </li>
      )}
      <li>{category}</li>
      {author && <li>{author}</li>}
      <li>
        <time dateTime={publishDate}>{formatDate(publishDate)}</time>
      </li>
      <li>{readTime} read</li>
    </ul>
  );
}
