import { company } from '../company/company';

/** Lines that a reply shows as a list. */
export const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const asWords = (names: readonly string[]): string =>
  names.map((name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '_')).join('|');

const cities = company.offices.map(({ city }) => city);
const regions = new Intl.DisplayNames('en', { type: 'region' });
/** The cities of our offices as visitors type them in `asks`, and their cities and countries. */
export const cityWords = asWords(cities);
export const placeWords = asWords([
  ...cities,
  ...company.offices.map(({ country }) => regions.of(country) ?? country),
]);

/** The company's name as visitors type it in a phrase of `asks`. */
export const companyWord = company.name.toLowerCase().replace(/[^a-z0-9]+/g, '_');
