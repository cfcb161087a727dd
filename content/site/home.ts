import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import { numberAtStart } from '@/lib/format/number-words';
import { questionOrder } from '@/lib/service-selector/requirements';
import { company } from '../company/company';
import { facts } from '../company/facts';
import { link, meta, text } from '../schemas/fields';
import { services } from '../services';

/** A line break in a heading is written as '\n'. */
const section = z.strictObject({ heading: text(60), lead: text(160).optional(), note: text(160).optional() });

const schema = z.strictObject({
  meta,
  hero: z.strictObject({
    /** Stands on one line on wide screens and breaks between the two parts on narrow ones. */
    headline: z.tuple([text(30), text(30)], 'must have two parts'),
    lead: text(180),
    /** The main button, then the second. */
    actions: z.tuple([link, link], 'must be two buttons'),
    statistics: z.array(z.strictObject({ value: text(12), label: text(40) })).max(3),
    /** What follows base price and weeks in the lit answer. */
    next: text(80),
  }),
  services: section.extend({ links: z.array(link).max(3) }),
  statistics: section,
  audiences: section,
  testimonials: section,
  caseStudies: section.extend({ all: link }),
  articles: section.extend({ all: link }),
  closing: z.strictObject({ heading: text(60), lead: text(180), actions: z.array(link).min(1).max(2) }),
});

/** '1' and 'business day'. */
const [replyDays, ...replyUnit] = company.responseTime.split(' ');

/** What the home page says between the entries of the collections. */
export const home = checkEntry(schema, 'content/site/home.ts', {
  meta: {
    title: `${company.name}: AI training, automation and development`,
    description:
      'AI training, onboarding, workflow automation, custom development and optimization, with base prices and timelines.',
  },
  hero: {
    headline: ['From trying AI', 'to running on it.'],
    lead: 'We train your team, automate one process at a time, and build what you can’t buy. We time the work first, so you can see what changed.',
    actions: [
      { label: 'Get Free Consultation', href: '/contact' },
      { label: 'Explore Services', href: '/services' },
    ],
    statistics: [
      { value: facts.simpleAutomation.value, label: 'to build a simple automation' },
      { value: facts.payback.value, label: 'for most to break even in saved hours' },
      { value: replyDays ?? '', label: `${replyUnit.join(' ')} to a reply` },
    ],
    next: `${numberAtStart(questionOrder.length - 1)} more questions, then a recommendation.`,
  },
  services: {
    heading: `${numberAtStart(services.length)} services.\nStart with one.`,
    lead: 'Add another once the first has paid off.',
    links: [
      { label: 'All services', href: '/services' },
      { label: 'Estimate a Price', href: '/tools/pricing-calculator' },
    ],
  },
  statistics: {
    heading: 'It has to pay\nfor itself.',
    lead: 'By the end of year one, the average project has returned twice what it cost, counting saved hours.',
    note: 'The curve is a sketch, not client data.',
  },
  audiences: {
    heading: 'AI Solutions That Scale',
    lead: 'Start with one person or one small team, then add the next.',
  },
  testimonials: {
    heading: 'What clients might say',
    lead: `Samples, ratings included: no client said them. ${facts.references.statement}`,
  },
  caseStudies: {
    heading: 'What changed, in composite cases',
   note: 'Figures in case studies are illustrative.',
    all: { label: 'View All Case Studies', href: '/case-studies' },
  },
  articles: { heading: 'Latest articles', all: { label: 'Read More Articles', href: '/blog' } },
  closing: {
    heading: 'Bring one process.\nLeave with a plan.',
    lead: `On a free call we work out what to automate, what to teach and what to leave alone. We reply within ${company.responseTime}.`,
    actions: [
      { label: 'Book a Consultation', href: '/contact' },
      { label: `About ${company.name}`, href: '/about' },
    ],
  },
});
