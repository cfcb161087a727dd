import { render, screen } from '@testing-library/react';
import { CaseFigure } from '@/components/illustrations/charts/case-chart';
import { caseStudies } from '@/content/case-studies';

test.each(caseStudies.map(({ id, figure }) => [id, figure] as const))(
  'the chart of %s is one image with its sentence, drawn within its frame',
  (_, figure) => {
    for (const size of ['card', 'feature'] as const) {
      const { container, unmount } = render(<CaseFigure data={figure} size={size} />);
      expect(screen.getByRole('img', { name: figure.alt })).toBeInTheDocument();
      for (const svg of container.querySelectorAll('svg')) {
        const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
        for (const circle of svg.querySelectorAll('circle')) {
          expect(Number(circle.getAttribute('cx'))).toBeGreaterThan(0);
          expect(Number(circle.getAttribute('cx'))).toBeLessThan(width);
          expect(Number(circle.getAttribute('cy'))).toBeGreaterThan(0);
          expect(Number(circle.getAttribute('cy'))).toBeLessThan(height);
        }
        expect(svg.innerHTML).not.toContain('NaN');
      }
      unmount();
    }
  },
);
