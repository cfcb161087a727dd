import { company } from '../company';
import type { ArticleInput } from '../schema';

export const businessLeadersAiGuide: ArticleInput = {
  id: 'business-leaders-ai-guide-2025',
  title: 'A business leader’s guide to AI in 2025',
  excerpt: 'What to decide this quarter, what to leave, and how to tell a demo from a system.',
  category: 'Strategy',
  author: `${company.name} training team`,
  publishDate: '2025-05-08',
  services: ['ai-onboarding', 'ai-training'],
  body: `
What to decide this quarter, what to leave, and how to tell a demo from a system.
`,
  meta: {
    title: 'A business leader’s guide to AI in 2025',
    description:
      'What to decide this quarter, what to leave for later, and how to tell a demo from a system that will still run in a year.',
  },
};
