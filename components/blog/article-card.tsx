import { ArticleCover } from '@/components/illustrations/covers/article-cover';
import { ContentIcon } from '@/components/ui/content-icon';
import type { Article } from '@/content/articles/schema';
import { ArticleFacts } from './article-facts';

/**
 * An article beside others: cover, facts, title, excerpt. The whole card leads to it. On the blog's
 * own pages the style sheet draws the first one large.
 */
export function ArticleCard({
  article,
  headingLevel: Heading = 'h2',
}: {
  article: Pick<
    Article,
    'id' | 'url' | 'title' | 'excerpt' | 'category' | 'publishDate' | 'readTime' | 'draft'
  >;
  headingLevel?: 'h2' | 'h3';
}) {
  const { id, url, title, excerpt, category } = article;
  return (
    <article className="article-card row-link">
      <ArticleCover category={category} slug={id} />
      <div>
        <ArticleFacts article={article} />
        <Heading className="article-card-title">
          <a href={url} className="row-cover row-title">
            {title}
          </a>
        </Heading>
        <p className="article-card-excerpt">{excerpt}</p>
        {/* The title is the link; these words show a reader of the large card where it leads. */}
        <p aria-hidden className="article-card-more">
          <span className="text-link">Read the article</span>
          <ContentIcon name="arrow-right" size={18} className="arrow-move" />
        </p>
      </div>
    </article>
  );
}
