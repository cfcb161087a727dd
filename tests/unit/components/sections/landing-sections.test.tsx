import { render, screen } from '@testing-library/react';
import { LandingSection } from '@/components/sections/landing-section';
import { ImpactBar } from '@/components/sections/statistics';
import type { ContentIndex } from '@/components/sections/types';

// @requirement SERVICES-15
test('the case-study section is left out when no case study matches', () => {
  const { container } = render(
    <LandingSection
      section={{ kind: 'case-studies', title: 'A study', match: { solution: 'workflow-automation' } }}
      contentIndex={{ caseStudies: [] } as unknown as ContentIndex}
      headingId="h"
      opens
      joined={false}
    />,
  );
  expect(container).toBeEmptyDOMElement();
});

// @requirement SERVICES-12
test.each([
  ['what is less leaves the rest', '85%', { kind: 'less', percent: 85 }, /after: 15% remains/, 15],
  ['a lower bound says so', '60%+', { kind: 'less', percent: 60 }, /after: at most 40% remains/, 40],
  ['what grows is longer', '25%+', { kind: 'more', percent: 25 }, /at least 125 for every 100/, 125],
  ['a range ends above', '15-60%', { kind: 'more', percent: 15, upTo: 60 }, /115 to 160 for every/, 160],
  ['a share fills a part', '99.8%', { kind: 'share', percent: 99.8 }, /^99\.8 of 100\.$/, 99.8],
] as const)('%s', (_, value, bar, words, ratio) => {
  render(<ImpactBar value={value} bar={bar} />);
  expect(screen.getByRole('img', { name: words })).toBeInTheDocument();
  const [before, after] = [...screen.getByRole('img').children].map((bar) =>
    Number.parseFloat((bar as HTMLElement).style.getPropertyValue('--share')),
  );
  expect((100 * after!) / before!).toBeCloseTo(ratio, 0);
});
