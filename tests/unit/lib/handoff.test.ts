import { handToContactForm, takeHandoff } from '@/lib/storage/handoff';

beforeEach(() => sessionStorage.clear());

test('what is handed over is taken once', () => {
  handToContactForm({ message: 'Hello', service: 'ai-training' });
  expect(takeHandoff()).toEqual({ message: 'Hello', service: 'ai-training' });
  expect(takeHandoff()).toBeNull();
});

test.each(['', 'null', '7', '{"message":7}', '{"text":"x"}', 'not json'])(
  'stored text that makes no sense (%s) hands over nothing',
  (text) => {
    sessionStorage.setItem('site.carried', text);
    expect(takeHandoff()).toBeNull();
  },
);
