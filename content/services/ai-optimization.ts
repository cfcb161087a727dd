import type { ServiceInput } from '../schema';

export const aiOptimization: ServiceInput = {
  id: 'ai-optimization',
  title: 'AI System Optimization',
  description:
    'Your model is slow, costly or wrong too often. We find out where, fix that part, and show the difference.',
  url: '/services/ai-optimization',
  iconName: 'gauge',
  badge: 'Advanced',
  menuHint: 'Faster, cheaper, right more often',
  pricingType: 'optimization',
  meta: {
    title: 'AI System Optimization that shows its work',
    description:
      'Is your model slow, costly or wrong too often? We measure where, fix that part, and show the difference on your own cases.',
  },
};
