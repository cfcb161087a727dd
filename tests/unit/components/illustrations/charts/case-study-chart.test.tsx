/** @requirement CASES-07 */
import { render, screen } from '@testing-library/react';
import { CaseStudyChart } from '@/components/illustrations/charts/case-study-chart';
import { caseStudies } from '@/content/case-studies';

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
