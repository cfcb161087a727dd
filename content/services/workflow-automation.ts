import type { ServiceInput } from '../schema';

export const workflowAutomation: ServiceInput = {
  id: 'workflow-automation',
  title: 'Workflow Automation',
  description:
    'We straighten one process at a time. Software does the reading, matching and typing; a person decides the exceptions.',
  url: '/services/workflow-automation',
  iconName: 'workflow',
  badge: 'Popular',
  menuHint: 'One process at a time',
  pricingType: 'automation',
  meta: {
    title: 'Workflow Automation, one process at a time',
    description:
      'We turn a chain of hand-offs into a straight line: software reads, matches and types, and a person decides the exceptions.',
  },
};
