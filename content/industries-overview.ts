import { checkEntry } from '@/lib/content/check';
import { routes } from '@/lib/routes';
import { landingPage } from './landing-page/schema';
import { pageOf } from './pages';

const { heading, lead } = pageOf(routes.industries);

/** The page of all industries: its head is in content/pages.ts, its rows are the industries in their order. */
export const industriesOverview = checkEntry(landingPage, 'content/industries-overview.ts', {
  hero: { heading, lead, action: 'Explore Solutions', anchor: 'solutions' },
  sections: [
    {
      kind: 'industries',
      title: 'Pick your industry',
      lead: 'Each page begins with the work and the problems in it. The software comes second.',
      anchor: 'solutions',
    },
    {
      kind: 'figures',
      title: 'What we bring to each of them',
      items: [
        { value: '15+', label: 'Industries Served' },
        { value: '500+', label: 'Solutions Deployed' },
        { value: '98%', label: 'Client Success Rate' },
        { value: '3.5x', label: 'Average ROI' },
      ],
    },
    {
      kind: 'onward',
      title: 'When it crosses departments',
      lead: 'Large organizations start from one plan, whatever the industry.',
      links: [
        { label: 'AI for enterprise teams', href: routes.solution('enterprise') },
        { label: 'All case studies', href: routes.caseStudies },
      ],
    },
  ],
  closing: {
    heading: 'Yours is not among the six?',
    lead: 'Most paperwork has relatives elsewhere. Describe yours, and we say what we have seen that is like it.',
    action: 'Get Free Consultation',
    second: { label: 'Try Our Solution Finder', href: routes.serviceSelector },
  },
});
