/** @jest-environment jsdom */

import { prefillContactForm, takePrefill } from '@/lib/storage/prefill';
import { storage } from '@/lib/storage/storage-keys';

beforeEach(() => sessionStorage.clear());

test('what is handed over is taken once', () => {
  prefillContactForm({ message: 'Hello', service: 'ai-training' });
  expect(takePrefill()).toEqual({ message: 'Hello', service: 'ai-training' });
  expect(takePrefill()).toBeNull();
});

test.each(['', 'null', '7', '{"message":7}', '{"text":"x"}', 'not json'])(
  'stored text that makes no sense (%s) hands over nothing',
  (text) => {
    sessionStorage.setItem(storage.prefill.key, text);
    expect(takePrefill()).toBeNull();
  },
);
