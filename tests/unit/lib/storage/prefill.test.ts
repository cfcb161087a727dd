/** @jest-environment jsdom */

import { prefillContactForm, takePrefill } from '@/lib/storage/prefill';
import { storage } from '@/lib/storage/storage-keys';

beforeEach(() => sessionStorage.clear());

test('a stored prefill is used once', () => {
  prefillContactForm({ message: 'Hello', service: 'ai-training' });
  expect(takePrefill()).toEqual({ message: 'Hello', service: 'ai-training' });
  expect(takePrefill()).toBeNull();
});

test.each(['', 'null', '7', '{"message":7}', '{"text":"x"}', 'not json'])(
  'a malformed stored prefill (%s) is ignored',
  (text) => {
    sessionStorage.setItem(storage.prefill.key, text);
    expect(takePrefill()).toBeNull();
  },
);

test('without storage only the last prefill is in the URL of the form', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  document.body.innerHTML = '<form action="/contact"></form>';
  prefillContactForm({ message: 'Hello', email: 'first@visitor.example' });
  const hash = prefillContactForm({ message: 'Hello', email: 'second@visitor.example' });
  expect(document.querySelector('form')?.getAttribute('action')).toBe(hash);
  expect(decodeURIComponent(hash)).not.toContain('first@');
  jest.restoreAllMocks();
});
