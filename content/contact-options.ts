import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { option } from './contact.schema';
import { services } from './services';

/** Services a visitor can choose in the contact form, in the order of the site. */
export const serviceOptions = services.map(({ id, title }) => ({ id, label: title }));

/** Inquiry types of the contact form. The first is what the form falls back to after a successful send. */
export const inquiryTypes = checkEntry(z.array(option), 'content/contact-options.ts', [
  { id: 'general', label: 'General Inquiry' },
  { id: 'consultation', label: 'Free Consultation Request' },
  { id: 'quote', label: 'Request a Quote' },
  { id: 'demo', label: 'Product Demo' },
  { id: 'support', label: 'Support Request' },
]);
