import { Badge } from '@/components/ui/badge';
import type { Article } from '@/content/articles/schema';
import { formatDate } from '@/lib/format/dates';
import styles from './article-card.module.css';

/** Whether an article is a draft, its category, its author on its own page, its date and its reading time. */
export function ArticleMeta({
  article: { category, publishDate, readTime, draft },
  author,
}: {
  article: Pick<Article, 'category' | 'publishDate' | 'readTime' | 'draft'>;
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
