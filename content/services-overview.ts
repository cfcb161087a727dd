import { checkEntry } from '@/lib/content/check';
import { routes } from '@/lib/routes';
import { company } from './company';
import { landingPage } from './landing-page/schema';
import { pageOf } from './pages';
import { services } from './services';

const { heading, lead } = pageOf(routes.services);

/** The page of all services: its head is in content/pages.ts, its rows are the services in their order. */
export const servicesOverview = checkEntry(landingPage, 'content/services-overview.ts', {
  hero: {
    heading,
    lead,
    action: 'Book a Consultation',
    second: { label: 'Find Your Solution', href: routes.serviceSelector },
  },
  sections: [
    {
      kind: 'services',
      title: 'What each one does, drawn',
      lead: 'Gray is how it goes today. Ember is what the service changes.',
      ids: services.map(({ id }) => id),
    },
    {
      kind: 'process',
      title: 'Our Approach to AI',
      lead: 'The same four rules hold for one day of training and for twelve weeks of building.',
      tone: 'sunk',
      steps: [
        {
          step: 1,
          title: 'Understanding the business',
          description: 'We watch the work before we name a tool, and write down what it costs now.',
        },
        {
          step: 2,
          title: 'Human-centered design',
          description: 'Those who will use it decide what a good result is, and keep the last word.',
        },
        {
          step: 3,
          title: 'Ethical and responsible implementation',
          description: 'Data stays where you allow it, decisions leave a record, and someone can stop it.',
        },
        {
          step: 4,
          title: 'Continuous improvement',
          description: 'The measure agreed at the start is read every month, and acted on.',
        },
      ],
    },
    {
      kind: 'onward',
      title: 'For several departments at once',
      lead: 'Enterprises take the five in another order: one plan first, then training by role.',
      links: [
        { label: 'AI for enterprise teams', href: routes.solution('enterprise') },
        { label: 'Work out a price', href: routes.pricingCalculator },
      ],
    },
  ],
  closing: {
    heading: 'One call is enough to choose.',
    lead: `Tell us what takes too long. The answer comes within ${company.responseTime} and may be that you need none of the five.`,
    action: 'Book a Consultation',
    second: { label: 'Find Your Solution', href: routes.serviceSelector },
  },
});
