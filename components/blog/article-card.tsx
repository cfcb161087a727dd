import { Cover } from '@/components/illustrations/cover';
import { Icon } from '@/components/ui/icon';
import type { ListedArticle } from '@/content/schemas/articles';
import { ArticleMeta } from './article-meta';

/** Hidden from screen readers, for which the title is the link. One shared object, so React sends it once. */
const more = (
  <p aria-hidden className="mt-4 hidden items-center gap-2 featured:inline-flex">
    <span className="text-link">Read the article</span>
    <Icon name="arrow-right" size={18} className="arrow-move" />
  </p>
);

/** An article in the list, where the first card that the search leaves is the featured one, over the whole width. */
export const ArticleCard = ({ article }: { article: ListedArticle }) => (
  <article className="row-link">
    <Cover entry={article} className="featured:aspect-5/3 featured:bg-band sm:featured:aspect-3/1" />
    <div className="pt-4 lg:featured:pt-6">
      <ArticleMeta article={article} />
      <h2 className="type-h3-lg mt-1.5 featured:text-h1">
        <a href={article.url} className="stretched-link row-title">
          {article.title}
        </a>
      </h2>
      <p className="mt-1.5 featured:mt-4 featured:text-h3">{article.excerpt}</p>
      {more}
    </div>
  </article>
);
