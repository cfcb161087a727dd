/** @jest-environment jsdom */
import { type ContactDraft, readDraft, writeDraft } from '@/components/contact-form/draft';
import { initialFormValues } from '@/components/contact-form/values';
import { storage } from '@/lib/storage/storage-keys';

const draft: ContactDraft = {
  values: { ...initialFormValues, message: 'Invoices' },
  startedAt: 1_746_700_000_000,
  attempt: { id: 'id-1', values: { ...initialFormValues, message: 'Invoice' } },
};

afterEach(() => sessionStorage.clear());

test('a draft is kept in the tab, with its last submission, until it is removed', () => {
  expect(readDraft()).toBeNull();
  writeDraft(draft);
  expect(readDraft()).toEqual(draft);
  expect(localStorage).toHaveLength(0);
  writeDraft(null);
  expect(readDraft()).toBeNull();
});

test.each(['', 'no JSON', 'null', '{}'])('a stored %j is not a draft', (stored) => {
  sessionStorage.setItem(storage.contactDraft.key, stored);
  expect(readDraft()).toBeNull();
});
