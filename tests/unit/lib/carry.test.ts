import { takeCarried } from '@/lib/carried';
import { carryToContact } from '@/lib/carry';

beforeEach(() => sessionStorage.clear());

test('what is carried is taken once', () => {
  carryToContact({ message: 'Hello', service: 'ai-training' });
  expect(takeCarried()).toEqual({ message: 'Hello', service: 'ai-training' });
  expect(takeCarried()).toBeNull();
});

test.each(['', 'null', '7', '{"message":7}', '{"text":"x"}', 'not json'])(
  'stored text that makes no sense (%s) carries nothing',
  (text) => {
    sessionStorage.setItem('site.carried', text);
    expect(takeCarried()).toBeNull();
  },
);
