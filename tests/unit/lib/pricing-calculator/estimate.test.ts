/**
 * @requirement CALCULATOR-06 CALCULATOR-07 CALCULATOR-08 CALCULATOR-09 CALCULATOR-10 CALCULATOR-11 CALCULATOR-12 CALCULATOR-13
 * @requirement CALCULATOR-14 CALCULATOR-15 CALCULATOR-16 CALCULATOR-17 CALCULATOR-18 CALCULATOR-19
 */
import { estimate } from '@/lib/pricing-calculator/estimate';
import { allCombinations, estimateByOracle } from '../../../fixtures/pricing-oracle';
import { specification } from '../../../fixtures/specification';

const combinations = allCombinations();

test('all 5,400 combinations have the costs, weeks and services of the specification', () => {
  expect(combinations).toHaveLength(5400);
  const wrong = combinations.filter(
    (parameters) =>
      JSON.stringify(estimate(parameters, specification)) !== JSON.stringify(estimateByOracle(parameters)),
  );
  expect(wrong).toEqual([]);
});
