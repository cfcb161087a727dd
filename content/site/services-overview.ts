import { checkEntry } from '@/lib/content-check/check';
import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { landingPage } from '../schemas/landing-page';
import { services } from '../services';
import { pageOf } from './pages';

const { heading, lead } = pageOf(routes.services);

/** The page of all services: its head is in content/site/pages.ts, its rows are the services in their order. */
export const servicesOverview = checkEntry(landingPage, 'content/site/services-overview.ts', {
  hero: {
    heading,
    lead,
    action: 'Book a Consultation',
    second: { label: 'Find Your Solution', href: routes.serviceSelector },
  },
  sections: [
    {
      kind: 'services',
      title: 'How long each takes, and what it costs',
      ids: services.map(({ id }) => id),
      described: true,
    },
    {
      kind: 'process',
      title: 'Our Approach to AI',
     tone: 'sunk',
      steps: [
        {
          step: 1,
          title: 'Understanding the business',
          description: 'We watch the work before we suggest a tool, and record what it costs today.',
        },
        {
          step: 2,
          title: 'Human-centered design',
          description: 'The people who will use it define a good result and have the final say.',
        },
        {
          step: 3,
          title: 'Ethical and responsible implementation',
          description:
            'Data stays where you allow it, every decision is logged, and someone on your team can stop the system.',
        },
        {
          step: 4,
          title: 'Continuous improvement',
          description: 'We agree on a measure at the start and check it at every step.',
        },
      ],
    },
    {
      kind: 'overview',
      title: 'For several departments at once',
      paragraphs: ['Enterprises start with one plan, then train people by role.'],
      links: [
        { label: 'AI for enterprise teams', href: routes.solution('enterprise') },
        { label: 'Estimate a Price', href: routes.pricingCalculator },
      ],
    },
  ],
  closing: {
    heading: 'Choose in one call',
    lead: `Tell us what takes too long. We reply within ${company.responseTime}, and we’ll tell you if you need none of our services.`,
    action: 'Book a Consultation',
    second: { label: 'Find Your Solution', href: routes.serviceSelector },
  },
});
