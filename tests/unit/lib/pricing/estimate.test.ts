/**
 * @requirement CALCULATOR-06 CALCULATOR-07 CALCULATOR-08 CALCULATOR-09 CALCULATOR-10 CALCULATOR-11 CALCULATOR-12 CALCULATOR-13
 * @requirement CALCULATOR-14 CALCULATOR-15 CALCULATOR-16 CALCULATOR-17 CALCULATOR-18 CALCULATOR-19
 */
import { estimate } from '@/lib/pricing/estimate';
import { defaultParameters } from '@/lib/pricing/parameters';
import { allCombinations, bySpecification } from './by-specification';
import { specification } from './specification';

const combinations = allCombinations();

test('all 5,400 combinations cost and last what the specification says', () => {
  expect(combinations).toHaveLength(5400);
  const wrong = combinations.filter((parameters) => {
    const { recommendedServices: _, ...figures } = estimate(parameters, specification);
    const { recommendedServices: __, ...expected } = bySpecification(parameters);
    return JSON.stringify(figures) !== JSON.stringify(expected);
  });
  expect(wrong).toEqual([]);
});

test.each(['training', 'onboarding', 'automation', 'development', 'optimization'])(
  'services recommended for %s, in all 1,080 combinations',
  (serviceType) => {
    const own = combinations.filter((parameters) => parameters.serviceType === serviceType);
    expect(own).toHaveLength(1080);
    const wrong = own.filter(
      (parameters) =>
        estimate(parameters, specification).recommendedServices.join('|') !==
        bySpecification(parameters).recommendedServices.join('|'),
    );
    expect(wrong).toEqual([]);
  },
);

test('the defaults', () => {
  expect(defaultParameters).toEqual({
    serviceType: 'training',
    teamSize: 'small',
    duration: 'medium',
    supportLevel: 'standard',
    customizationLevel: 'medium',
    includeTraining: false,
    includeMaintenancePlan: false,
    includePrioritySupport: false,
  });
});
