import type { IndustryInput } from '../schema';

export const manufacturing: IndustryInput = {
  id: 'manufacturing',
  title: 'Manufacturing',
  description: 'Hear the failure early, see the defect at once, and plan the stop.',
  useCases: [
    'Predictive maintenance',
    'Visual quality inspection',
    'Throughput and scheduling',
    'Energy use',
    'Shift reports and handovers',
    'Supplier document matching',
  ],
  iconName: 'factory',
  ctaLink: '/industries/manufacturing',
  meta: {
    title: 'AI for manufacturing',
    description:
      'Hear the failure weeks early, see the defect at once and plan the stop. AI for maintenance, quality, throughput and energy.',
  },
};
