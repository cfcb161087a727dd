import { render } from '@testing-library/react';
import { coverBox, GuideCoverDrawing } from '@/components/illustrations/covers/guide-cover';
import type { CoverKind } from '@/lib/guides/cover';

const lines = ['Costs', 'Benefit', 'Result & return'];

test.each<CoverKind>(['guide', 'form', 'checklist', 'workbook', 'deck'])(
  'a %s cover names its parts in order, inside the box',
  (kind) => {
    const { container } = render(
      <svg>
        <title>file</title>
        <GuideCoverDrawing cover={{ kind, lines }} />
      </svg>,
    );
    const texts = [...container.querySelectorAll('text')];
    expect(texts.map(({ textContent }) => textContent)).toEqual(lines);
    const heights = texts.map((text) => Number(text.getAttribute('y')));
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    expect(Math.max(...heights)).toBeLessThan(coverBox.height);
  },
);
