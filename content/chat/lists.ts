import { company } from '../company/company';

/** Lines that a reply shows as a list. */
export const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** The company's name as visitors type it in a phrase of `asks`. */
export const companyWord = company.name.toLowerCase().replace(/[^a-z0-9]+/g, '_');
