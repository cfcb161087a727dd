import { indexedPaths } from '@/app/_lib/site-pages';
import { families } from '../../../scripts/look/families';
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
