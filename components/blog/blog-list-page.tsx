import clsx from 'clsx';
import type { ReactElement } from 'react';
import { SignUp } from '@/components/sign-up/sign-up';
import type { EmailMessages } from '@/components/sign-up/sign-up-form';
import { Container } from '@/components/ui/container';
import { SelectField, TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { ListedArticle } from '@/content/schemas/articles';
import type { SignUpBox } from '@/content/schemas/sign-up';
import type { Facet } from '@/lib/filters/filters';
import { ArticleList } from './article-list';
import { FeedLink } from './feed-link';

/**
 * One page of the blog's list.
 *
 * @param head its hero. @param number of the page, the first being 1.
 * @param articles those of this page, of `total` in the whole list.
 * @param newsletter the texts of the sign-up box below the list; `checks` are the error messages of its field.
 */
export function BlogListPage({
  head,
  number,
  articles,
  total,
  categories,
  newsletter,
  checks,
}: {
  head: ReactElement;
  number: number;
  articles: readonly ListedArticle[];
  total: number;
  categories: Facet;
  newsletter: SignUpBox;
  checks: EmailMessages;
}) {
  return (
    // A search shows its results on any page of the list, so the crumb with the number of that page is then wrong.
    <div className="[&:has([data-other-list])_[aria-label=Breadcrumb]_:is(li:nth-child(3),li:nth-child(2)>svg)]:hidden">
      {head}
      <Container rail className="pb-[calc(var(--section)*0.75)]">
        <ArticleList
          page={number}
          categories={categories}
          entries={articles}
          total={total}
          fields={<SearchInputs categories={categories} />}
          beside={<FeedLink />}
        />
      </Container>
      <SignUp copy={newsletter} checks={checks} rail="end" />
    </div>
  );
}

/** The fields of the search form. The address holds the search, so the browser must not restore them. */
function SearchInputs({ categories: { legend, all, options } }: { categories: Facet }) {
  return (
    <>
      <div
        className={clsx(
          'relative [&_input]:appearance-none [&_input]:px-11.25 [&_input::-webkit-search-cancel-button]:hidden',
          '[&:has(input:placeholder-shown)>[type=reset]]:hidden',
        )}
      >
        <TextField
          id="article-search"
          label="Search articles"
          type="search"
          placeholder="Title or summary"
          autoComplete="off"
          enterKeyHint="search"
        />
        {/* The list updates as you type. The button is for visitors who look for one. */}
        <button
          type="submit"
          aria-label="Search"
          className="absolute bottom-0 left-0 h-12 w-11 rounded-control pl-3.5 text-left text-ink-2"
        >
          <Icon name="search" />
        </button>
        {/* For pointers only, like the browser's own button: Tab skips it. */}
        <button
          type="reset"
          tabIndex={-1}
          aria-label="Clear search"
          className="absolute right-0 bottom-0 grid h-12 w-11 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon name="x" size={18} />
        </button>
      </div>
      <SelectField id="article-category" label={legend} autoComplete="off">
        <option value="">{all}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}
