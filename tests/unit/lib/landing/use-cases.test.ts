/** @requirement INDUSTRIES-03 */
import { firstUseCases } from '@/lib/landing/use-cases';

test('the first four use cases, and how many there are besides', () => {
  expect(firstUseCases(['a', 'b', 'c', 'd'])).toEqual({ shown: ['a', 'b', 'c', 'd'] });
  expect(firstUseCases(['a', 'b', 'c', 'd', 'e'])).toEqual({
    shown: ['a', 'b', 'c', 'd'],
    more: '+1 more solutions',
  });
  expect(firstUseCases(['a', 'b', 'c', 'd', 'e', 'f', 'g']).more).toBe('+3 more solutions');
});
