import { z } from 'zod';

/** Required text; `max` is given where a layout or a result page has a limit. */
export const text = (max = 2000) =>
  z.string('must be text').trim().min(1, 'must not be empty').max(max, `must have at most ${max} characters`);

/** A picture in words, for those who do not see it; shorter ones name it only. */
export const alternative = (max: number) =>
  text(max).min(20, 'must say what the picture shows, in 20 characters or more');

/** Ids and slugs become part of addresses. */
export const slug = z
  .string('must be text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** The services that an entry leads to, by their ids. */
export const services = z
  .array(slug)
  .min(1, 'must name at least 1 service')
  .max(3)
  .refine((ids) => new Set(ids).size === ids.length, 'must name each service once');

/** An address inside this site. */
export const path = z
  .string('must be text')
  .regex(/^\/([a-z0-9/-]*)?$/, "must be a path of this site such as '/contact'");

/** What a result page shows: a title up to 60 characters, a description of 70 to 160. */
export const meta = z.strictObject({
  title: text(60),
  description: text(160).min(70, 'must have at least 70 characters, or a result page shows something else'),
});

/** The head of a page that no collection makes; `label` names it in the crumbs where the heading does not. */
export const page = z.strictObject({
  path,
  heading: text(80),
  label: text(40).optional(),
  lead: text(220),
  meta,
});

/** A way on inside this site, with a query or an anchor where it needs one. */
export const link = z.strictObject({
  label: text(40),
  href: z
    .string('must be text')
    .regex(
      /^(\/[a-z0-9/-]*)?(\?[a-z0-9=&.-]+)?(#[a-z0-9-]+)?$/,
      "must be an address of this site such as '/contact'",
    )
    .min(1, 'must not be empty'),
});

export const isoDate = z.iso.date({
  error: ({ input }) =>
    /^\d{4}-\d{2}-\d{2}$/.test(String(input))
      ? 'must be a day that the calendar has'
      : "must be a date such as '2025-05-08'",
});
