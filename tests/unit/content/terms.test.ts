import type * as Check from '@/lib/content-check/check';

/** A value for each placeholder, short enough for its schema. */
const filled = (name: string) => `<${name}>`;

// The owner's edit: each null of the file gets a value.
jest.mock('@/lib/content-check/check', () => {
  const check = jest.requireActual<typeof Check>('@/lib/content-check/check');
  const checkEntry: typeof Check.checkEntry = (schema, file, entry) => {
    if (!file.endsWith('/terms.ts')) return check.checkEntry(schema, file, entry);
    const terms = Object.entries(entry as object);
    return check.checkEntry(
      schema,
      file,
      Object.fromEntries(terms.map(([name, value]) => [name, value ?? filled(name)])) as typeof entry,
    );
  };
  return { ...check, checkEntry };
});

test('each placeholder of the terms shows on a page once it is filled, and the registered name in structured data', async () => {
  const { terms } = await import('@/content/company/terms');
  const placeholders = Object.keys(terms).filter((name) => Object(terms)[name] === filled(name));
  expect(placeholders).toContain('registeredName');

  const texts = JSON.stringify([
    (await import('@/app/_lib/site-pages')).sitePages,
    (await import('@/app/_lib/content-index')).contentIndex,
    (await import('@/content/contact/contact')).contactPage,
    (await import('@/content/legal/terms-of-service')).termsOfService,
    (await import('@/content/company/about')).about,
  ]);
  expect(placeholders.filter((name) => !texts.includes(filled(name)))).toEqual([]);

  const { StructuredData } = await import('@/app/_components/structured-data');
  expect(JSON.stringify(StructuredData({ path: '/' }))).toContain('registeredName');
});
