import { z } from 'zod';
import { weekdays } from '@/lib/format/opening-hours';
import { text } from './fields';

/** A zone of the calendar; abbreviations such as 'EST' are left out, because they ignore summer time. */
const timeZone = z.string('must be text').refine((zone) => {
  try {
    return zone.includes('/') && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}, "must be a time zone of the calendar, such as 'Europe/London' or 'America/New_York'");

const time = z
  .string('must be text')
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "must be a time of 24 hours, such as '09:30'");

export const openingHours = z
  .strictObject({
    days: z
      .array(z.enum(weekdays))
      .min(1)
      .refine((days) => new Set(days).size === days.length, 'must name each day once'),
    from: time,
    to: time,
    zone: timeZone,
    /** What people call the zone: 'PT'. */
    zoneLabel: text(12),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    message: "must be later than 'from'",
    // A time that cannot be read is one mistake.
    when: ({ issues }) => issues.length === 0,
  });

const office = z.strictObject({
  city: text(40),
  /** An ISO 3166-1 code. */
  country: z.string().regex(/^[A-Z]{2}$/, "must be a country code such as 'GB'"),
  role: text(60),
});

const mainOffice = office.extend({
  street: text(60),
  postalCode: text(12).optional(),
  zone: timeZone,
});

export const company = z
  .strictObject({
    name: text(40),
    letter: z.string().length(1, 'must be one letter'),
    /** What the company does, in a sentence. The cities of its offices follow it. */
    tagline: text(120),
    email: z.email('must be an email address'),
    /** Sender of the inquiry mails, unless MAIL_FROM says otherwise. */
    websiteEmail: z.email('must be an email address'),
    phone: text(30),
    /** When phone and email are answered, and when consultation calls are held. */
    hours: z.strictObject({ office: openingHours, calls: openingHours }),
    founded: z.strictObject({ site: z.int(), chat: z.int() }),
    experience: z.strictObject({ site: text(80), chat: text(80) }),
    responseTime: text(40),
    /** The main office first. */
    offices: z.tuple([mainOffice], office),
    socialMedia: z.strictObject({
      linkedin: z.url('must be an address'),
      twitter: z.url('must be an address'),
      facebook: z.url('must be an address'),
      youtube: z.url('must be an address'),
    }),
  })
  .transform((written) => {
    const { offices, tagline } = written;
    const [{ street, city, postalCode = '' }] = offices;
    const cities = new Intl.ListFormat('en-GB').format(offices.map((one) => one.city));
    return {
      ...written,
      tagline: `${tagline} ${cities}.`,
      address: `${street}, ${`${city} ${postalCode}`.trim()}`,
      /** 'London, Bangalore and Dublin' */
      cities,
      /** Follows 'our' or 'its'. */
      officesIn: `${offices.length === 1 ? 'office' : 'offices'} in ${cities}`,
    };
  });
export type Company = z.output<typeof company>;
