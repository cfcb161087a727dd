import { render, screen, within } from '@testing-library/react';
import { CaseStudyCards } from '@/components/case-studies/case-study-cards';
import { caseStudies } from '@/content/case-studies';

const [first] = caseStudies;
if (!first) throw new Error('there are case studies');
const results = ['10% less.', '20% more.', '30% of the rest.', '40 days.'];

test('HOME-06 a study shows at most 2 result lines with their figures in bold, however many it has', () => {
  render(<CaseStudyCards studies={caseStudies.map((study) => ({ ...study, results }))} />);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(caseStudies.length);
  for (const card of cards) {
    const lines = within(card).getAllByRole('listitem');
    expect(lines.length).toBeGreaterThanOrEqual(1);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(within(card).getAllByRole('strong')[0]).toHaveTextContent(/^10%$/);
  }
});
