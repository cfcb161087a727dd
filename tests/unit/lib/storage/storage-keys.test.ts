import { storage } from '@/lib/storage/storage-keys';

test('keys keep their names, so that what visitors have stored is found again', () => {
  expect(Object.values(storage).map(({ key }) => key)).toEqual([
    'site.theme',
    'site.currency',
    'site.consent',
    'site.attribution',
    'site.contact-draft',
    'site.prefill',
    'site.business-case',
    'site.chat',
  ]);
});
