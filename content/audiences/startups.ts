import { sampleQuoteNote } from '../company/testimonials';
import type { AudienceInput } from '../schemas/audiences';

export const startups: AudienceInput = {
  id: 'startups',
  title: 'Startups',
  description: 'Ship the AI part of your product with tests built in, and a team that can run it.',
  features: [
    'Custom development on your data',
    'Code, tests and keys that are yours',
    'Three ways to share the risk',
    'Handover to your engineers',
  ],
  iconName: 'rocket',
  ctaText: 'For startups',
  ctaLink: '/solutions/startups',
  meta: {
    title: 'AI development for startups',
    description:
      'Ship the AI part of your product with tests built in. Custom development, training and automation, with three engagement models.',
  },
  page: {
    hero: {
      heading: 'Prove it works before you ship it',
      lead: 'AI development for startups: tests on your own data, a system your engineers can run, and three ways to share the risk.',
      action: 'Book a Consultation',
      second: { label: 'See Engagement Models', href: '#engagement-models' },
      illustration: {
        name: 'startups',
        alt: 'Three engagement models on one lane to launch. Gray is what you pay, orange what we risk.',
        note: 'A sketch: gray is what you pay, orange what we risk.',
      },
      benefits: [
        {
          title: 'A score before launch',
          description: 'The test set shows how good each version is, before and after every change.',
        },
        {
          title: 'Fewer dead ends',
          description: 'You drop weak approaches by week 4, before they get expensive.',
        },
        {
          title: 'No lock-in',
          description: 'Your engineers pair with ours and keep the code, tests and keys.',
        },
      ],
    },
    sections: [
      {
        kind: 'featured-solution',
        tone: 'sunk',
        title: 'Custom development, shared risk',
        audience: 'startups',
        fit: {
          title: 'Challenges founders bring us',
          lead: 'From the first customer to the second funding round.',
          items: [
            'The demo works, but the product doesn’t',
            'Investors ask how you know it works',
            'Model costs grow faster than users',
            'The one engineer who understands it is also on call',
          ],
        },
      },
      {
        kind: 'features',
        title: 'Three packages for a new product',
        lead: 'Each ends with a decision you can defend.',
        items: [
          {
            title: 'Prototype sprint',
            description: 'Go from an idea to a tested version users can try.',
            icon: 'flask',
            details: [
              'Approaches compared on one test set',
              'Stop, change or continue, based on scores',
              'Code in your repository from day one',
            ],
          },
          {
            title: 'Launch build',
            description: 'Build the version that has to survive real users.',
            icon: 'rocket',
            details: [
              'Tests in your release pipeline',
              'Cost and speed limits agreed on first',
              'Handover to your engineers',
            ],
          },
          {
            title: 'Team training',
            description: 'Your team learns to run and improve what we built.',
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
        kind: 'engagement-models',
        tone: 'sunk',
        title: 'Engagement models',
        lead: 'We agree on terms in writing before work starts.',
        anchor: 'engagement-models',
        items: [
          {
            title: 'Equity + Cash Hybrid',
            description: 'Pay part of the fee in cash and part in equity, and protect your runway.',
            terms: [
              { label: 'Best for', value: 'An early round and a long build' },
              { label: 'Our risk', value: 'What the stake is worth' },
            ],
          },
          {
            title: 'Milestone-Based Pricing',
            description: 'Pay fixed amounts, each due when the work passes an agreed test.',
            terms: [
              { label: 'Best for', value: 'A clear scope in several stages' },
              { label: 'Our risk', value: 'The work up to the next test' },
            ],
          },
          {
            title: 'Success-Based Fees',
            description: 'Pay a base fee, plus a share tied to one measure you already track.',
            terms: [
              { label: 'Best for', value: 'A product with live users' },
              { label: 'Our risk', value: 'The share of the fee' },
            ],
          },
        ],
      },
      {
        kind: 'services',
        tone: 'paper',
        title: 'Services for startups',
        lead: 'Build first. Train the people who will run it. Then automate the work around it.',
        ids: ['custom-ai-development', 'ai-training', 'workflow-automation'],
      },
      {
        kind: 'testimonial',
        tone: 'band',
        statistics: true,
        title: 'What a head of product might say',
        note: sampleQuoteNote,
        id: 'head-of-product',
      },
      {
        kind: 'faq',
        tone: 'sunk',
        title: 'What founders ask first',
        questions: [
          {
            question: 'Who owns the code and the data?',
            answer:
              'You own both from day one: code, prompts and tests are in your repository, and data and keys stay in your accounts.',
            utterances:
              'do we own the code as a startup; whose repository is the code in; who owns the repo; realy everything; and the data; is the code in our github; startup here, who holds the code and the keys; do we own the repo from the beginning; investors ask who owns the ip and the data; from what day is the code ours; whose accounts does it run in; code is ours from day one; and the data belongs to us as well; our due diligence needs clear code ownership; are prompts and tests in our repository; who has the api keys; who keeps the code in that case',
          },
          {
            question: 'Can we pay part of it in equity?',
            answer:
              'Yes, in one of the engagement models. Shares, terms and what happens if the test fails are agreed in writing before work starts.',
            utterances:
              'would you take shares in our company; do you take equity; can we pay with shares; equity instead of cash; do you take shares; would you take shares instead of cash; were short on cash, can you get stock; equity for work; can we give you a stake in the company; sweat equity deal; part cash part shares; and pay with equity; do you accept stock options as payment; can we pay you with shares in our startup; do you invest your work for equity; are you open to being compensated in stock',
          },
        ],
        positions: [1, 3, 4],
      },
      { kind: 'articles', title: 'Latest articles', match: 'first' },
    ],
    closing: {
      heading: 'Show us your demo',
      lead: 'We’ll tell you what it would take to trust it in production.',
      action: 'Book a Consultation',
      second: { label: 'Case Studies', href: '/case-studies' },
    },
  },
};
