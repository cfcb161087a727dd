import { expiringMap } from '@/lib/contact/expiring-map';

test('DECISIONS-06 an entry is forgotten after its lifetime, and the oldest when the map is full', () => {
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

test('DECISIONS-06 a clock that jumps back or ahead neither mixes entries up nor fills the memory', () => {
  let now = 1_000_000;
  const map = expiringMap<number>(100, 3, () => now);
  map.set('before', 0);
  now -= 500_000;
  for (let entry = 1; entry <= 10; entry += 1) map.set(String(entry), entry);
  expect(['before', '7', '8', '9', '10'].map((key) => map.get(key))).toEqual([
    undefined,
    undefined,
    8,
    9,
    10,
  ]);
  now += 5_000_000;
  expect(map.get('10')).toBeUndefined();
  map.set('after', 11);
  expect(map.get('after')).toBe(11);
});
