import { z } from 'zod';
import { isoDate, slug, text } from './fields';

const legalParagraphs = z.array(text(900)).min(1, 'must have at least 1 paragraph');

/** A block of a legal page. The last two kinds are drawn from the code's own facts. */
const legalBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: text(900) }),
  z.strictObject({ kind: z.literal('list'), items: z.array(text(400)).min(2) }),
  /** What is true in each mode of the currency lookup; '{host}' becomes the name of the service asked. */
  z.strictObject({
    kind: z.literal('lookup'),
    start: legalParagraphs,
    consent: legalParagraphs,
    off: legalParagraphs,
  }),
  z.strictObject({
    kind: z.literal('links'),
    links: z.array(z.strictObject({ label: text(60), href: text(120) })).min(1),
  }),
  z.strictObject({ kind: z.literal('stored-items') }),
  z.strictObject({ kind: z.literal('consent') }),
]);
export type LegalBlock = z.infer<typeof legalBlock>;

export const legalPage = z.strictObject({
  updated: isoDate,
  sections: z
    .array(z.strictObject({ id: slug, heading: text(80), blocks: z.array(legalBlock).min(1) }))
    .min(3),
});
export type LegalPage = z.infer<typeof legalPage>;
