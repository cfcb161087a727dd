import { z } from 'zod';
import { text } from './fields';

export const currency = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters'),
  symbol: text(4),
  name: text(40),
  exchangeRate: z.number().positive('must be above zero'),
});
