/** @requirement SERVICES-09 */
import { parsePrice } from '@/lib/pricing-calculator/parse-price';

test.each([
  ['$1,500', 1500],
  ['$12,345,678', 12_345_678],
  ['USD 90', 90],
  ['Custom', undefined],
])("the price '%s' is parsed as %s by removing everything but digits", (text, price) => {
  expect(parsePrice(text)).toBe(price);
});
