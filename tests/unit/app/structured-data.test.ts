import type { SitePage } from '@/app/_lib/site-page';
import { sitePages } from '@/app/_lib/site-pages';
import { buildStructuredData, serializeForScript } from '@/app/_lib/structured-data';
import { company } from '@/content/company/company';
import { pricing } from '@/content/pricing/pricing-rules';
import { services } from '@/content/services';
import { parsePrice } from '@/lib/pricing-calculator/parse-price';
import { type Node, nodesOf } from '../../support/structured-data';

const pageAt = (path: string): SitePage => sitePages.find((page) => page.path === path)!;
const nodes = (page: SitePage) => nodesOf(buildStructuredData(page, sitePages, company));
/** The tiers of the training page, with whole US dollars unless a price is agreed case by case. */
const trainingTiers = services
  .flatMap(({ page }) => page.sections)
  .flatMap((section) => (section.kind === 'pricing-tiers' ? section.items : []))
  .map(({ name, price }) => ({ name, usd: parsePrice(price) }));
const ofType = (page: SitePage, type: string): Node[] => nodes(page).filter((node) => node['@type'] === type);

// @requirement CURRENCY-14
test('structured data of a service has its published prices in US dollars, and no custom price', () => {
  const offers = ofType(pageAt('/services/ai-training'), 'Offer');
  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
    ['Base price', pricing.baseCost.training, 'USD'],
    ...trainingTiers.flatMap(({ name, usd }) => (usd === undefined ? [] : [[name, usd, 'USD']])),
  ]);
  expect(offers.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^For a team of \d+-\d+ and about \d+ weeks\./),
    ...trainingTiers.flatMap(({ usd }) =>
      usd === undefined ? [] : [expect.stringMatching(/^Individual coaching\./)],
    ),
  ]);
  expect(ofType(pageAt('/services/ai-training'), 'UnitPriceSpecification')[0]?.unitText).toBe('per person');
});

// @requirement DECISIONS-14
test('each question is marked up once, and never with an answer that the specification contradicts', () => {
  const asked = sitePages.flatMap((page) => ofType(page, 'Question').map(({ name }) => String(name)));
  expect(asked.filter((name, index) => asked.indexOf(name) !== index)).toEqual([]);
  const contested = sitePages.flatMap((page) => page.questions.filter((item) => item.contested));
  expect(contested).not.toEqual([]);
  expect(contested.filter(({ question }) => asked.includes(question))).toEqual([]);
  const shown = new Set(sitePages.flatMap((page) => page.questions.map(({ question }) => question)));
  expect(asked.length).toBe(shown.size - new Set(contested.map(({ question }) => question)).size);
});

test('an article has a person, a team or the company as the author, and the date of a change', () => {
  const article = sitePages.find(({ path }) => path.startsWith('/blog/') && !path.includes('/page/'))!;
  const subject = { ...article.subject, person: { name: 'Ada Byron', role: 'Analyst' } };
  const page = { ...article, subject, updated: '2030-01-01' } as SitePage;
  const [post] = ofType(page, 'BlogPosting');
  expect(post).toMatchObject({
    dateModified: '2030-01-01',
    author: { '@type': 'Person', name: 'Ada Byron' },
  });
  expect(ofType(article, 'BlogPosting')[0]?.author).toMatchObject({ '@type': 'Organization' });
  const guides = sitePages.filter(({ path }) => ofType(pageAt(path), 'Article').length > 0);
  expect(guides.map(({ section }) => section)).toContain('Resources');
});

test('structured data has the opening hours only if they are not contradictory', () => {
  const office = { ...company.hours.office, from: '09:00', to: '17:00', zone: company.offices[0].zone };
  const pointsOf = (calls: typeof office) =>
    nodesOf(buildStructuredData(pageAt('/'), sitePages, { ...company, hours: { office, calls } })).filter(
      (node) => node['@type'] === 'OpeningHoursSpecification',
    );
  expect(pointsOf({ ...office, to: '16:00' })).toEqual([]);
  expect(pointsOf(office)).toEqual([expect.objectContaining({ opens: '09:00', closes: '17:00' })]);
});

test('no text can end the script element of the structured data', () => {
  const evil = '</script><script>alert(1)</script><!--';
  const page: SitePage = { ...pageAt('/faq'), questions: [{ question: evil, answer: evil }] };
  const json = serializeForScript(buildStructuredData(page, [page], company));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'].at(-1).mainEntity[0].name).toBe(evil);
});
