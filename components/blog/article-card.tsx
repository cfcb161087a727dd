import { Cover } from '@/components/illustrations/cover';
import { Icon } from '@/components/ui/icon';
import type { Article } from '@/content/schemas/articles';
import styles from './article-card.module.css';
import { ArticleMeta } from './article-meta';

/**
 * Hidden from screen readers on the featured card, where the title is the link. One shared object, so React sends it
 * to the browser once.
 */
const more = (
  <p aria-hidden className={styles.more}>
    <span className="text-link">Read the article</span>
    <Icon name="arrow-right" size={18} className="arrow-move" />
  </p>
);

/** An article in a list: cover, meta line, title, excerpt. The whole card links to it. */
export function ArticleCard({
  article,
  headingLevel: Heading = 'h2',
}: {
  article: Article;
  headingLevel?: 'h2' | 'h3';
}) {
  const { category, url, title, excerpt } = article;
  return (
    <article className={`row-link ${styles.card}`}>
      <Cover category={category} className="bg-sunk" />
      <div className="pt-4">
        <ArticleMeta article={article} />
        <Heading className={`mt-1.5 font-semibold tracking-[-0.01em] font-stretch-78% ${styles.title}`}>
          <a href={url} className="stretched-link row-title">
            {title}
          </a>
        </Heading>
        <p className="mt-1.5">{excerpt}</p>
        {more}
      </div>
    </article>
  );
}
