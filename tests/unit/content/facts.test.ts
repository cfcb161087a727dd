/** @requirement SERVICES-07 */
import { facts, groupQuote, inDollars } from '@/content/company/facts';
import { pricing } from '@/content/pricing/pricing-rules';
import { estimate } from '@/lib/pricing/estimate';
import { defaultParameters } from '@/lib/pricing/parameters';

test('the quote for 60 people is the calculator’s figure for a team of 51 to 200', () => {
  const { totalCost } = estimate({ ...defaultParameters, teamSize: 'large' }, pricing);
  expect(groupQuote.total).toBe(totalCost);
  expect(groupQuote.lines.reduce((sum, { usd }) => sum + usd, 0)).toBe(totalCost);
  expect(inDollars(facts.groupTraining.statement)).toContain(
    `60 people costs $${totalCost.toLocaleString('en-US')}:`,
  );
});
