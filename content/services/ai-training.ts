import type { ServiceInput } from '../schema';

export const aiTraining: ServiceInput = {
  id: 'ai-training',
  title: 'AI Training & Education',
  description:
    'From a one-day introduction to an eight-week program: your people learn on their own work, and you see what they can now do alone.',
  url: '/services/ai-training',
  iconName: 'graduation',
  badge: 'Popular',
  menuHint: 'Programs from one day to eight weeks',
  pricingType: 'training',
  meta: {
    title: 'AI Training & Education for teams',
    description:
      'Programs from one day to eight weeks. Your people practice on their own files and tools, and you see what they can do alone.',
  },
};
