import type { AudienceInput } from '../schema';

export const individuals: AudienceInput = {
  id: 'individuals',
  title: 'Individuals',
  description: 'Learn what AI does in your job, then build something with it.',
  features: [
    'Programs from one day to eight weeks',
    'Practice on your own files and tools',
    'Email support after every program',
  ],
  iconName: 'user',
  ctaText: 'For individuals',
  ctaLink: '/solutions/individuals',
  meta: {
    title: 'AI training for individuals',
    description:
      'Learn what AI does in your own job, then build something with it. Programs from one day to eight weeks, on your own files.',
  },
};
