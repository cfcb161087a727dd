import { Icon } from '@/components/ui/icon';
import type { Article } from '@/content/schemas/articles';
import { formatDate } from '@/lib/format/dates';

/** Articles as ruled rows, without the excerpt on phones. The whole row links to the article. */
export const ArticleRows = ({ articles }: { articles: readonly Article[] }) => (
  <ul className="mt-5 border-t border-rule lg:mt-14">
    {articles.map((article) => (
      <li
        key={article.id}
        className="row-link grid gap-1.5 border-b border-rule py-5 md:grid-cols-[10rem_1fr] md:items-baseline md:gap-x-8 md:py-7 lg:grid-cols-12 lg:pt-7.5"
      >
        <p className="type-small text-ink-3 md:max-lg:row-span-2 lg:col-span-2">
          <time dateTime={article.publishDate} className="max-md:mr-3 md:block">
            {formatDate(article.publishDate)}
          </time>{' '}
          {article.category}, {article.readTime}
        </p>
        <h3 className="type-h3 lg:col-span-5">
          <a href={article.url} className="stretched-link row-title">
            {article.title}
          </a>
        </h3>
        <p className="max-md:hidden lg:col-span-4">{article.excerpt}</p>
        <Icon
          name="arrow-right"
          size={26}
          className="arrow-move -mt-0.5 hidden size-6 self-start justify-self-end lg:block"
        />
      </li>
    ))}
  </ul>
);
