import { Badge } from '@/components/ui/badge';
import type { Article, ListedArticle } from '@/content/schemas/articles';
import { hasBegun } from '@/lib/collections/is-published';
import { formatDate } from '@/lib/format/dates';

type Props = { article: ListedArticle & Partial<Pick<Article, 'updated'>>; author?: string };

/** Label of an unpublished article, category, author (on the article's own page), date and reading time. */
export function ArticleMeta({ article: { category, publishDate, updated, readTime, draft }, author }: Props) {
  const label = draft ? 'Draft' : !hasBegun(publishDate) && 'Scheduled';
  return (
    <ul className="type-small flex flex-wrap gap-x-2 text-ink-3 *:not-last:after:ml-2 *:not-last:after:[content:'•']">
      {label && (
        <li>
          <Badge variant="warning">{label}</Badge>
        </li>
      )}
      <li>{category}</li>
      {author && <li>{author}</li>}
      <li>
        <time dateTime={publishDate}>{formatDate(publishDate)}</time>
      </li>
      {author && updated && <li>Updated {formatDate(updated)}</li>}
      <li>{readTime} read</li>
    </ul>
  );
}
