import { render, screen } from '@testing-library/react';
import { ImpactBar } from '@/components/illustrations/impact-bar';
import { Articles } from '@/components/sections/articles';
import { CaseStudies } from '@/components/sections/case-studies';
import { audiences } from '@/content/audiences';
import { contentIndex } from '@/content/content-index';

const head = { title: 'A study', headingId: 'h' };

test('SERVICES-15 the case-study section is left out when no study matches', () => {
  const { container } = render(
    <CaseStudies
      section={{ kind: 'case-studies', title: head.title, match: { solution: 'Workflow Automation' } }}
      contentIndex={{ ...contentIndex, studies: [] }}
      headingId={head.headingId}
    />,
  );
  expect(container).toBeEmptyDOMElement();
});

test('SERVICES-15 it shows at most two studies with at most two results each', () => {
  const [study] = contentIndex.studies;
  const results = ['1 day', '2 days', '3 days'];
  const many = ['a', 'b', 'c'].map((id) => ({ ...study!, id, title: `Study ${id}`, results }));
  render(
    <CaseStudies
      section={{ kind: 'case-studies', title: head.title, match: { industry: study!.industry } }}
      contentIndex={{ ...contentIndex, studies: many }}
      headingId={head.headingId}
    />,
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getAllByText('2 days')).toHaveLength(2);
  expect(screen.queryByText('3 days')).not.toBeInTheDocument();
  expect(screen.queryByText('Study c')).not.toBeInTheDocument();
});

test('AUDIENCES-04 AUDIENCES-05 articles show title, category, read time, excerpt and a link; none, no section', () => {
  const section = { kind: 'articles', title: 'Read', match: 'first' } as const;
  const { rerender, container } = render(
    <Articles section={section} contentIndex={contentIndex} headingId="h" />,
  );
  const [article] = contentIndex.articles;
  expect(screen.getByRole('heading', { name: article!.title })).toBeInTheDocument();
  expect(screen.getByText(`${article!.category}, ${article!.readTime}`)).toBeInTheDocument();
  expect(screen.getByText(article!.excerpt)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: `Read more about ${article!.title}` })).toHaveAttribute(
    'href',
    article!.url,
  );
  rerender(<Articles section={section} contentIndex={{ ...contentIndex, articles: [] }} headingId="h" />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  [
    'what is less leaves the rest',
    { kind: 'less', percent: 85, atLeast: false },
    'Before 100; after: 15% remains.',
    15,
  ],
  [
    'a bound says so',
    { kind: 'less', percent: 60, atLeast: true },
    'Before 100; after: at most 40% remains.',
    40,
  ],
  [
    'what grows is longer than before',
    { kind: 'more', percent: 25, atLeast: true },
    'Before 100; after: at least 125 for every 100 before.',
    125,
  ],
  [
    'a range is drawn to its upper end',
    { kind: 'more', percent: 15, upTo: 60, atLeast: false },
    'Before 100; after: 115 to 160 for every 100 before.',
    160,
  ],
  [
    'a share fills a part of all',
    { kind: 'share', percent: 99.8, atLeast: false },
    'Before 100; after: 99.8 of 100.',
    99.8,
  ],
] as const)('SERVICES-12 SERVICES-14 %s', (_, drawn, words, ratio) => {
  const { container } = render(<ImpactBar {...drawn} />);
  expect(screen.getByRole('img', { name: words })).toBeInTheDocument();
  const [before, after] = [...container.querySelectorAll('rect')].map((bar) =>
    Number.parseFloat(bar.getAttribute('width') ?? ''),
  );
  expect((100 * after!) / before!).toBeCloseTo(ratio);
});

test('AUDIENCES-06 each audience has another testimonial', () => {
  const ids = audiences.flatMap(({ page }) =>
    page.sections.flatMap((section) => (section.kind === 'testimonial' ? section.id : [])),
  );
  expect(new Set(ids).size).toBe(audiences.length);
});
