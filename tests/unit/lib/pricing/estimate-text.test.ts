/** @requirement CALCULATOR-28 */
import { currencies } from '@/content/pricing/currencies';
import { addOnStep, pricingSteps } from '@/content/pricing/pricing';
import { costLines } from '@/lib/pricing/breakdown';
import { describePricing } from '@/lib/pricing/describe-pricing';
import { estimate } from '@/lib/pricing/estimate';
import { estimateText, signedPrice } from '@/lib/pricing/estimate-text';
import { parametersOf } from '@/lib/pricing/parameters';
import { specification } from './specification';

const state = { answers: ['training', 'individual', 'short', 'basic', 'low', '1'], step: 6 };
const result = estimate(parametersOf(state), specification);
const [usd] = currencies;
const gbp = { code: 'GBP', symbol: '£', name: 'British pound', exchangeRate: 0.79 };

test('the six lines, zero and negative ones too', () => {
  expect(costLines(state, result, pricingSteps)).toEqual([
    { label: 'Base price, training', usd: 2000 },
    { label: 'Team size, just you', usd: -800 },
    { label: 'Timeline, 1-4 weeks', usd: -600 },
    { label: 'Support, basic', usd: 0 },
    { label: 'Customization, low', usd: -400 },
    { label: 'Add-ons', usd: 1500 },
  ]);
  expect(signedPrice(-800, usd)).toBe('− $800.00');
  expect(signedPrice(0, usd)).toBe('+ $0.00');
});

test('the text for the contact form has the answers, the estimate and the link', () => {
  const of = {
    answers: describePricing(state, pricingSteps, addOnStep),
    lines: costLines(state, result, pricingSteps),
    estimate: result,
    link: 'https://site.example/tools/pricing-calculator?a=1.tisbl1',
  };
  expect(estimateText(of, usd, usd)).toBe(
    [
      'My estimate from the pricing calculator:',
      '',
      'Service: AI Training & Education',
      'Team Size: Individual, just you',
      'Timeline: Short, 1-4 weeks',
      'Support: Basic',
      'Customization: Low',
      'Add-ons: Training',
      '',
      'Base price, training: $2,000.00',
      'Team size, just you: − $800.00',
      'Timeline, 1-4 weeks: − $600.00',
      'Support, basic: + $0.00',
      'Customization, low: − $400.00',
      'Add-ons: + $1,500.00',
      'Estimated total: $1,700.00',
      'Estimated timeline: about 1 week',
      'Recommended services: AI Training & Education Program',
      '',
      'https://site.example/tools/pricing-calculator?a=1.tisbl1',
    ].join('\n'),
  );
  expect(estimateText(of, gbp, usd)).toContain('Estimated total: £1,343.00 ($1,700.00 in US dollars)');
});
