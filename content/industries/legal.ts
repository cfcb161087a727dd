import type { IndustryInput } from '../schema';

export const legal: IndustryInput = {
  id: 'legal',
  title: 'Legal',
  description: 'Review at machine speed, judgment at human speed, and both on record.',
  useCases: [
    'Contract review',
    'Due diligence',
    'Matter intake and triage',
    'Research with citations',
    'Deadline and docket checks',
    'Billing narratives',
  ],
  iconName: 'scale',
  ctaLink: '/industries/legal',
  meta: {
    title: 'AI for legal teams',
    description:
      'Contract review at machine speed, judgment at human speed, and both on record. AI for law firms and in-house legal teams.',
  },
};
