import { z } from 'zod';
import { isoDate, text } from './fields';

/** A whole sentence, except where an example shows less. */
const sentence = text(160);

export const terms = z.strictObject({
  /** As in the company register: 'Example Ltd'. Null until it is known. */
  registeredName: text(80).nullable(),
  /** 'private limited company' */
  legalForm: text(60).nullable(),
  companyNumber: text(20).nullable(),
  /** What professional indemnity insurance covers: '£1 million'. */
  insuredAmount: text(30).nullable(),
  /** The share of the price that is due at signing: '30%'. */
  deposit: text(20).nullable(),
  /** Who travels, and who pays for it. */
  travel: sentence.nullable(),
  /** What the client pays when a system misses its target, and when the client stops early. */
  missedTarget: sentence.nullable(),
  earlyStop: sentence.nullable(),
  /** How fast each support level responds. */
  supportResponse: sentence.nullable(),
  /** Which data processing agreement comes with a quote. */
  dataProcessing: sentence.nullable(),
  /** Who else processes a client's data, and where. */
  otherProcessors: sentence.nullable(),
  /** Clients who agreed to be named. */
  namedClients: sentence.nullable(),
  /** Why phone hours follow another time zone than the main office's. */
  phoneHours: sentence.nullable(),
  /** What a price includes of our time: 'Up to three half-day sessions.' */
  groupSessions: text(80).nullable(),
  coachingHours: text(80).nullable(),
  onSiteDays: text(80).nullable(),
  /** What the published prices leave out: VAT. */
  tax: sentence,
  /** How long support levels, the maintenance plan and priority support last: 'one year'. */
  supportTerm: text(30),
  /** How they are renewed. */
  renewal: sentence,
  /** What the maintenance plan covers, and what it leaves out. */
  maintenance: sentence,
  /** The day of the fixed exchange rates in content/pricing/currencies.ts. */
  rateDate: isoDate,
  /** In which currency contracts are. */
  billing: sentence,
});
