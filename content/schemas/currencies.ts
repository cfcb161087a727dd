import { z } from 'zod';
import { text } from './fields';

const currency = z.strictObject({
  /** Stands before each amount: '£', or letters, which a space follows. */
  symbol: z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(4, 'must have at most 4 characters'),
  name: text(40),
  /** How many of it one US dollar buys. */
  exchangeRate: z.number().positive('must be above zero'),
  /** Amounts of the ROI calculator's example that fit the currency: an hour's rate, the cost, and the running costs. */
  roiExample: z.strictObject({
    rate: z.number().positive('must be above zero'),
    cost: z.int().positive('must be above zero'),
    running: z.int().positive('must be above zero'),
  }),
});

/** By code, such as 'GBP'. The first is what prices are written in. */
export const currencies = z.record(z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters'), currency);
export type CurrencyRecord = z.infer<typeof currency>;
