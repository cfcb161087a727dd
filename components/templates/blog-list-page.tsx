import { Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Article, Page } from '@/content/schema';
import { routes } from '@/lib/routes';
import { ArticleList } from '../islands/article-list/article-list';
import { ArticleCard } from '../sections/blog/article-card';
import { Container } from '../ui/container';
import { PageHead } from './page-head';

/**
 * One page of the blog's list.
 *
 * @param number of the page, the first being 1.
 * @param articles all of them: a search looks at every page.
 * @param newsletter the sign-up box below the list.
 */
export function BlogListPage({
  page,
  number,
  articles,
  categories,
  newsletter,
}: {
  page: Pick<Page, 'heading' | 'lead'>;
  number: number;
  articles: readonly Article[];
  categories: readonly string[];
  newsletter?: ReactNode;
}) {
  const { heading, lead } = page;
  return (
    <>
      <PageHead
        crumbs={[
          { label: 'Home', href: routes.home },
          ...(number === 1
            ? [{ label: heading }]
            : [{ label: heading, href: routes.blog }, { label: `Page ${number}` }]),
        ]}
        heading={heading}
        lead={lead}
      />
      <Container className="article-list pb-[calc(var(--section)*0.75)]">
        <ArticleList
          page={number}
          categories={categories}
          entries={articles.map((article) => ({
            id: article.id,
            title: article.title,
            excerpt: article.excerpt,
            category: article.category,
            card: <ArticleCard article={article} />,
          }))}
          beside={<FeedLink />}
        />
      </Container>
      {newsletter}
    </>
  );
}

/** The way to the feed for readers who use one. */
export const FeedLink = () => (
  <a href={routes.feed} className="feed-link" type="application/atom+xml">
    <Rss aria-hidden size={16} strokeWidth={1.75} />
    <span className="quiet-link">Feed</span>
  </a>
);
