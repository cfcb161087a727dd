import { z } from 'zod';
import { checkEntry } from '@/lib/content/check';
import { company } from './company';
import { meta, text } from './fields';
import { statistics } from './statistics';

/** A line break in a heading is written as '\n'. */
const section = z.strictObject({ heading: text(60), lead: text(160).optional(), note: text(120).optional() });

const schema = z.strictObject({
  meta,
  hero: z.strictObject({
    /** Stands on one line on wide screens and breaks between the two parts on narrow ones. */
    headline: z.tuple([text(30), text(30)], 'must have two parts'),
    lead: text(180),
    figures: z.array(z.strictObject({ value: text(12), label: text(40) })).max(3),
    /** What follows base price and weeks in the lit answer. */
    next: text(80),
  }),
  services: section,
  statistics: section,
  audiences: section,
  testimonials: section,
  caseStudies: section,
  articles: section,
  closing: z.strictObject({ heading: text(60), lead: text(180) }),
});

const hours = statistics.find(({ label }) => label === 'hours saved annually');

/** What the home page says between the entries of the collections. */
export const home = checkEntry(schema, 'content/home.ts', {
  meta: {
    title: `${company.name}: AI training, automation and development`,
    description:
      'AI training, onboarding, workflow automation, custom development and optimization. Base prices, weeks and the measure of what changed.',
  },
  hero: {
    headline: ['From trying AI', 'to running on it.'],
    lead: `${company.name} teaches your people, automates your processes and builds the systems between them. We measure what changed.`,
    figures: [
      { value: hours?.value, label: hours?.label },
      { value: '3-6 months', label: 'to positive ROI' },
      { value: '1 day', label: 'to a reply, Monday to Friday' },
    ],
    next: 'Four more questions and you have a recommendation.',
  },
  services: {
    heading: 'Five services.\nStart with one.',
    lead: 'Each stands on its own and has a price you can work out today. Add the next when the first has proved itself.',
  },
  statistics: {
    heading: 'It has to pay\nfor itself.',
    lead: 'Positive ROI within 3-6 months, 100% on average within the first year. We agree the measure before we start.',
    note: 'The shape of the curve is illustrative. Break-even window and year-one average are our stated figures.',
  },
  audiences: {
    heading: 'AI Solutions That Scale',
    lead: 'The same five services, cut to the size you are now.',
  },
  testimonials: { heading: 'What clients say after the first month' },
  caseStudies: {
    heading: 'Work you can check',
    lead: 'Every study shows the measure, before and after.',
    note: 'Figures in case studies are illustrative.',
  },
  articles: { heading: 'From the notebook' },
  closing: {
    heading: 'Bring one process.\nLeave with a plan.',
    lead: `A free consultation is a working call: what to automate, what to teach, what to leave alone. We reply within ${company.responseTime}.`,
  },
});
