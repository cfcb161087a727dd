import type { AudienceInput } from './schema';

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
  page: {
    hero: {
      heading: 'Ship the AI part with proof',
      lead: 'AI development for startups: evaluation from the first week, a system your own engineers can run, and three ways to share the risk.',
      action: 'Get Free Consultation',
      second: { label: 'See engagement models', href: '#engagement-models' },
      figure: {
        kind: 'gate',
        alt: 'Three attempts branch off the running product. At the evaluation in the first week two of them stop, because they fail the test set. The third passes, goes on as the lit lane through a pilot with users, and ends in the product.',
        note: 'A worked example; which attempt passes is decided by a test set from your own cases.',
        base: 'Your product today',
        passes: 'Search and model',
        stopped: ['Prompt only', 'Fine-tuned model'],
        gate: 'Evaluation, week 1',
        stops: 'Stopped while cheap',
        next: 'Pilot users',
        end: 'In the product',
      },
    },
    sections: [
      {
        kind: 'points',
        title: 'What a young team gets from us',
        items: [
          {
            title: 'A number before launch',
            description: 'A test set from your own cases says how good each version is.',
          },
          {
            title: 'Fewer dead ends',
            description: 'Weak ideas are stopped in days, while they are still cheap.',
          },
          {
            title: 'No lock-in',
            description: 'Your engineers pair with ours and keep the code, the tests and the keys.',
          },
        ],
      },
      {
        kind: 'solution',
        tone: 'paper',
        title: 'The startup track',
        audience: 'startups',
      },
      {
        kind: 'fit',
        tone: 'sunk',
        title: 'Challenges we are called for',
        lead: 'They sound alike from the first customer to the second round.',
        items: [
          'The demo works and the product does not',
          'Investors ask how you know that it works',
          'Model costs grow faster than users',
          'The one engineer who understands it is also on call',
        ],
      },
      {
        kind: 'features',
        title: 'Three packages for a new product',
        lead: 'Each ends with a decision that you can defend.',
        items: [
          {
            title: 'Prototype sprint',
            description: 'From an idea to a tested version that users can try.',
            icon: 'flask',
            details: [
              'Approaches compared on one test set',
              'Stop, change or continue, by numbers',
              'Code in your repository from day one',
            ],
          },
          {
            title: 'Launch build',
            description: 'The version that has to survive real users.',
            icon: 'rocket',
            details: [
              'Evaluation in your release pipeline',
              'Limits for cost and speed agreed first',
              'Hand-over to your engineers',
            ],
          },
          {
            title: 'Team uplift',
            description: 'Your people learn to run and improve what was built.',
            icon: 'graduation',
            details: [
              'Pairing on live tickets',
              'Reviews of prompts, data and tests',
              'A checklist for every model change',
            ],
          },
        ],
      },
      {
        kind: 'models',
        tone: 'sunk',
        title: 'Engagement models',
        lead: 'Three ways to share the risk. Terms are agreed in writing before work starts.',
        anchor: 'engagement-models',
        items: [
          {
            title: 'Equity + Cash Hybrid',
            description: 'Part of the fee in cash and part in shares, for teams that guard their runway.',
            terms: [
              { label: 'Suits', value: 'An early round and a long build' },
              { label: 'You pay', value: 'A reduced fee and an agreed stake' },
              { label: 'We risk', value: 'The value of the stake' },
            ],
          },
          {
            title: 'Milestone-Based Pricing',
            description: 'Fixed amounts, each due when an agreed test is passed.',
            terms: [
              { label: 'Suits', value: 'A clear scope in several stages' },
              { label: 'You pay', value: 'For each milestone, after acceptance' },
              { label: 'We risk', value: 'The work up to the next test' },
            ],
          },
          {
            title: 'Success-Based Fees',
            description: 'A base fee, and a share tied to one measure that you already track.',
            terms: [
              { label: 'Suits', value: 'A product with live users' },
              { label: 'You pay', value: 'The base fee, then a share of the gain' },
              { label: 'We risk', value: 'The variable part' },
            ],
          },
        ],
      },
      {
        kind: 'services',
        title: 'Where startups begin with us',
        lead: 'Build first. Train the people who keep it. Then automate what surrounds it.',
        ids: ['custom-ai-development', 'ai-training', 'workflow-automation'],
      },
      { kind: 'statistics', title: 'Counted so far' },
      { kind: 'testimonial', title: 'From a founding team', id: 'head-of-product' },
      { kind: 'faq', title: 'Asked before the first sprint', positions: [1, 3, 4] },
      { kind: 'articles', tone: 'sunk', title: 'Fresh from the notebook', match: 'first' },
    ],
    closing: {
      heading: 'Show us the demo.',
      lead: 'We tell you what it would take to trust it in production.',
      action: 'Get Free Consultation',
      second: { label: 'Case Studies', href: '/case-studies' },
    },
  },
};
