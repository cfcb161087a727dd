/** @requirement DECISIONS-06 */
import { expiringMap } from '@/lib/contact/expiring-map';

test('an entry is forgotten after its lifetime, and the oldest when the map is full', () => {
  let now = 0;
  const map = expiringMap<string>(100, 2, () => now);
  map.set('a', '1');
  now = 99;
  expect(map.get('a')).toBe('1');
  now = 100;
  expect(map.get('a')).toBeUndefined();

  map.set('b', '2');
  map.set('c', '3');
  map.set('b', '4');
  map.set('d', '5');
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([undefined, '4', undefined, '5']);
});
