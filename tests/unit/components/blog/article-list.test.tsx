import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ArticleList } from '@/components/blog/article-list';
import { SearchInputs } from '@/components/blog/search-inputs';

const categories = ['Guide', 'Data'];
/** 18 articles; the odd ones are guides, and every fourth speaks of a pilot. */
const entries = Array.from({ length: 18 }, (_, index) => ({
  id: `a${index + 1}`,
  title: `Article ${index + 1}`,
  excerpt: index % 4 === 0 ? 'About a Pilot.' : 'About work.',
  category: index % 2 === 0 ? 'Guide' : 'Data',
  card: <p>{`A${index + 1}`}</p>,
}));
const list = (page = 1) => (
  <ArticleList
    page={page}
    categories={categories}
    entries={entries}
    fields={<SearchInputs categories={categories} />}
    beside={<a href="/feed.xml">Feed</a>}
  />
);
const pager = () => screen.queryByRole('navigation', { name: 'Pages of the blog' });
const shown = () => screen.queryAllByText(/^A\d+$/).map((card) => Number(card.textContent?.slice(1)));
const status = () => screen.getByRole('status');
const box = () => screen.getByRole('searchbox', { name: 'Search articles' });
const chosen = () => screen.getByRole('combobox', { name: 'Category' });
const address = () => window.location.pathname + window.location.search;
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

beforeEach(() => {
  window.history.replaceState(null, '', '/blog');
  Element.prototype.scrollIntoView = jest.fn();
});

test('BLOG-01 BLOG-06 BLOG-07 seven articles a page, their number, and a pager that ends at the first and last page', () => {
  render(list());
  expect(shown()).toEqual(upTo(1, 7));
  expect(status()).toHaveTextContent('18 articles, page 1 of 3');
  expect(
    within(pager()!)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Previous', '1', '2', '3', 'Next']);
  expect(
    within(pager()!)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['1', '/blog', 'page'],
    ['2', '/blog/page/2', null],
    ['3', '/blog/page/3', null],
    ['Next', '/blog/page/2', null],
  ]);
  cleanup();
  window.history.replaceState(null, '', '/blog/page/3');
  render(list(3));
  expect(shown()).toEqual(upTo(15, 18));
  expect(within(pager()!).queryByRole('link', { name: 'Next' })).toBeNull();
  expect(within(pager()!).getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog/page/2');
});

test('BLOG-03 BLOG-04 BLOG-08 results have their own pages, whose links keep the query', async () => {
  const user = userEvent.setup();
  render(list());
  await user.selectOptions(chosen(), 'Guide');
  expect(status()).toHaveTextContent('9 of 18 articles, page 1 of 2');
  const second = within(pager()!).getByRole('link', { name: '2' });
  expect(second).toHaveAttribute('href', '/blog?category=Guide&page=2');
  await user.click(second);
  expect(shown()).toEqual([15, 17]);
  expect(address()).toBe('/blog?category=Guide&page=2');
  expect(status()).toHaveFocus();
  expect(within(pager()!).getByRole('link', { current: 'page' })).toHaveTextContent('2');
  await user.type(box(), 'article 1');
  expect(shown()).toEqual([1, 11, 13, 15, 17]);
  expect(address()).toBe('/blog?q=article+1&category=Guide');
  cleanup();
  // A page beyond the results shows the last one.
  window.history.replaceState(null, '', '/blog?category=Guide&page=9');
  render(list());
  expect(shown()).toEqual([15, 17]);
});

test('BLOG-12 a search from another page of the list stands at the first address, and is one entry of the history', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/blog/page/2');
  render(list(2));
  expect(shown()).toEqual(upTo(8, 14));
  const before = window.history.length;
  await user.type(box(), 'pilot');
  expect(address()).toBe('/blog?q=pilot');
  expect(window.history.length).toBe(before + 1);
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await back;
  });
  expect(address()).toBe('/blog/page/2');
  expect(shown()).toEqual(upTo(8, 14));
  expect(box()).toHaveValue('');
});

test('BLOG-12 the server’s HTML is that of the page whatever the query, and the first client render equals it', async () => {
  window.history.replaceState(null, '', '/blog?q=pilot&page=2');
  const errors = jest.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(list(2));
  expect(container.textContent).toContain('A8');
  await act(async () => {
    hydrateRoot(container, list(2), { onRecoverableError: errors });
  });
  expect(errors).not.toHaveBeenCalled();
  expect(shown()).toEqual([1, 5, 9, 13, 17]);
  container.remove();
});
