import { storage } from '@/lib/storage/storage-keys';

test('storage keys keep their names, so that stored choices are found again', () => {
  expect(Object.values(storage).map(({ key }) => key)).toEqual([
    'site.theme',
    'site.currency',
    'site.consent',
    'site.attribution',
    'site.contact-draft',
    'site.prefill',
    'site.business-case',
    'site.chat',
    'site.reload',
  ]);
});
