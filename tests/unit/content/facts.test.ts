/** @requirement SERVICES-07 */
import { facts, groupQuote, inDollars } from '@/content/company/facts';
import type { Fact } from '@/content/company/facts.schema';
import { pricing } from '@/content/pricing/pricing-rules';
import { services } from '@/content/services';
import { factFindings } from '@/lib/content/report/facts';
import { estimate } from '@/lib/pricing/estimate';
import { defaultParameters } from '@/lib/pricing/parameters';

const checked = Object.entries<Fact>(facts).filter(([, { check }]) => check);

test.each(checked)('the statement of %s agrees with its own check', (name, fact) => {
  // A file that every check reads, or the one that this check is limited to.
  const file = services
    .map(({ id }) => `content/services/${id}.ts`)
    .find((path) => fact.check?.files?.test(path) ?? true);
  const source = { file: file ?? '', value: { statement: fact.statement } };
  expect(factFindings([source], { [name]: fact })).toEqual([]);
});

test('a group program costs less per person than Essentials from three people on, not from two', () => {
  const { totalCost } = estimate(defaultParameters, pricing);
  const coaching = Number(facts.essentials.value.replace(/\D/g, ''));
  expect([2, 3].map((people) => totalCost / people < coaching)).toEqual([false, true]);
});

test('the quote for 60 people is the calculator’s figure for a team of 51 to 200', () => {
  const { totalCost } = estimate({ ...defaultParameters, teamSize: 'large' }, pricing);
  expect(groupQuote.total).toBe(totalCost);
  expect(groupQuote.lines.reduce((sum, { usd }) => sum + usd, 0)).toBe(totalCost);
  expect(inDollars(facts.groupTraining.statement)).toContain(
    `60 people costs $${totalCost.toLocaleString('en-US')}:`,
  );
});
