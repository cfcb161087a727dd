import lock from '@/package-lock.json';

/** Licenses under which a production package may come. A new one is a decision, made here. */
const ALLOWED = /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|OFL-1\.1|CC-BY-4\.0)$/;
/** Image code that Next installs for its image server and that this site never loads. */
const IMAGE_CODE = /^node_modules\/@img\//;
/** Builds of one package for other platforms; the registry gives no license with them, the package is MIT. */
const PLATFORM_BUILDS = /^node_modules\/@next\/swc-/;

type Entry = { dev?: boolean; license?: string };
const packages = Object.entries(lock.packages as Record<string, Entry>).filter(
  ([path, { dev }]) => path !== '' && !dev,
);

test('production packages come under licenses of the list', () => {
  expect(packages.length).toBeGreaterThan(20);
  const others = packages
    .filter(([path]) => !IMAGE_CODE.test(path) && !PLATFORM_BUILDS.test(path))
    .filter(([, { license }]) => !ALLOWED.test(license ?? ''))
    .map(([path, { license }]) => `${path} ${license}`);
  expect(others).toEqual([]);
});
