import { checkEntry } from '@/lib/content-check/check';
import * as routes from '@/lib/routes';
import { facts } from '../company/facts';
import { statisticOf } from '../company/statistics';
import { landingPage } from '../schemas/landing-page';
import { otherIndustriesLine } from './other-industries';
import { pageOf } from './pages';

const { heading, lead } = pageOf(routes.industries);

/** The page of all industries: its head is in content/site/pages.ts, its rows are the industries in their order. */
export const industriesOverview = checkEntry(landingPage, 'content/site/industries-overview.ts', {
  hero: { heading, lead, action: 'Explore Solutions', anchor: 'solutions' },
  sections: [
    {
      kind: 'industries',
      title: 'Pick your industry',
      lead: 'Each page starts with the work and its problems.',
     anchor: 'solutions',
    },
    {
      kind: 'statistics',
      title: 'Four figures, and what each one counts',
      items: [
        statisticOf(facts.industriesServed),
        statisticOf(facts.careerSolutions),
        statisticOf(facts.successRate),
        statisticOf(facts.grossReturn),
      ],
    },
    {
      kind: 'overview',
      title: 'When a project crosses departments',
      paragraphs: ['In any industry, large organizations start with one plan.'],
      links: [
        { label: 'AI for enterprise teams', href: routes.solution('enterprise') },
        { label: 'All case studies', href: routes.caseStudies },
      ],
    },
  ],
  closing: {
    heading: 'Don’t see your industry?',
    lead: otherIndustriesLine,
    action: 'Book a Consultation',
    second: { label: 'Try Our Solution Finder', href: routes.serviceSelector },
  },
});
