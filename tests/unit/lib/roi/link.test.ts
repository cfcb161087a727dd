/** @requirement RESOURCES-15 */
import { roiCodec } from '@/lib/roi/link';

const read = (query: string) => roiCodec.read(new URL(query, 'https://example.com'));

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
