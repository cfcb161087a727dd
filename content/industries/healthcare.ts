import type { IndustryInput } from '../schema';

export const healthcare: IndustryInput = {
  id: 'healthcare',
  title: 'Healthcare',
  description: 'Shorter waits and less paperwork, with clinicians deciding what clinicians must decide.',
  useCases: [
    'Appointment and referral triage',
    'Clinical note drafting',
    'Coding and claims checks',
    'Patient message routing',
    'Bed and staff forecasting',
    'Prior authorization packets',
  ],
  iconName: 'heart-pulse',
  ctaLink: '/industries/healthcare',
  meta: {
    title: 'AI for healthcare providers',
    description:
      'Shorter waits and less paperwork for clinics and hospitals. Software drafts, sorts and checks; clinicians decide what they must decide.',
  },
};
