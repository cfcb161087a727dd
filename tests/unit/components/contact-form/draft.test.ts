/** @jest-environment jsdom */
import { readDraft } from '@/components/contact-form/draft';
import { storage } from '@/lib/storage/storage-keys';

test.each(['', 'no JSON', 'null', '{}'])('a stored %j is not a draft', (stored) => {
  sessionStorage.setItem(storage.contactDraft.key, stored);
  expect(readDraft()).toBeNull();
});
