import { createSbom } from '@/scripts/build/standalone';

/** Licenses under which a package that is shipped may come. A new one is a decision, made here. */
const ALLOWED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|BlueOak-1\.0\.0|Apache-2\.0|OFL-1\.1|CC-BY-4\.0|\(MIT OR GPL-3\.0-or-later\)|\(MIT AND Zlib\))$/;
/** Names its license, MIT, in a field that npm no longer reads. */
const NAMED_ELSEWHERE = 'jstat';

test('every shipped package is in the bill of materials under an allowed license', () => {
  const { bomFormat, components } = createSbom(process.cwd());
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  // Bundled, copied, shared with the tests; and what only tests, builds and other platforms need.
  expect(names).toEqual(expect.arrayContaining(['zod', 'next', 'react', 'nodemailer', 'unified', 'tslib']));
  for (const name of ['jest', 'subset-font', '@fontsource-variable/instrument-sans', 'sharp'])
    expect(names).not.toContain(name);
  const others = components
    .map(({ name, version, licenses = [] }) => ({
      name: `${name}@${version}`,
      license: licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression).join(),
    }))
    .filter(({ name, license }) => !ALLOWED.test(license) && !name.startsWith(`${NAMED_ELSEWHERE}@`));
  expect(others).toEqual([]);
});
