import { z } from 'zod';
import type { DiscountId } from '@/lib/business-case/answers';
import { checkEntry } from '@/lib/content-check/check';
import { text } from '../schemas/fields';

const percent = z.int('must be whole percent').min(1).max(99);

/** The published discounts, in percent of the price, and the line that each has in an estimate. */
const shares = checkEntry(
  z.strictObject({ nonprofit: percent, education: percent }),
  'content/pricing/discounts.ts',
  { nonprofit: 30, education: 25 },
);
export const discountPercent: Readonly<Record<DiscountId, string>> = {
  nonprofit: `${shares.nonprofit}%`,
  education: `${shares.education}%`,
};

export const discounts = checkEntry(
  z.array(
    z.strictObject({
      id: z.enum(['nonprofit', 'education']),
      /** In percent of the estimate and its renewals. */
      percent,
      /** In the list of choices. */
      label: text(60),
      /** In the lines of an estimate. */
      line: text(60),
    }),
  ),
  'content/pricing/discounts.ts',
  [
    {
      id: 'nonprofit',
      percent: shares.nonprofit,
      label: `Registered nonprofit, up to ${discountPercent.nonprofit} off`,
      line: `Nonprofit discount, up to ${discountPercent.nonprofit}`,
    },
    {
      id: 'education',
      percent: shares.education,
      label: `Educational institution, ${discountPercent.education} off`,
      line: `Education discount, ${discountPercent.education}`,
    },
  ],
);
