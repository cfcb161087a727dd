import { company } from '../company/company';

/** Lines that a reply shows as a list. */
export const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const regions = new Intl.DisplayNames('en', { type: 'region' });
const cities = company.offices.map(({ city }) => city);
const places = [...cities, ...company.offices.map(({ country }) => regions.of(country) ?? country)];

/** What visitors ask about the cities of our offices, and about their countries, separated by '; '. */
export const officeUtterances = [
  ...new Set(places.flatMap((place) => [`are you in ${place}`, `do you have an office in ${place}`])),
].join('; ');
export const hoursUtterances = cities
  .flatMap((city) => [`${city} time`, `is that ${city} time`, `your hours in ${city}`])
  .join('; ');
