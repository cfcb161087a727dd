import { checkEntry } from '@/lib/content/check';
import { routes } from '@/lib/routes';
import { company } from '../company/company';
import { facts } from '../company/facts';
import { landingPage } from '../landing-page/schema';
import { pageOf } from './pages';

const { heading, lead } = pageOf(routes.industries);

/** The page of all industries: its head is in content/site/pages.ts, its rows are the industries in their order. */
export const industriesOverview = checkEntry(landingPage, 'content/site/industries-overview.ts', {
  hero: { heading, lead, action: 'Explore Solutions', anchor: 'solutions' },
  sections: [
    {
      kind: 'industries',
      title: 'Pick your industry',
      lead: 'Each page starts with the work and its problems, then shows what software can do about them.',
      anchor: 'solutions',
    },
    {
      kind: 'statistics',
      title: 'What our team has done',
      lead: `Careers included: work by our people at ${company.name} and in earlier jobs. Success means a project met its agreed target. ROI is year-one value against our fee, before clients’ own costs.`,
      items: [
        { value: facts.industriesServed.value, label: 'Industries Served' },
        { value: facts.careerSolutions.value, label: 'Solutions Deployed' },
        { value: facts.successRate.value, label: 'Client Success Rate' },
        { value: facts.grossReturn.value, label: 'Average ROI' },
      ],
    },
    {
      kind: 'related-links',
      title: 'When a project crosses departments',
      lead: 'In any industry, large organizations start with one plan.',
      links: [
        { label: 'AI for enterprise teams', href: routes.solution('enterprise') },
        { label: 'All case studies', href: routes.caseStudies },
      ],
    },
  ],
  closing: {
    heading: 'Don’t see your industry?',
    lead: 'Most paperwork problems cross industries. Describe yours, and we’ll tell you about similar work.',
    action: 'Book a Consultation',
    second: { label: 'Try Our Solution Finder', href: routes.serviceSelector },
  },
});
