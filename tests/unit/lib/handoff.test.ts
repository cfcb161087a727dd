import { carryToContact } from '@/lib/handoff';
import { takeCarried } from '@/lib/take-handoff';

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
