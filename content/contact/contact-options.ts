import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import { option } from '../schemas/contact';
import { services } from '../services';

/** Services a visitor can choose in the contact form, in the order of the site. */
export const serviceOptions = services.map(({ id, title }) => ({ id, label: title }));

/**
 * Inquiry types of the contact form, in its order. Keep the ids `consultation` and `general`: the form begins with
 * `consultation` and returns to `general` after a successful send (components/contact-form/values.ts).
 */
export const inquiryTypes = checkEntry(z.array(option), 'content/contact/contact-options.ts', [
  { id: 'general', label: 'General Inquiry' },
  { id: 'consultation', label: 'Free Consultation Request' },
  { id: 'quote', label: 'Request a Quote' },
  { id: 'demo', label: 'Product Demo' },
  { id: 'support', label: 'Support Request' },
]);

/** The label of an inquiry type, for texts that name it. @throws Error when there is none with this id */
export function labelOfInquiry(id: string): string {
  const type = inquiryTypes.find((one) => one.id === id);
  if (!type) throw new Error(`content/contact/contact-options.ts has no inquiry type '${id}'.`);
  return type.label;
}
