/** @requirement CASES-03 CASES-07 */
import { render, screen } from '@testing-library/react';
import { CaseChart, CaseDrawings } from '@/components/illustrations/charts/case-chart';
import { CaseDetailChart, CaseDetailDrawings } from '@/components/illustrations/charts/case-detail-chart';
import { caseStudies } from '@/content/case-studies';
import { splitResult } from '@/lib/case-studies/result-line';

test.each(caseStudies.map((study) => [study.id, study] as const))(
  'every chart of %s is one image with its sentence, from drawings that its file has',
  (id, { figure, narrative, results }) => {
    const outcome = splitResult(results[0]!).figure;
    const { container: file } = render(
      <svg>
        <title>file</title>
        <CaseDrawings data={figure} outcome={outcome} />
        <CaseDetailDrawings data={figure} phases={narrative.approach} />
      </svg>,
    );
    const { container } = render(
      <>
        <CaseChart id={id} alt={figure.alt} size="card" />
        <CaseChart id={id} alt={figure.alt} size="outcome" />
        <CaseChart id={id} alt={figure.alt} size="feature" />
        <CaseChart id={id} alt={figure.alt} size="alone" />
        <CaseDetailChart id={id} data={figure} />
      </>,
    );
    expect(screen.getAllByRole('img', { name: figure.alt })).toHaveLength(5);
    for (const use of container.querySelectorAll('use')) {
      const [path, name] = (use.getAttribute('href') ?? '').split('#');
      expect(path).toBe(`/illustrations/case-${id}.svg`);
      const [, , width, height] = (use.parentElement?.getAttribute('viewBox') ?? '').split(' ').map(Number);
      const drawing = file.querySelector(`[id="${name}"]`);
      expect(drawing).toHaveTextContent(figure.end);
      if (name?.startsWith('outcome')) expect(drawing).toHaveTextContent(outcome);
      for (const node of drawing!.querySelectorAll('circle')) {
        for (const [place, size] of [
          ['cx', width],
          ['cy', height],
        ] as const) {
          expect(Number(node.getAttribute(place))).toBeGreaterThan(0);
          expect(Number(node.getAttribute(place))).toBeLessThan(size ?? 0);
        }
      }
    }
    expect(file.innerHTML).not.toMatch(/NaN|undefined/);
  },
);
