import type { ServiceInput } from '../schema';

export const aiOnboarding: ServiceInput = {
  id: 'ai-onboarding',
  title: 'Business AI Onboarding',
  description:
    'A staged way in: we assess, plan, pilot and train, and hand over something your team runs without us.',
  url: '/services/ai-onboarding',
  iconName: 'route',
  menuHint: 'A staged way in, about four weeks',
  pricingType: 'onboarding',
  meta: {
    title: 'Business AI Onboarding in stages',
    description:
      'Assess, plan, pilot, train, run. A staged way to get AI into the business in about four weeks, handed over to your own team.',
  },
};
