import type { AudienceInput } from './schema';

export const smallBusiness: AudienceInput = {
  id: 'small-business',
  title: 'Small business',
  description: 'Replace three habits with one process, without hiring anyone.',
  features: [
    'Simple automations built in 1-2 weeks',
    'Onboarding and training in one plan',
    'A price you can work out before you call',
  ],
  iconName: 'store',
  ctaText: 'For small business',
  ctaLink: '/solutions/small-business',
  meta: {
    title: 'AI for small business',
    description:
      'Replace three habits with one process: AI onboarding, automation and training for small teams, at a price you can work out.',
  },
  page: {
    hero: {
      heading: 'Replace three habits with one process',
      lead: 'AI for small business: one process for orders, inbox and paperwork, and a team that knows how to run it.',
      action: 'Book a Consultation',
      second: { label: 'Work Out a Price', href: '/tools/pricing-calculator' },
      figure: {
        drawing: 'small-business',
        alt: 'Orders arrive by email, by phone and on paper, in three separate lanes. They meet where an employee checks what’s unclear, and continue as one highlighted lane to the booked order.',
        note: 'An example. Your three habits will differ.',
      },
    },
    sections: [
      {
        kind: 'text-columns',
        title: 'Why it pays off for a small team',
        items: [
          {
            title: 'No new hire',
            description: 'Software takes over the work, and your current team runs it.',
          },
          {
            title: 'Results in weeks',
            description:
              'A simple automation has a first version after 1-2 weeks of building. A full project, handover included, takes 4-6 weeks.',
          },
          {
            title: 'A price before the call',
            description: 'The calculator gives you a price and a timeline. The call is about your process.',
          },
        ],
      },
      {
        kind: 'featured-solution',
        title: 'A plan for a small team',
        audience: 'small-business',
        fit: {
          title: 'Challenges owners bring us',
          lead: 'One of these is enough to start.',
          items: [
            'Every order is typed into three systems',
            'The one employee who knows how it works is on vacation',
            'Quotes go out late because no one had time',
            'Everyone uses a different AI tool, with company data in it',
          ],
        },
      },
      {
        kind: 'features',
        tone: 'sunk',
        title: 'Three packages to start with',
        lead: 'Take one. Add another once it has paid off.',
        items: [
          {
            title: 'First automation',
            description: 'One process, measured before and after.',
            icon: 'workflow',
            details: [
              'First version after 1-2 weeks of building if it’s simple',
              'One employee trained to run it',
              'Written steps for going back to the old way',
            ],
          },
          {
            title: 'Shared inbox',
            description: 'Every request is sorted, gets a draft answer, and is tracked.',
            icon: 'inbox',
            details: [
              'Rules your team can read and change',
              'Your team sends every answer',
              'A weekly list of what didn’t fit',
            ],
          },
          {
            title: 'Team kickoff',
            description: 'Everyone learns the same tools and the same rules.',
            icon: 'users',
            details: [
              'Practice on last week’s work',
              'One page of company rules for AI',
              'A named contact for questions',
            ],
          },
        ],
      },
      {
        kind: 'services',
        title: 'Services for small business',
        lead: 'One process to fix? Choose automation. Not sure where to start? Choose onboarding.',
        ids: ['ai-onboarding', 'workflow-automation', 'ai-training'],
      },
      { kind: 'company-statistics', title: 'What we’ve done so far' },
      {
        kind: 'testimonial',
        tone: 'paper',
        title: 'What an operations director says',
        id: 'operations-director',
      },
      { kind: 'faq', title: 'Time, return and staffing', positions: [1, 2, 3] },
      {
        kind: 'articles',
        tone: 'sunk',
        title: 'Articles for owners',
        match: { titleContains: ['small business', '5 AI Automation'] },
      },
    ],
    closing: {
      heading: 'Bring the process you like least',
      lead: 'We’ll go through it step by step and tell you whether software should do it.',
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: '/tools/service-selector' },
    },
  },
};
