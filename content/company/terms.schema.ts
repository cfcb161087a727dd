import { z } from 'zod';
import { isoDate, text } from '../schemas/fields';

export const terms = z.strictObject({
  /** As in the company register: 'Emberlane Ltd'. Null until it is known. */
  registeredName: text(80).nullable(),
  companyNumber: text(20).nullable(),
  /** What professional indemnity insurance covers: '£1 million'. */
  insuredAmount: text(30).nullable(),
  /** The share of the price that is due at signing: '30%'. */
  deposit: text(20).nullable(),
  /** Who travels, and who pays for it. A whole sentence. */
  travel: text(160).nullable(),
  /** What the published prices leave out. A whole sentence. */
  vat: text(120),
  /** How long support levels, the maintenance plan and priority support last: 'one year'. */
  supportTerm: text(30),
  /** In which currency contracts are. A whole sentence. */
  contractCurrency: text(120),
  /** The day of the fixed exchange rates in content/pricing/currencies.ts. */
  rateDate: isoDate,
});
