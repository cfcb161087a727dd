import { ContentIcon } from '@/components/ui/content-icon';
import type { Article } from '@/content/articles/schema';
import { formatDate } from '@/lib/dates';

/** Articles as ruled rows; the whole row leads to the article. */
export function ArticleRows({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="article-rows">
      {articles.map((article) => (
        <li key={article.id} className="article-row row-link enter">
          <p className="type-meta text-ink-3">
            <time dateTime={article.publishDate} className="block">
              {formatDate(article.publishDate)}
            </time>
            {article.category}, {article.readTime}
          </p>
          <h3 className="type-h3">
            <a href={article.url} className="row-cover row-title">
              {article.title}
            </a>
          </h3>
          <p className="type-small text-ink-2">{article.excerpt}</p>
          <ContentIcon name="arrow-right" size={26} className="arrow-move size-6 article-row-arrow" />
        </li>
      ))}
    </ul>
  );
}
