import { company } from '../company';
import type { ArticleInput } from '../schema';

export const trainTeamAiTools: ArticleInput = {
  id: 'train-team-ai-tools-approach',
  title: 'How we train a team on AI tools',
  excerpt: 'Why we start with the work people already have open, and what we test at the end.',
  category: 'Training',
  author: `${company.name} training team`,
  publishDate: '2025-04-24',
  services: ['ai-training'],
  body: `
Why we start with the work people already have open, and what we test at the end.
`,
  meta: {
    title: 'How we train a team on AI tools',
    description:
      'Why our training starts with the work people already have open, what a session looks like, and what we test at the end.',
  },
};
