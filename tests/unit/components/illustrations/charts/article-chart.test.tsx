import { render, screen } from '@testing-library/react';
import { ArticleChart, ArticleChartDrawings } from '@/components/illustrations/charts/article-chart';
import type { ArticleChartData } from '@/content/long-text.schema';

const words = { caption: 'What it shows. Illustrative.', alt: 'Two things, one smaller than the other.' };
/** Points of the given heights, `step` apart. */
const along = (step: number, ...heights: number[]) =>
  heights.map((y, index): [number, number] => [index * step, y]);

const charts: ArticleChartData[] = [
  {
    kind: 'bars',
    ...words,
    unit: 'hours a week',
    items: [
      { label: 'Sorting mail', before: 1200, value: 300 },
      { label: 'Answering', value: 0 },
    ],
  },
  {
    kind: 'curve',
    ...words,
    xLabel: 'weeks',
    yLabel: 'percent',
    series: [
      { label: 'With practice', tone: 'lane', points: along(4, 10, 60, 80) },
      { label: 'One session', tone: 'before', points: along(0, 10, 40) },
      { label: 'No training', tone: 'before', points: along(8, 10, 10) },
    ],
  },
  {
    kind: 'steps',
    ...words,
    steps: [
      { label: 'Arrives', note: 'any sender' },
      { label: 'Internationalization', person: true },
      { label: 'A', note: 'x' },
      { label: 'B' },
      { label: 'C' },
      { label: 'D' },
    ],
  },
];

/** The wide and the narrow drawing of a chart that is part of the page. */
const draw = (chart: ArticleChartData) => {
  const { container } = render(<ArticleChart chart={chart} />);
  return [...container.querySelectorAll('svg')];
};
const curve = (points: [number, number][], more = {}): ArticleChartData => {
  const series = [{ label: 'Waiting', tone: 'lane' as const, points }];
  return { kind: 'curve', ...words, xLabel: 'x', yLabel: 'y', series, ...more };
};
/** Path data of the course, which is drawn after its sample beside the name. */
const courseOf = (drawing: Element) =>
  [...drawing.querySelectorAll('path[stroke="var(--lane)"]')].at(-1)?.getAttribute('d') ?? '';

test.each(charts)('BLOG-10 a chart of the kind $kind has its words and one text alternative', (chart) => {
  const drawings = draw(chart);
  expect(drawings).toHaveLength(2);
  expect(screen.getByRole('figure')).toHaveTextContent(chart.caption);
  expect(screen.getByRole('img', { name: chart.alt })).toBeInTheDocument();
  const shown = {
    bars: ['Hours a week', 'Sorting mail', '1,200', '300', 'Answering', 'before', 'after'],
    curve: ['weeks', 'percent', 'With practice', 'One session', 'No training'],
    steps: ['Arrives', 'any sender', 'a person decides'],
  }[chart.kind];
  for (const drawing of drawings) {
    expect(drawing.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
    for (const text of shown) expect(drawing).toHaveTextContent(text);
  }
});

test('BLOG-10 a chart of an article is placed from the file of the article', () => {
  const { container } = render(<ArticleChart chart={charts[0]!} file="article-pilots.svg#hours" />);
  const places = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  expect(places).toEqual(
    ['wide', 'narrow'].map((width) => `/illustrations/article-pilots.svg#hours-${width}`),
  );
  const { container: file } = render(
    <svg>
      <title>file</title>
      <ArticleChartDrawings charts={{ hours: charts[0]! }} />
    </svg>,
  );
  for (const id of ['hours-wide', 'hours-narrow']) expect(file.querySelector(`#${id} text`)).not.toBeNull();
});

test('BLOG-10 bars are as long as their numbers, gray before and ember after, beside the longest label', () => {
  const bars = (drawing: Element) => [...drawing.querySelectorAll('rect')];
  const number = (bar: Element | undefined, name: string) => Number(bar?.getAttribute(name));
  const [, , before, after, none] = bars(draw(charts[0]!)[0]!);
  expect([before, after].map((bar) => bar?.getAttribute('fill'))).toEqual(['var(--before)', 'var(--lane)']);
  expect(number(after, 'width') / number(before, 'width')).toBeCloseTo(0.25);
  expect(number(none, 'width')).toBeLessThan(3);

  const start = (label: string) => {
    const items = [label, 'Other'].map((name, value) => ({ label: name, value }));
    return number(bars(draw({ kind: 'bars', ...words, unit: 'u', items })[0]!)[0], 'x');
  };
  expect(start('A label of all thirty-two letters') - start('Short')).toBeGreaterThan(27 * 7);
});

test('BLOG-10 a line that rises evenly is drawn straight', () => {
  const [drawing] = draw(curve(along(1, 0, 10, 20)));
  const numbers = courseOf(drawing!)
    .match(/-?\d+(\.\d+)?/g)!
    .map(Number);
  const slopes = numbers
    .slice(2)
    .flatMap((x, index, all) => (index % 2 ? [] : [(all[index + 1]! - numbers[1]!) / (x - numbers[0]!)]));
  for (const slope of slopes) expect(slope).toBeCloseTo(slopes[0]!, 1);
});

test('BLOG-10 counts go straight from point to point, over steps of their own, with the marked heights written', () => {
  const more = { straight: true, xStep: 8, marks: [[8, 320]] };
  for (const drawing of draw(curve([...along(8, 0, 320), [40, 0]], more))) {
    expect(courseOf(drawing)).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+$/);
    const shown = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(shown).toEqual(expect.arrayContaining(['0', '8', '16', '24', '32', '40', '320']));
  }
});

test('BLOG-10 two lines of one tone are told apart by their strokes', () => {
  const lines = draw(charts[1]!)[0]!.querySelectorAll('path[stroke="var(--before)"]');
  expect(new Set([...lines].map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2);
});

test('BLOG-10 a word that does not fit between two steps turns the lane downward', () => {
  const short = ['One', 'Two', 'Three'].map((label) => ({ label }));
  expect(courseOf(draw(charts[2]!)[0]!)).toMatch(/V/);
  expect(courseOf(draw({ kind: 'steps', ...words, steps: short })[0]!)).not.toMatch(/V/);
});
