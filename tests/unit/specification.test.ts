/**
 * The figures and names that the specification fixes. Other tests take them from content, so that a change there fails
 * here alone: then change docs/requirements.md, or take the change back.
 *
 * @requirement CALCULATOR-07 CURRENCY-01 CURRENCY-02 DECISIONS-03 INDUSTRIES-04 INDUSTRIES-10 ROUTE-11 SHELL-12
 */
import { caseStudies } from '@/content/case-studies';
import { company } from '@/content/company/company';
import { facts } from '@/content/company/facts';
import { officeHours } from '@/content/company/hours';
import { cookiesPage } from '@/content/legal/cookies';
import { privacyPolicy } from '@/content/legal/privacy-policy';
import { termsOfService } from '@/content/legal/terms-of-service';
import { currencies } from '@/content/pricing/currencies';
import { pricing } from '@/content/pricing/pricing-rules';
import { specification, specificationCurrencies } from '../fixtures/specification';

test('the calculator has the prices, weeks and services of the specification', () => {
  expect(pricing).toEqual(specification);
});

test('the currencies have the rates and symbols of the specification', () => {
  expect(currencies).toEqual(specificationCurrencies);
});

test('the company is reached where and when the specification says', () => {
  const { address, email, phone } = company;
  expect([address, email, `${officeHours.days} ${officeHours.times}`, phone]).toEqual([
    ...['1 Lantern Yard, London', 'hello@emberlane.example'],
    ...['Monday - Friday 9:00 AM - 6:00 PM PT', '+44 20 7946 0018'],
  ]);
});

test('legal pages have the date of the specification', () => {
  expect([privacyPolicy, termsOfService, cookiesPage].map(({ updated }) => updated)).toEqual(
    Array(3).fill('2025-05-07'),
  );
});

test.each([
  ['15+ Industries Served', facts.industriesServed],
  ['500+ Solutions Deployed', facts.careerSolutions],
  ['98% Client Success Rate', facts.successRate],
  ['3.5x Average ROI', facts.grossReturn],
  ['35% shorter waits', facts.waits],
  ['Up to 70% less time on administration', facts.administration],
  ['99% accuracy', facts.fieldAccuracy],
  ['95% forecast accuracy', facts.forecastAccuracy],
  ['75% less downtime', facts.downtime],
  ['99.8% defect detection accuracy', facts.defects],
  ['15-30% more throughput', facts.throughput],
  ['20% lower energy cost', facts.energy],
  ['60x review speed', facts.reviewSpeed],
])('content says %s of the industries', (said, { value, label }) => {
  expect(`${value} ${label}`).toBe(said);
});

test('manufacturing alone says that a failure was seen three weeks ahead', () => {
  const claiming = caseStudies.filter(({ results }) => /\b3 weeks\b/.test(results.join()));
  expect(claiming.map(({ industry }) => industry)).toEqual(['Manufacturing']);
});
