import { ArticleList } from '@/components/blog/article-list';
import { FeedLink } from '@/components/blog/feed-link';
import { SignUp } from '@/components/sign-up/sign-up';
import { Container } from '@/components/ui/container';
import { SelectField, TextField } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { contactPage } from '@/content/contact/contact';
import { newsletter } from '@/content/contact/sign-up';
import { blogCategories, listedArticles } from '@/content/site/blog';
import { selectPageEntries } from '@/lib/blog/pagination';
import * as routes from '@/lib/routes';
import { SitePageHead } from './site-page-head';

/** One page of the blog's list. @param number of the page, the first being 1. */
export const BlogList = ({ number }: { number: number }) => (
  // A search shows its results on any page of the list, so the crumb with the number of that page is then wrong.
  <div className="[&:has([data-other-list])_ol_:is(li:nth-child(3),li:nth-child(2)>svg)]:hidden">
    <SitePageHead path={routes.blogPage(number)} from={routes.blog} />
    <Container rail className="pb-[calc(var(--section)*0.75)]">
      <ArticleList
        page={number}
        categories={blogCategories}
        entries={selectPageEntries(listedArticles, number)}
        total={listedArticles.length}
        fields={<SearchInputs />}
        beside={<FeedLink />}
      />
    </Container>
    <SignUp copy={newsletter} checks={contactPage.form.messages} rail="end" />
  </div>
);

/** The fields of the search form. The address holds the search, so the browser must not restore them. */
function SearchInputs() {
  const { legend, all, options } = blogCategories;
  return (
    <>
      <div className="relative [&_input]:appearance-none [&_input]:px-11.25 [&_input::-webkit-search-cancel-button]:hidden">
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
          className="absolute right-0 bottom-0 grid h-12 w-11 place-items-center rounded-control text-ink-2 hover:text-ink [:has(:placeholder-shown)>&]:hidden"
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
