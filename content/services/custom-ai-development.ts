import type { ServiceInput } from '../schema';

export const customAiDevelopment: ServiceInput = {
  id: 'custom-ai-development',
  title: 'Custom AI Development',
  description:
    'A system built on your data, with evaluation in the loop from the first week, so quality is measured before launch.',
  url: '/services/custom-ai-development',
  iconName: 'code',
  badge: 'Advanced',
  menuHint: 'Built on your data',
  pricingType: 'development',
  meta: {
    title: 'Custom AI Development on your data',
    description:
      'AI systems built on your data, with evaluation in the loop from the first week, so that quality is measured before launch.',
  },
};
