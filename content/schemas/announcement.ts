import { z } from 'zod';
import { isoDate, link, text } from './fields';

export const announcementLine = z
  .strictObject({
    text: text(120),
    link: link.optional(),
    /** The first and the last day, in the time zone of the office hours. A build shows the line from the first day on. */
    from: isoDate,
    until: isoDate,
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: 'must not be before from' })
  .nullable();
export type AnnouncementLine = z.infer<typeof announcementLine>;
