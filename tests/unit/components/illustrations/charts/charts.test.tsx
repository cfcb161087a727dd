/** @requirement BLOG-10 CASES-07 */
import { render, screen } from '@testing-library/react';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import { CaseStudyChart } from '@/components/illustrations/charts/case-study-chart';
import { allArticles } from '@/content/articles';
import { caseStudies } from '@/content/case-studies';

const charts = allArticles.flatMap(({ figures }) => Object.values(figures));

test.each(charts)("the chart '$caption' has its words as text and one text alternative", (chart) => {
  const { container } = render(<ArticleChart chart={chart} />);
  expect(screen.getByRole('figure')).toHaveTextContent(chart.caption);
  const drawing = screen.getByRole('img', { name: chart.alt });
  const parts = chart.kind === 'bars' ? chart.items : chart.kind === 'steps' ? chart.steps : chart.series;
  for (const { label } of parts) expect(drawing).toHaveTextContent(label);
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
});

describe.each(['card', 'feature', 'page'] as const)('a chart of the kind %s', (size) => {
  test.each(caseStudies)('the chart of $id shows its last value and every axis label', ({ chart }) => {
    const { container } = render(<CaseStudyChart data={chart} size={size} />);
    const drawing = screen.getByRole('img', { name: chart.alt });
    expect(drawing).toHaveTextContent(chart.detail.last);
    // On the page of the case study, the lane enters where one of the numbers would be.
    const missing = chart.detail.ticks.filter((tick) => !drawing.textContent?.includes(String(tick)));
    expect(missing.length).toBeLessThanOrEqual(size === 'page' ? 1 : 0);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  });
});
