/** @requirement BLOG-10 */
import { render, screen } from '@testing-library/react';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import { allArticles } from '@/content/articles';

const charts = allArticles.flatMap(({ figures }) => Object.values(figures));

test.each(charts)("the chart '$caption' has its words as text and one text alternative", (chart) => {
  const { container } = render(<ArticleChart chart={chart} />);
  expect(screen.getByRole('figure')).toHaveTextContent(chart.caption);
  const drawing = screen.getByRole('img', { name: chart.alt });
  const parts = chart.kind === 'bars' ? chart.items : chart.kind === 'steps' ? chart.steps : chart.series;
  for (const { label } of parts) expect(drawing).toHaveTextContent(label);
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
});
