/** @requirement BLOG-01 BLOG-06 BLOG-07 BLOG-12 */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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
const count = () => screen.getAllByText(/^\d+( of \d+)? articles/)[0];
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

beforeEach(() => {
  window.history.replaceState(null, '', '/blog');
  Element.prototype.scrollIntoView = jest.fn();
});

test('seven articles a page, their number, and a pager that ends at the first and last page', () => {
  render(list());
  expect(shown()).toEqual(upTo(1, 7));
  expect(count()).toHaveTextContent('18 articles, page 1 of 3');
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

test('the server’s HTML is that of the page whatever the query, and the first client render equals it', async () => {
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

test('each new search is announced once, when typing pauses, also when it finds nothing again', () => {
  jest.useFakeTimers();
  render(list());
  const announced = screen.getByRole('status');
  const type = (words: string) => {
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } });
    act(() => jest.advanceTimersByTime(500));
  };
  type('ab');
  type('about a p');
  expect(count()).toHaveTextContent('5 of 18 articles');
  expect(announced).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(500));
  expect(announced).toHaveTextContent('5 of 18 articles for “about a p”');
  for (const nothing of ['zebra', 'zebras']) {
    type(nothing);
    act(() => jest.advanceTimersByTime(500));
    expect(announced).toHaveTextContent(`No articles for “${nothing}”`);
  }
  jest.useRealTimers();
});

test('a search begins on its first page', () => {
  window.history.replaceState(null, '', '/blog?q=article&page=2');
  render(list());
  expect(shown()).toEqual(upTo(8, 14));
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'work' } });
  expect(count()).toHaveTextContent('13 of 18 articles, page 1 of 2');
});
