import { z } from 'zod';
import { text } from './fields';

export const company = z.strictObject({
  name: text(40),
  letter: z.string().length(1, 'must be one letter'),
  tagline: text(160),
  email: z.email('must be an email address'),
  /** Sender of the inquiry mails, unless MAIL_FROM says otherwise. */
  websiteEmail: z.email('must be an email address'),
  phone: text(30),
  address: text(120),
  /** The same address in parts, for search engines; `country` is an ISO 3166-1 code. */
  postalAddress: z.strictObject({
    street: text(60),
    city: text(40),
    country: z.string().regex(/^[A-Z]{2}$/, "must be a country code such as 'GB'"),
  }),
  hours: z.strictObject({ site: text(80), chat: text(80) }),
  founded: z.strictObject({ site: z.int(), chat: z.int() }),
  experience: z.strictObject({ site: text(80), chat: text(80) }),
  responseTime: text(40),
  offices: z.array(z.strictObject({ city: text(40), role: text(60) })).min(1),
  socialMedia: z.strictObject({
    linkedin: z.url('must be an address'),
    twitter: z.url('must be an address'),
    facebook: z.url('must be an address'),
    youtube: z.url('must be an address'),
  }),
});
export type Company = z.infer<typeof company>;
