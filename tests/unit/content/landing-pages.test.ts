/**
 * @requirement AUDIENCES-01 AUDIENCES-02 AUDIENCES-03 AUDIENCES-04 AUDIENCES-05 AUDIENCES-06
 * @requirement INDUSTRIES-06 INDUSTRIES-07 INDUSTRIES-08 INDUSTRIES-09
 * @requirement SERVICES-10 SERVICES-11 SERVICES-12 SERVICES-13 SERVICES-14 SERVICES-15
 */
import { articles } from '@/content/articles';
import type { Article } from '@/content/articles/schema';
import { audiences } from '@/content/audiences';
import { industries } from '@/content/industries';
import type { LandingPage, Section, SectionKind } from '@/content/landing-page/schema';
import { services } from '@/content/services';
import { matchingArticles } from '@/lib/landing/matching';

/** The one section of a kind. */
function only<Kind extends SectionKind>(page: LandingPage, kind: Kind) {
  const found = page.sections.filter((section) => section.kind === kind);
  expect([kind, found.length]).toEqual([kind, 1]);
  return found[0] as Extract<Section, { kind: Kind }>;
}

/** How many cards the first section of a kind has. */
function cardsIn(page: LandingPage, kind: string): number {
  const section = page.sections.find((one) => one.kind === kind) ?? {};
  const lists = Object.values(section).filter((value) => Array.isArray(value));
  expect([kind, lists.length]).toEqual([kind, 1]);
  return lists[0]?.length ?? 0;
}

const inTitle = (word: string) => (article: Article) => article.title.toLowerCase().includes(word);
const individual = (article: Article) => article.category === 'Training' || inTitle('guide')(article);
const small = (article: Article) => inTitle('small business')(article) || inTitle('5 ai automation')(article);
const large = (article: Article) => article.category === 'Strategy' || inTitle('leader')(article);

/** What the specification says of each audience; for enterprise it has no lists, so these are the site's own. */
test.each([
  ['individuals', ['ai-training', 'custom-ai-development'], [1, 2, 3], individual],
  ['small-business', ['ai-onboarding', 'workflow-automation', 'ai-training'], [1, 2, 3], small],
  ['startups', ['custom-ai-development', 'ai-training', 'workflow-automation'], [1, 3, 4], () => true],
  ['enterprise', ['ai-onboarding', 'ai-optimization', 'ai-training'], [5], large],
] as const)('%s has its services, questions, articles and packages', (id, ids, positions, belongs) => {
  const { page } = audiences.find((audience) => audience.id === id)!;
  expect(only(page, 'services').ids).toEqual(ids);
  expect(only(page, 'faq').positions).toEqual(positions);
  const listed = matchingArticles(articles, only(page, 'articles').match);
  expect(listed).toEqual(articles.filter(belongs).slice(0, 3));
  expect(listed).not.toEqual([]);
  expect(only(page, 'text-columns').items).toHaveLength(3);
  const packages = only(page, 'features').items;
  expect(packages).toHaveLength(3);
  for (const { details } of packages) expect(details?.length).toBeGreaterThanOrEqual(3);
  expect(only(page, 'featured-solution')).toMatchObject({
    audience: id,
    fit: { title: expect.stringMatching(/who this is for|challenges/i) },
  });
  only(page, 'testimonial');
  if (id !== 'enterprise') only(page, 'company-statistics');
});

test.each(industries.map((industry) => [industry.id, industry] as const))(
  '%s has its challenges, solutions, studies and questions',
  (_, { title, page }) => {
    expect(page.hero.action).toMatch(/consultation/i);
    expect(only(page, 'text-columns').items).toHaveLength(4);
    expect(only(page, 'features').items).toHaveLength(6);
    expect(only(page, 'features').action?.href).toBe('/services');
    expect(only(page, 'case-studies')).toMatchObject({
      match: { industry: title },
      action: { href: '/case-studies' },
    });
    expect(only(page, 'faq').positions).toEqual([1, 2, 3]);
  },
);

test.each([
  ['ai-onboarding', { features: 4, 'text-columns': 3, process: 5 }, [1, 2, 3], []],
  [
    'workflow-automation',
    { 'text-columns': 3, process: 5, features: 6 },
    [2, 3, 5],
    ['85% less processing time', '93% fewer errors', '40% lower cost'],
  ],
  ['custom-ai-development', { 'text-columns': 3, process: 6, features: 6, technologies: 3 }, [1, 3, 5], []],
  [
    'ai-optimization',
    { 'text-columns': 3, process: 6, features: 6 },
    [3, 4, 5],
    ['40%+ higher accuracy', '60%+ less processing time', '35%+ lower cost'],
  ],
] as const)('%s has its sections, questions and figures', (id, counts, positions, impact) => {
  const { title, page } = services.find((service) => service.id === id)!;
  for (const [kind, count] of Object.entries(counts))
    expect([kind, cardsIn(page, kind)]).toEqual([kind, count]);
  expect(only(page, 'faq').positions).toEqual(positions);
  const figures = page.sections.flatMap((section) => (section.kind === 'statistics' ? section.items : []));
  expect(figures.map(({ value, label }) => `${value} ${label}`)).toEqual(impact);
  expect(only(page, 'case-studies').match).toEqual({ solution: title });
});
