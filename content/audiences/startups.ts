import type { AudienceInput } from '../schema';

export const startups: AudienceInput = {
  id: 'startups',
  title: 'Startups',
  description: 'Ship the AI part of the product with evaluation built in, and keep the team that can run it.',
  features: [
    'Custom development on your data',
    'Evaluation from the first week',
    'Three ways to share the risk',
  ],
  iconName: 'rocket',
  ctaText: 'For startups',
  ctaLink: '/solutions/startups',
  meta: {
    title: 'AI development for startups',
    description:
      'Ship the AI part of your product with evaluation built in. Custom development, training and automation, with three engagement models.',
  },
};
