import type { AudienceInput } from '../schema';

export const enterprise: AudienceInput = {
  id: 'enterprise',
  title: 'Enterprise',
  description: 'Move from scattered pilots to one way of running AI that every department can check.',
  features: [
    'One plan across departments',
    'Training by role, from leadership to operations',
    '12 months unlimited support on the Enterprise tier',
  ],
  iconName: 'building',
  ctaText: 'For enterprise',
  ctaLink: '/solutions/enterprise',
  meta: {
    title: 'AI for enterprise teams',
    description:
      'From scattered pilots to one way of running AI that every department can check: onboarding, optimization and training by role.',
  },
};
