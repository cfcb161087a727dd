/** @requirement RESOURCES-15 */
// That numbers survive the way to an address and back is proven with the links of the business case.

import { linkToRoi, readEnteredInputs, roiCodec } from '@/lib/roi-calculator/link';
import * as routes from '@/lib/routes';
import { calculatorCode } from '@/scripts/support/answer-codes';

const read = (query: string) => roiCodec.read(new URL(query, 'https://example.com'));

test.each([
  '?r=1_NaN',
  '?r=1_30_48_45_70_1e4_3600',
  '?r=1_030_48_45_70_12000_3600',
  `?estimate=${calculatorCode('asmsm')}`,
  `?estimate=${calculatorCode('zsmsm0')}`,
  '?currency=euros',
])("the malformed URL '%s' gives the initial state", (query) => {
  expect(read(query)).toEqual(roiCodec.initial);
});

test.each([
  ['1_30__4.5___', { hours: 30, rate: 4.5 }, false],
  // From before there were versions.
  ['1.5_-_-_-_-_4', { hours: 1.5, running: 4 }, false],
  ['1_x__4___', { rate: 4 }, true],
  ['30_4', {}, true],
  ['2_30__4___', {}, true],
])("the URL inputs '%s' are parsed as %j, malformed: %s", (text, entered, damaged) => {
  expect(readEnteredInputs(text)).toEqual({ entered, damaged });
});

test('a link to the calculator has the estimate and the currency, and no numbers', () => {
  const estimate = ['automation', 'small', 'medium', 'standard', 'medium', '0'];
  expect(linkToRoi(estimate, 'INR')).toBe(
    `${routes.roiCalculator}?estimate=${calculatorCode('asmsm0')}&currency=INR`,
  );
  expect(read(`?estimate=${calculatorCode('asmsm0')}&currency=INR`)).toMatchObject({
    entered: {},
    estimate,
    currency: 'INR',
  });
  expect(read('?currency=INR').currency).toBe('INR');
});
