/** @jest-environment node */
import { createSbom } from '@/scripts/build/sbom';

/** Licenses under which a package that is shipped may come. A new one is a decision, made here. */
const ALLOWED = /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|OFL-1\.1|CC-BY-4\.0)$/;

test('what is shipped is in the bill of materials, under licenses of the list', () => {
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
    .filter(({ license }) => !ALLOWED.test(license));
  expect(others).toEqual([]);
});
