import clsx from 'clsx';
import { Cover } from '@/components/illustrations/cover';
import { Icon } from '@/components/ui/icon';
import type { ListedArticle } from '@/content/schemas/articles';
import { ArticleMeta } from './article-meta';

/** Hidden from screen readers, for which the title is the link. One shared object, so React sends it once. */
const more = (
  <p aria-hidden className="mt-4.5 hidden items-center gap-2 featured:inline-flex">
    <span className="text-link">Read the article</span>
    <Icon name="arrow-right" size={18} className="arrow-move" />
  </p>
);

type Props = { article: ListedArticle; mayBeFeatured?: boolean; headingLevel?: 'h2' | 'h3' };

/** An article in a list. In one with `data-first-large`, the first card that the search leaves is the featured one. */
export function ArticleCard({ article, mayBeFeatured = false, headingLevel: Heading = 'h2' }: Props) {
  const { url, title, excerpt } = article;
  const ifFeatured = (classes: string) => mayBeFeatured && classes;
  return (
    <article
      className={clsx(
        'row-link',
        ifFeatured('lg:featured:grid lg:featured:items-center lg:featured:split-7-5'),
      )}
    >
      <Cover entry={article} className={ifFeatured('lg:featured:aspect-[714/417]') || ''} />
      <div className="pt-4">
        <ArticleMeta article={article} />
        <Heading
          className={clsx(
            'mt-1.5 text-h3 leading-[1.2] font-semibold [letter-spacing:-0.01em] font-stretch-78%',
            ifFeatured('featured:text-h2 featured:leading-none'),
          )}
        >
          <a href={url} className="stretched-link row-title">
            {title}
          </a>
        </Heading>
        <p className={clsx('mt-1.5', ifFeatured('featured:mt-4'))}>{excerpt}</p>
        {mayBeFeatured && more}
      </div>
    </article>
  );
}
