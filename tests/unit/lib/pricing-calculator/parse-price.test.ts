/** @requirement SERVICES-09 */
import { parsePrice } from '@/lib/pricing-calculator/parse-price';

test.each([
  ['$1,500', 1500],
  ['$3,500', 3500],
  ['$12,345,678', 12_345_678],
  ['USD 90', 90],
])('%s is read as %d by stripping what is not a digit', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test('Custom gives no price', () => {
  expect(parsePrice('Custom')).toBeUndefined();
  expect(parsePrice('')).toBeUndefined();
});
