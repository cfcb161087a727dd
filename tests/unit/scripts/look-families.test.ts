import { indexedPaths } from '@/content/indexed-paths';
import { families } from '../../../scripts/look/families';
import { readOptions } from '../../../scripts/look/options';
import { states } from '../../support/states';

test('every page of the sitemap and every state stands on one contact sheet', () => {
  const sheets = families([]);
  const shown = sheets.flatMap(({ stops }) => stops.map(({ path, name }) => `${path} ${name}`));
  const wanted = [
    ...indexedPaths.map((path) => `${path} `),
    ...states.map(({ path, name }) => `${path} ${name}`),
  ];
  expect(shown.sort()).toEqual(wanted.sort());
  expect(new Set(sheets.map(({ name }) => name)).size).toBe(sheets.length);
});

test('a family, or a path, narrows the sheets', () => {
  expect(families(['selector']).map(({ name }) => name)).toEqual(['selector']);
  const [about, ...others] = families(['/about']);
  expect(about?.stops.map(({ path }) => path)).toEqual(['/about']);
  expect(others).toEqual([]);
});

test('a width, a theme or an option that there is not is refused', () => {
  expect(readOptions([])).toMatchObject({ widths: [390, 1440], into: '.screens' });
  expect(() => readOptions(['--widths', '390,wide'])).toThrow('No widths');
  expect(() => readOptions(['--themes', 'blue'])).toThrow('No such theme');
  expect(() => readOptions(['--colour', 'blue'])).toThrow();
});
