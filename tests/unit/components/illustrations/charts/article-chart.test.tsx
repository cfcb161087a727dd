/** @requirement BLOG-10 */
import { render, screen } from '@testing-library/react';
import { ArticleChart } from '@/components/illustrations/charts/article-chart';
import { allArticles } from '@/content/articles';

const charts = allArticles.flatMap(({ figures }) => Object.values(figures));

test.each(charts)(
  'the chart "$caption" has a wide and a narrow drawing, and one text alternative',
  (chart) => {
    const { container } = render(<ArticleChart chart={chart} />);
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    expect(screen.getByRole('figure')).toHaveTextContent(chart.caption);
    expect(screen.getByRole('img', { name: chart.alt })).toBeInTheDocument();
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  },
);
