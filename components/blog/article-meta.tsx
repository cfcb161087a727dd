import { Badge } from '@/components/ui/badge';
import type { Article } from '@/content/articles/schema';
import { formatDate } from '@/lib/format/dates';
import styles from './article-card.module.css';

/** Draft label, category, author (on the article's own page), date and reading time. */
export function ArticleMeta({
  article: { category, publishDate, readTime, draft },
  author,
}: {
  article: Article;
  author?: string;
}) {
  return (
    <ul className={styles.facts}>
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
