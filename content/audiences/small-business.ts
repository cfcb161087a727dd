import type { AudienceInput } from '../schema';

export const smallBusiness: AudienceInput = {
  id: 'small-business',
  title: 'Small business',
  description: 'Put three separate habits on one shared process, without hiring for it.',
  features: [
    'Simple automations live in 1-2 weeks',
    'Onboarding and training in one plan',
    'A price you can calculate before you call',
  ],
  iconName: 'store',
  ctaText: 'For small business',
  ctaLink: '/solutions/small-business',
  meta: {
    title: 'AI for small business',
    description:
      'One shared process instead of three separate habits. Onboarding, automation and training for small teams, at a price you can work out.',
  },
};
