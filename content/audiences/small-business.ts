import type { AudienceInput } from './schema';

export const smallBusiness: AudienceInput = {
  id: 'small-business',
  title: 'Small business',
  description: 'Put three separate habits on one shared process, without hiring for it.',
  features: [
    'Simple automations live in 1-2 weeks',
    'Onboarding and training in one plan',
    'A price you can calculate before you call',
  ],
  iconName: 'store',
  ctaText: 'For small business',
  ctaLink: '/solutions/small-business',
  meta: {
    title: 'AI for small business',
    description:
      'One shared process instead of three separate habits. Onboarding, automation and training for small teams, at a price you can work out.',
  },
  page: {
    hero: {
      heading: 'Three habits become one process',
      lead: 'AI for small business: orders, inbox and paperwork on one shared process, and people who know how to run it.',
      action: 'Get Free Consultation',
      second: { label: 'Work out a price', href: '/tools/pricing-calculator' },
      figure: {
        kind: 'merge',
        alt: 'Orders arrive by email, by phone and on paper, on three separate lanes. They meet at one point where a person checks what is unclear, and go on as a single lit lane to the booked order.',
        note: 'A worked example; your three habits will have other names.',
        sources: ['Orders by email', 'Orders by phone', 'Orders on paper'],
        check: 'One person checks',
        shared: 'One shared process',
        end: 'Order booked',
      },
    },
    sections: [
      {
        kind: 'points',
        title: 'Why it pays in a small team',
        items: [
          {
            title: 'No new hire',
            description: 'The work moves to software that the people you have can steer.',
          },
          {
            title: 'Live in weeks',
            description:
              'A simple automation takes 1-2 weeks, so the first one runs while you still remember why.',
          },
          {
            title: 'A price before the call',
            description: 'The calculator shows price and weeks; the call is about your process.',
          },
        ],
      },
      {
        kind: 'solution',
        tone: 'paper',
        title: 'A plan for a small team',
        audience: 'small-business',
      },
      {
        kind: 'fit',
        tone: 'sunk',
        title: 'Challenges owners tell us',
        lead: 'One of these is enough to start with.',
        items: [
          'The same order is typed into three places',
          'One person knows how it works, and is on vacation',
          'Quotes go out late because nobody had time',
          'Everyone uses a different AI tool, with company data in it',
        ],
      },
      {
        kind: 'features',
        title: 'Three packages to start with',
        lead: 'Take one. Add another when the first has proved itself.',
        items: [
          {
            title: 'First automation',
            description: 'One process, measured before and after.',
            icon: 'workflow',
            details: ['1-2 weeks when it is simple', 'One person trained to run it', 'A written way back'],
          },
          {
            title: 'Shared inbox',
            description: 'Requests are sorted and answered in draft, and none is lost.',
            icon: 'inbox',
            details: [
              'Rules your team can read and change',
              'A person sends every answer',
              'A weekly list of what did not fit',
            ],
          },
          {
            title: 'Team start',
            description: 'Everybody learns the same tools and the same limits.',
            icon: 'users',
            details: [
              'Practice on last week’s work',
              'One page of house rules for AI',
              'A named person to ask afterwards',
            ],
          },
        ],
      },
      {
        kind: 'services',
        title: 'The services in it',
        lead: 'Most owners begin with the second and come back for the other two.',
        ids: ['ai-onboarding', 'workflow-automation', 'ai-training'],
      },
      { kind: 'statistics', title: 'Our figures to date' },
      { kind: 'testimonial', title: 'From an operations desk', id: 'operations-director' },
      { kind: 'faq', title: 'What owners ask first', positions: [1, 2, 3] },
      {
        kind: 'articles',
        tone: 'sunk',
        title: 'Worth one evening',
        match: { titleContains: ['small business', '5 AI Automation'] },
      },
    ],
    closing: {
      heading: 'Bring the process you like least.',
      lead: 'We go through it step by step and say whether software should do it.',
      action: 'Get Free Consultation',
      second: { label: 'Find Your Solution', href: '/tools/service-selector' },
    },
  },
};
