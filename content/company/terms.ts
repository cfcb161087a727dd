// Placeholders: what only the owner can say. Replace every null, and confirm the rest, before launch.
import { checkEntry } from '@/lib/content-check/check';
import { formatDate } from '@/lib/format/dates';
import { terms as schema } from '../schemas/terms';
import { company } from './company';

/** The company's legal name and its terms. A null is left out of the pages: nothing is invented for it. */
export const terms = checkEntry(schema, 'content/company/terms.ts', {
  registeredName: null,
  legalForm: null,
  companyNumber: null,
  insuredAmount: null,
  deposit: null,
  travel: null,
  missedTarget: null,
  earlyStop: null,
  supportResponse: null,
  dataProcessing: null,
  otherProcessors: null,
  namedClients: null,
  phoneHours: null,
  groupSessions: null,
  coachingHours: null,
  onSiteDays: null,
  tax: 'Prices exclude VAT and sales tax.',
  supportTerm: 'one year',
  renewal: 'Renewing is optional, at the same price.',
  maintenance: 'The maintenance plan covers updates and fixes, not new formats or rules.',
  rateDate: '2025-05-07',
  billing: 'Contracts are in US dollars unless agreed otherwise.',
});

/** Which rates prices in other currencies use, in a sentence. */
export const ratesNote = `Prices in other currencies use fixed sample rates of ${formatDate(terms.rateDate)}.`;

/** What the company register has beside the name. */
const register = [terms.legalForm, terms.companyNumber && `company number ${terms.companyNumber}`]
  .filter(Boolean)
  .join(', ');

/** Who runs the site, for the legal pages: with the registered name, legal form and number once they are known. */
export const legalName = `${terms.registeredName ?? company.name}${register && ` (${register})`}`;

/** Sentences as one text, without those that are still null. */
export const joinSentences = (...sentences: readonly (string | null)[]) =>
  sentences.filter(Boolean).join(' ');

/** Payment, insurance and currency, as far as they are known. */
export const contractTerms = joinSentences(
  terms.deposit && `${terms.deposit} of the price is due at signing.`,
  terms.insuredAmount && `We are insured for ${terms.insuredAmount}.`,
  terms.billing,
);
