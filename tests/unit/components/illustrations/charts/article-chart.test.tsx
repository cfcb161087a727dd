/** @requirement BLOG-10 */
import { render, screen } from '@testing-library/react';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import type { ArticleChartData } from '@/content/schemas/long-text.schema';

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

test.each(charts)('a chart of the kind $kind has its words and one text alternative', (chart) => {
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
