/** @requirement RESOURCES-15 */
import { example } from '@/lib/roi/assumptions';
import { noRoiLink, roiAddressWithPrice, roiCodec } from '@/lib/roi/link';

const PATH = '/resources/ai-roi-calculator';
const read = (query: string) => roiCodec.read(new URL(PATH + query, 'https://example.com'));

test('amounts keep their currency in the address', () => {
  const url = new URL(PATH, 'https://example.com');
  roiCodec.write(url, { ...noRoiLink, inputs: example, currency: 'GBP' });
  expect(url.search).toBe('?r=1_30_48_45_70_12000_3600&currency=GBP');
  expect(roiCodec.read(url)).toEqual({ ...noRoiLink, inputs: example, currency: 'GBP' });
});

test('the price of an estimate arrives as the cost, in its own currency', () => {
  const address = roiAddressWithPrice(PATH, 11_392.5, 'EUR');
  expect(address).toBe(`${PATH}?cost=11392.5&currency=EUR`);
  expect(read('?cost=11392.5&currency=EUR')).toEqual({ ...noRoiLink, price: 11_392.5, currency: 'EUR' });
});

test.each([
  ['', false],
  ['?utm_source=mail', false],
  ['?r=1_NaN', true],
  ['?r=2_30_48_45_70_12000_3600', true],
  ['?r=1_30_48_45_70_1e4_3600', true],
  ['?r=1_030_48_45_70_12000_3600', true],
  ['?cost=-5', true],
  ['?r=1_30_48_45_70_12000_3600&currency=euros', false],
])("the address '%s' is damaged: %s", (query, damaged) => {
  expect(read(query).damaged).toBe(damaged);
  expect(read(query).currency).toBe('');
});
