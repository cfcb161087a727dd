import { company } from '../company';
import type { ArticleInput } from '../schema';

export const automationWorkflowsForSmallBusiness: ArticleInput = {
  id: 'ai-automation-workflows-for-small-business',
  title: '5 AI automation workflows for small business',
  excerpt: 'Five processes worth straightening first, each with the time it takes and the check it needs.',
  category: 'Automation',
  author: `${company.name} automation team`,
  publishDate: '2025-05-02',
  services: ['workflow-automation', 'ai-onboarding'],
  body: `
Five processes worth straightening first, each with the time it takes and the check it needs.
`,
  meta: {
    title: '5 AI automation workflows for small business',
    description:
      'Five processes worth straightening first in a small business, each with the time it takes and the check it needs.',
  },
};
