import { readFileSync } from 'node:fs';
import { audiences } from '@/content/audiences';
import { company } from '@/content/company/company';
import { facts, groupQuote } from '@/content/company/facts';
import { returnOnInvestment, statistics } from '@/content/company/statistics';
import { industries } from '@/content/industries';
import { pricing } from '@/content/pricing/pricing-rules';
import type { Fact } from '@/content/schemas/facts';
import { services } from '@/content/services';
import { industriesOverview } from '@/content/site/industries-overview';
import { estimate } from '@/lib/pricing-calculator/estimate';
import { defaultParameters } from '@/lib/pricing-calculator/parameters';
import { listFiles } from '@/scripts/support/list-files';

const labelled = Object.values<Fact>(facts).filter(({ label }) => label);

test('figures of the company with the same label count different things', () => {
  const labels = labelled.map(({ label, counts }) => `${label}, ${counts ?? 'uncounted'}`.toLowerCase());
  expect(labels.filter((one, index) => labels.indexOf(one) !== index)).toEqual([]);
  expect(labels.filter((one) => one.endsWith('uncounted'))).toEqual([]);
});

test('every statistic that a page shows is a fact, under the label of the fact', () => {
  const pages = [...services, ...industries, ...audiences].map(({ page }) => page);
  const shown = [industriesOverview, ...pages].flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'statistics' ? section.items : [])),
  );
  const key = ({ value, label, counts }: Pick<Fact, 'value' | 'label' | 'counts'>) =>
    [value, label, counts].join(' | ');
  const known = labelled.map(key);
  expect(
    [...shown, ...statistics, returnOnInvestment].map(key).filter((one) => !known.includes(one)),
  ).toEqual([]);
});

// @requirement DECISIONS-01
test('the name of the company is in one file of content and in no code', () => {
  const files = ['app', 'components', 'content', 'lib']
    .flatMap((folder) => listFiles('.', folder))
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && readFileSync(file, 'utf8').includes(company.name));
  expect(files).toEqual(['content/company/company.ts']);
});

test('the quoted price for 60 people is the calculator price for a team of 51 to 200', () => {
  const { totalCost } = estimate({ ...defaultParameters, teamSize: 'large' }, pricing);
  expect(groupQuote.total).toBe(totalCost);
  expect(groupQuote.lines.reduce((sum, { usd }) => sum + usd, 0)).toBe(totalCost);
  expect(facts.groupTraining.statement).toContain(`60 people costs {usd:${totalCost}}:`);
});

// @requirement DECISIONS-15
test.each(['team', 'partners', 'testimonials'])(
  'the first line of company/%s.ts says that its entries are invented',
  (name) => {
    expect(readFileSync(`content/company/${name}.ts`, 'utf8')).toMatch(
      /^\/\/ Placeholders: .+ before launch/,
    );
  },
);
