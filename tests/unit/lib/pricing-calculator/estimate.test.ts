import { estimate } from '@/lib/pricing-calculator/estimate';
import { readParameters, showEstimate, toggleAddOn } from '@/lib/pricing-calculator/parameters';
import { allCombinations, estimateByOracle } from '../../../fixtures/pricing-oracle';
import { specification } from '../../../fixtures/specification';

const combinations = allCombinations();

// @requirement CALCULATOR-08 CALCULATOR-09 CALCULATOR-10 CALCULATOR-11 CALCULATOR-12 CALCULATOR-13 CALCULATOR-14
// @requirement CALCULATOR-15 CALCULATOR-16 CALCULATOR-17 CALCULATOR-18 CALCULATOR-19
test('all 5,400 combinations have the costs, weeks and services of the specification', () => {
  expect(combinations).toHaveLength(5400);
  const wrong = combinations.filter(
    (parameters) =>
      JSON.stringify(estimate(parameters, specification)) !== JSON.stringify(estimateByOracle(parameters)),
  );
  expect(wrong).toEqual([]);
});

// @requirement CALCULATOR-04
test('an add-on is toggled without moving on, and Generate Estimate shows the result', () => {
  const sixth = { answers: ['training', 'small', 'medium', 'standard', 'medium'], step: 5 };
  const toggled = toggleAddOn(sixth, 'includeTraining');
  expect([toggled.step, readParameters(toggled).includeTraining]).toEqual([5, true]);
  expect(readParameters(toggleAddOn(toggled, 'includeTraining')).includeTraining).toBe(false);
  expect(showEstimate(toggled).step).toBe(6);
});
