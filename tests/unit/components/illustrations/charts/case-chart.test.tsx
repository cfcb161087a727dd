/** @requirement CASES-07 */
import { render, screen } from '@testing-library/react';
import { CaseChart } from '@/components/illustrations/charts/case-chart';
import { caseStudies } from '@/content/case-studies';

describe.each(['card', 'feature', 'study'] as const)('as a %s', (size) => {
  test.each(caseStudies)(
    'the chart of $id tells its last value, and every line of its axis',
    ({ figure }) => {
      const { container } = render(<CaseChart data={figure} size={size} />);
      const drawing = screen.getByRole('img', { name: figure.alt });
      expect(drawing).toHaveTextContent(figure.detail.last);
      for (const tick of figure.detail.ticks) expect(drawing).toHaveTextContent(String(tick));
      expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
    },
  );
});
