// Placeholders: what only the owner can say. Replace every null, and confirm the rest, before launch.
import { checkEntry } from '@/lib/content/check';
import { company } from './company';
import { terms as schema } from './terms.schema';

/** The company's legal name and its terms. A null is left out of the pages: nothing is invented for it. */
export const terms = checkEntry(schema, 'content/company/terms.ts', {
  registeredName: null,
  companyNumber: null,
  insuredAmount: null,
  deposit: null,
  travel: null,
  vat: 'Prices exclude VAT and sales tax.',
  supportTerm: 'one year',
  contractCurrency: 'Contracts are in US dollars unless we agree otherwise.',
  rateDate: '2025-05-07',
});

/** Who runs the site, for the legal pages: with the registered name and number once both are known. */
export const legalName =
  terms.registeredName && terms.companyNumber
    ? `${terms.registeredName} (company number ${terms.companyNumber})`
    : company.name;

/** What is known of payment and insurance, in sentences; '' while neither is. */
export const contractTerms = [
  terms.deposit && `${terms.deposit} of the price is due at signing.`,
  terms.insuredAmount && `We are insured for ${terms.insuredAmount}.`,
]
  .filter(Boolean)
  .join(' ');
