/** @requirement BLOG-01 BLOG-06 BLOG-07 BLOG-12 */
import { act, fireEvent, render, screen } from '@testing-library/react';
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
const shown = () => screen.queryAllByText(/^A\d+$/).map((card) => Number(card.textContent?.slice(1)));
const count = () => screen.getAllByText(/^\d+( of \d+)? articles/)[0];

beforeEach(() => {
  window.history.replaceState(null, '', '/blog');
  Element.prototype.scrollIntoView = jest.fn();
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
  type('');
  act(() => jest.advanceTimersByTime(500));
  expect(announced).toHaveTextContent(/^18 articles$/);
  jest.useRealTimers();
});
