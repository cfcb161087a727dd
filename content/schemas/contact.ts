import { z } from 'zod';
import { prefillSources } from '@/lib/storage/prefill';
import { meta, slug, text } from './fields';

export const option = z.strictObject({ id: slug, label: text(60) });
export type Option = z.infer<typeof option>;

/** The words of the contact form that nothing else fixes; the form gets them as props. */
const contactForm = z.strictObject({
  /** First choice of 'Service of Interest': none. */
  noService: text(40),
  privacy: z.strictObject({ before: text(80), link: text(40) }),
  /** What stands beside a field that the browser finds invalid. */
  messages: z.strictObject({
    name: text(120),
    email: text(120),
    emailWithoutAt: text(120),
    emailMalformed: text(160),
    inquiryType: text(120),
    message: text(120),
  }),
  /** What brought the visitor: before a campaign, before its first page, and before a first page alone. */
  attribution: z.strictObject({
    cameFrom: text(40),
    firstPage: text(40),
    firstPageOnly: text(60),
    leaveOut: text(40),
  }),
  success: z.strictObject({
    promise: text(120),
    /** Before the visitor's address, as typed. */
    writeTo: text(40),
    /** A mail link for a slip in it. */
    correct: text(60),
    /** In that mail, before the address. */
    correction: text(120),
    reference: text(60),
  }),
  /** The line above a message that a tool, the chat or a sign-up box wrote. */
  prefill: z.record(z.enum(prefillSources), text(80)),
  prefillLeftOut: text(80),
  /** Said to screen readers while a request is being sent. */
  sending: text(40),
  failure: z.strictObject({
    /** Names the panel for screen readers. */
    heading: text(40),
    fields: text(120),
    tooLong: text(200),
    /** When a program filled in the field that people never see. */
    hiddenField: text(200),
    /** After too many requests from one address, and of the whole site; '{wait}' says when to try again. */
    limited: text(120),
    busy: text(120),
    /** When it is not known whether the request was sent. */
    unconfirmed: text(200),
    mailLink: text(60),
    mailNote: text(120),
    /** For a text that is too long for an email link. */
    mailNoteCut: text(160),
    /** Stands in the mail in place of such a text. */
    mailCut: text(120),
  }),
});
export type ContactForm = z.infer<typeof contactForm>;

export const contactPage = z.strictObject({
  next: z.strictObject({
    heading: text(60),
    steps: z.array(z.strictObject({ title: text(60), text: text(120) })).min(2),
  }),
  /** Below the business hours. */
  hoursNote: text(320),
  questions: text(60),
  form: contactForm,
  sent: z.strictObject({ meta, another: text(60) }),
  notSent: z.strictObject({
    heading: text(80),
    meta,
    mail: text(200),
    back: text(300),
    again: text(60),
  }),
  apiTest: z.strictObject({ heading: text(60), lead: text(220), label: text(30), noScript: text(120), meta }),
});
export type ContactPage = z.infer<typeof contactPage>;
