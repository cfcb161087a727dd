import { routes } from '@/lib/routes';
import { company } from '../company';
import type { ServiceInput } from './schema';

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
  page: {
    hero: {
      heading: 'Workflow Automation',
      lead: 'One process at a time, from a chain of hand-offs to a straight line with a person where judgment is needed.',
      action: 'Get Free Consultation',
      second: { label: 'Work out a price', href: routes.pricingCalculator },
      figure: {
        kind: 'swimlanes',
        alt: 'Before and after on the same scale of time. Before: a request passes through 10 steps and 9 hand-offs between customer, sales, operations and finance. After: software reads it, a person checks it, software posts it, in 15% of the time.',
        note: 'A worked example: a customer request from email to ledger. Steps are illustrative; 85% less processing time is our stated figure.',
        before: {
          summary: '10 steps, 4 desks, 9 hand-offs',
          lanes: ['Customer', 'Sales', 'Operations', 'Finance'],
          steps: [
            { lane: 1, at: 0, label: 'Request by email' },
            { lane: 2, at: 9, label: 'Opened' },
            { lane: 3, at: 19, label: 'Copied over' },
            { lane: 2, at: 30, label: 'Detail missing' },
            { lane: 1, at: 40, label: 'Customer asked' },
            { lane: 2, at: 55, label: 'Answer arrives' },
            { lane: 3, at: 66, label: 'Typed again' },
            { lane: 4, at: 77, label: 'Checked' },
            { lane: 3, at: 87, label: 'Error returned' },
            { lane: 4, at: 100, label: 'Posted' },
          ],
        },
        after: {
          summary: '3 steps, 1 human check',
          lanes: ['Automation', 'Person'],
          steps: [
            { lane: 1, at: 0, label: 'Read' },
            { lane: 2, at: 7.5, label: 'Check' },
            { lane: 1, at: 15, label: 'Posted' },
          ],
        },
        saved: {
          value: '85%',
          label: 'less processing time',
          says: 'The shaded part is time your people get back.',
        },
      },
    },
    sections: [
      {
        kind: 'points',
        title: 'What changes on Monday morning',
        items: [
          {
            title: 'Hours come back',
            description:
              'Reading, matching and typing move to software. Your people keep the cases that need them.',
          },
          {
            title: 'Fewer errors reach customers',
            description:
              'Every value is checked against its source before it is posted, and doubtful ones wait for a person.',
          },
          {
            title: 'You can see the line',
            description: 'Each request has a state and an owner. Nobody has to ask where it is.',
          },
        ],
      },
      {
        kind: 'process',
        title: 'Five steps, about six weeks',
        lead: 'You can stop after any of them and keep what has been made.',
        steps: [
          {
            step: 1,
            title: 'Observe',
            description: 'We time the process as it is, with the people who do it.',
            when: 'Week 1',
          },
          {
            step: 2,
            title: 'Choose',
            description: 'You pick the part worth straightening first.',
            when: 'Week 1',
          },
          {
            step: 3,
            title: 'Build',
            description: 'The flow runs next to the old process, on real cases.',
            when: 'Weeks 2-4',
          },
          {
            step: 4,
            title: 'Compare',
            description: 'Same cases, both ways. The numbers decide.',
            when: 'Week 5',
          },
          {
            step: 5,
            title: 'Hand over',
            description: 'Your team runs it, changes it and knows when to stop it.',
            when: 'Week 6',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Where it usually starts',
        items: [
          {
            title: 'Invoices and receipts',
            description: 'Read, match to the order, post; ask a person about the rest.',
            icon: 'receipt',
          },
          {
            title: 'Shared inboxes',
            description: 'Sort, draft an answer from your own rules, route.',
            icon: 'inbox',
          },
          {
            title: 'New hires',
            description: 'Accounts, forms and reminders in the right order.',
            icon: 'users',
          },
          {
            title: 'Quality records',
            description: 'Photos and readings into one report, with gaps marked.',
            icon: 'clipboard',
          },
          {
            title: 'Weekly reporting',
            description: 'Numbers pulled, compared and explained before the meeting.',
            icon: 'chart',
          },
          {
            title: 'Scheduling',
            description: 'Requests, rules and calendars settled without ten emails.',
            icon: 'calendar',
          },
        ],
      },
      {
        kind: 'studies',
        title: 'Lines that were straightened',
        note: 'Figures in case studies are illustrative.',
        match: { solution: 'Workflow Automation' },
      },
      {
        kind: 'figures',
        title: 'What the line looks like afterwards',
        lead: 'Gray is the process before. Ember is what remains.',
        items: [
          { value: '85%', label: 'less processing time', drawn: { kind: 'less', percent: 85 } },
          { value: '93%', label: 'fewer errors', drawn: { kind: 'less', percent: 93 } },
          { value: '40%', label: 'lower cost', drawn: { kind: 'less', percent: 40 } },
        ],
      },
      { kind: 'faq', title: 'Questions before you start', positions: [2, 3, 5] },
    ],
    closing: {
      heading: 'Which process would you straighten first?',
      lead: `Describe it in three sentences. We reply within ${company.responseTime} with what we would try, and what we would leave alone.`,
      action: 'Get Free Consultation',
      second: { label: 'Find Your Solution', href: routes.serviceSelector },
    },
  },
};
