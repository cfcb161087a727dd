import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { FilteredList } from '@/components/filters/filtered-list';

const facets = [
  {
    name: 'kind',
    legend: 'Kind',
    all: 'All kinds',
    options: [
      { value: 'guide', label: 'Guide' },
      { value: 'template', label: 'Template' },
    ],
  },
  {
    name: 'level',
    legend: 'Level',
    all: 'All levels',
    options: [
      { value: 'easy', label: 'Easy' },
      { value: 'hard', label: 'Hard' },
    ],
  },
];
const entries = [
  { id: 'a', values: { kind: 'guide', level: 'easy' }, card: <p>A</p> },
  { id: 'b', values: { kind: 'guide', level: 'hard' }, card: <p>B</p> },
  { id: 'c', values: { kind: 'template', level: 'easy' }, card: <p>C</p> },
];
const words = { label: 'Filter files', one: 'file', many: 'files', none: 'No file.', reset: 'Clear filters' };
const list = <FilteredList facets={facets} entries={entries} words={words} />;
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const choice = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  window.history.replaceState(null, '', '/files');
});

describe('FilteredList', () => {
  test('CASES-05 narrows by both facets, announces the number and writes the query', async () => {
    const user = userEvent.setup();
    render(list);
    expect(screen.getByRole('status')).toHaveTextContent('3 files');
    await user.click(choice('Guide 2'));
    expect(shown()).toEqual(['A', 'B']);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3 files');
    expect(window.location.search).toBe('?kind=guide');
    await user.click(choice('Hard 1'));
    expect(shown()).toEqual(['B']);
    expect(window.location.search).toBe('?kind=guide&level=hard');
    expect(choice('Template 0')).toBeEnabled();
    await user.click(choice('Template 0'));
    expect(shown()).toEqual([]);
    expect(screen.getByText('No file.')).toBeInTheDocument();
    await user.click(choice('Clear filters'));
    expect(shown()).toEqual(['A', 'B', 'C']);
    expect(window.location.search).toBe('');
    expect(screen.getByRole('status')).toHaveFocus();
  });

  test('CASES-05 each choice is one entry of the history', async () => {
    const user = userEvent.setup();
    const before = window.history.length;
    render(list);
    await user.click(choice('Guide 2'));
    await user.click(choice('Guide 2'));
    await user.click(choice('Easy 1'));
    expect(window.history.length).toBe(before + 2);
    act(() => {
      window.history.replaceState(null, '', '/files?level=hard');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(shown()).toEqual(['B']);
    expect(
      within(screen.getByRole('group', { name: 'Level' })).getByRole('button', { name: /^Hard/ }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  test('DECISIONS-11 the server renders the whole list, whatever the address says', () => {
    window.history.replaceState(null, '', '/files?kind=template');
    const html = document.createElement('div');
    html.innerHTML = renderToString(list);
    expect(within(html).getAllByRole('listitem')).toHaveLength(3);
    render(list, { container: document.body.appendChild(html), hydrate: true });
    expect(shown()).toEqual(['C']);
  });
});
