/** @requirement CALCULATOR-24 SELECTOR-18 */
import { contactWith } from '@/lib/routes';
import { calculatorWith, selectorWithGoal } from '@/lib/routes/tool-links';

test('a goal opens the selector with question 1 answered, and an unknown one its start', () => {
  expect(selectorWithGoal('process-automation')).toBe('/tools/service-selector?a=1.p');
  expect(selectorWithGoal('toString')).toBe('/tools/service-selector');
});

test('a service opens the calculator with step 1 answered', () => {
  expect(calculatorWith('automation')).toBe('/tools/pricing-calculator?a=1.a');
  expect(calculatorWith('automation', 'enterprise')).toBe('/tools/pricing-calculator?a=1.ae');
});

test('the contact form opens with a service, and an inquiry type where one is named', () => {
  expect(contactWith({ service: 'ai-training' })).toBe('/contact?service=ai-training');
  expect(contactWith({ inquiry: 'quote', service: 'ai-training' })).toBe(
    '/contact?inquiry=quote&service=ai-training',
  );
});
