import { z } from 'zod';
import { text } from './fields';

export const currency = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters'),
  // A part of each amount, and not a text by itself.
  symbol: z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(4, 'must have at most 4 characters'),
  name: text(40),
  exchangeRate: z.number().positive('must be above zero'),
});
