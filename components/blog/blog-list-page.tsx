import { PageHead } from '@/components/layout/page-head';
import { SignUp } from '@/components/sign-up/sign-up';
import type { AddressChecks } from '@/components/sign-up/sign-up-form';
import { Container } from '@/components/ui/container';
import type { Article } from '@/content/articles/schema';
import type { SignUpBox } from '@/content/contact/sign-up.schema';
import type { PageTexts } from '@/content/schemas/fields';
import type { Crumb } from '@/lib/seo/crumbs';
import { ArticleCard } from './article-card';
import { ArticleList } from './article-list';
import { FeedLink } from './feed-link';
import { SearchInputs } from './search-inputs';

/**
 * One page of the blog's list.
 *
 * @param number of the page, the first being 1.
 * @param articles all of them, since a search covers every page.
 * @param newsletter the texts of the sign-up box below the list; `checks` are the error messages of its field.
 */
export function BlogListPage({
  crumbs,
  page,
  number,
  articles,
  categories,
  newsletter,
  checks,
}: {
  crumbs: readonly Crumb[];
  page: Pick<PageTexts, 'heading' | 'lead'>;
  number: number;
  articles: readonly Article[];
  categories: readonly string[];
  newsletter: SignUpBox;
  checks: AddressChecks;
}) {
  const { heading, lead } = page;
  return (
    // A search shows its results on any page of the list, so the crumb with the number of that page is then wrong.
    <div className="[&:has([data-other-list])_[aria-label=Breadcrumb]_:is(li:nth-child(3),li:nth-child(2)>svg)]:hidden">
      <PageHead crumbs={crumbs} heading={heading} lead={lead} />
      <Container className="pb-[calc(var(--section)*0.75)]">
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
          fields={<SearchInputs categories={categories} />}
          beside={<FeedLink />}
        />
      </Container>
      <SignUp copy={newsletter} checks={checks} />
    </div>
  );
}
