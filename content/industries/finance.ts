import type { IndustryInput } from '../schema';

export const finance: IndustryInput = {
  id: 'finance',
  title: 'Financial Services',
  description: 'Documents read in minutes and every decision traceable to its source.',
  useCases: [
    'Loan and account documents',
    'Fraud and anomaly review',
    'Regulatory reporting',
    'Customer due diligence',
    'Reconciliation and matching',
  ],
  iconName: 'landmark',
  ctaLink: '/industries/finance',
  meta: {
    title: 'AI for financial services',
    description:
      'Loan files, checks and reports read in minutes, with every decision traceable to its source and a person for the exceptions.',
  },
};
