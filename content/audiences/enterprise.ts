import type { AudienceInput } from './schema';

export const enterprise: AudienceInput = {
  id: 'enterprise',
  title: 'Enterprise',
  description: 'Move from scattered pilots to one way of running AI that every department can check.',
  features: [
    'One plan across departments',
    'Training by role, from leadership to operations',
    '12 months unlimited support on the Enterprise tier',
  ],
  iconName: 'building',
  ctaText: 'For enterprise',
  ctaLink: '/solutions/enterprise',
  meta: {
    title: 'AI for enterprise teams',
    description:
      'From scattered pilots to one way of running AI that every department can check: onboarding, optimization and training by role.',
  },
  page: {
    hero: {
      heading: 'From scattered pilots to one practice',
      lead: 'AI for enterprise teams: one plan across departments, the same check for every system, and training by role from leadership to operations.',
      action: 'Get Free Consultation',
      second: { label: 'Solutions by industry', href: '/industries' },
      figure: {
        kind: 'rollout',
        alt: 'Four departments, each on a lane of its own. Pilots in three of them ended where they began. One lit lane goes from Service to Finance, Operations and People, passes the same check at each, and ends as the normal way of working.',
        note: 'A worked example; which department goes first is the first decision of the plan.',
        departments: ['Service', 'Finance', 'Operations', 'People'],
        pilot: 'Pilot ends here',
        check: 'Same check',
        end: 'Normal work',
      },
    },
    sections: [
      {
        kind: 'points',
        title: 'What changes at your size',
        items: [
          {
            title: 'One register',
            description: 'Every model in use has an owner, a purpose and the date of its last check.',
          },
          {
            title: 'One test for all',
            description: 'A pilot goes live when it passes, not when its sponsor is loud.',
          },
          {
            title: 'Training by role',
            description: 'Leaders decide, specialists build and everyone else uses; each learns that part.',
          },
        ],
      },
      {
        kind: 'solution',
        tone: 'paper',
        title: 'A plan across departments',
        audience: 'enterprise',
      },
      {
        kind: 'fit',
        tone: 'sunk',
        title: 'Challenges that bring us in',
        lead: 'None of them is technical at heart.',
        items: [
          'Pilots in many departments and no list of them',
          'Legal, security and IT hear of a tool after it is live',
          'Each team buys its own license for the same thing',
          'Nobody can say what AI costs or what it returns',
        ],
      },
      {
        kind: 'features',
        title: 'Three programs for many teams',
        lead: 'They build on each other, and each can stand alone.',
        items: [
          {
            title: 'Portfolio review',
            description: 'What runs, who owns it, what it returns and what should stop.',
            icon: 'list-checks',
            details: [
              'Interviews in each department',
              'A register of owners and risks',
              'A ranked list: keep, fix, stop',
            ],
          },
          {
            title: 'Rollout by department',
            description: 'One proven use carried from team to team with the same checks.',
            icon: 'network',
            details: [
              'A pilot with an exit rule',
              'Local experts trained first',
              'The measure agreed before each start',
            ],
          },
          {
            title: 'Tuning what you have',
            description: 'Systems already in use made faster, cheaper or more accurate.',
            icon: 'gauge',
            details: [
              'A baseline on your own records',
              'Changes released side by side',
              'A report that finance can read',
            ],
          },
        ],
      },
      {
        kind: 'services',
        title: 'Services at enterprise scale',
        lead: 'Base prices are for a small team. The calculator shows what size and support add.',
        ids: ['ai-onboarding', 'ai-optimization', 'ai-training'],
      },
      { kind: 'statistics', title: 'Figures we stand by' },
      { kind: 'testimonial', title: 'From a program office', id: 'program-lead' },
      { kind: 'faq', title: 'What procurement and security ask', positions: [2, 4, 5] },
      {
        kind: 'articles',
        tone: 'sunk',
        title: 'For the steering committee',
        match: { category: 'Strategy', titleContains: ['leader'] },
      },
    ],
    closing: {
      heading: 'Bring the list, or the lack of one.',
      lead: 'We sketch which pilots to keep, and who has to be in the room for the next step.',
      action: 'Get Free Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
