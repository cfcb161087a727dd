import type { AudienceInput } from './schema';

export const individuals: AudienceInput = {
  id: 'individuals',
  title: 'Individuals',
  description: 'Learn what AI does in your job, then build something with it.',
  features: [
    'Programs from one day to eight weeks',
    'Practice on your own files and tools',
    'Email support after every program',
  ],
  iconName: 'user',
  ctaText: 'For individuals',
  ctaLink: '/solutions/individuals',
  meta: {
    title: 'AI training for individuals',
    description:
      'Learn what AI does in your own job, then build something with it. Programs from one day to eight weeks, on your own files.',
  },
  page: {
    hero: {
      heading: 'Learn it in your own job',
      lead: 'AI training for one person: a day to start, up to eight weeks to build something. You practice on your own files, not on ours.',
      action: 'Get Free Consultation',
      second: { label: 'Work out a price', href: '/tools/pricing-calculator' },
      figure: {
        kind: 'switch',
        alt: 'Three lanes side by side: the job without AI, AI for single tasks, AI built into the work. The lit lane starts on the first, moves to the second after a program of one day, and reaches the third after a program of four to eight weeks.',
        note: 'The path is illustrative; program lengths are our stated ones.',
        lanes: ['AI built into your work', 'AI for single tasks', 'Your job as it is'],
        start: 'Today',
        marks: ['1 day', '4-8 weeks'],
        end: 'Runs without us',
      },
    },
    sections: [
      {
        kind: 'points',
        title: 'What you can do afterwards',
        items: [
          {
            title: 'Know what to ask',
            description: 'You can tell which task suits AI and which one will waste your afternoon.',
          },
          {
            title: 'Check what comes back',
            description: 'You know where answers go wrong, and how to catch it before others do.',
          },
          {
            title: 'Build one thing',
            description: 'You leave with a tool for your own work and can change it yourself.',
          },
        ],
      },
      {
        kind: 'solution',
        tone: 'paper',
        title: 'Training for one',
        audience: 'individuals',
      },
      {
        kind: 'fit',
        tone: 'sunk',
        title: 'Who this is for',
        lead: 'No technical background is needed. A task that bores you helps.',
        items: [
          'You write, plan or analyze for a living',
          'You tried a chatbot and were not convinced',
          'You want to be the person your team asks',
          'You have a task in mind and nobody to build it',
        ],
      },
      {
        kind: 'features',
        title: 'Three ways to begin',
        lead: 'Each can be taken alone, and each ends with something you use.',
        items: [
          {
            title: 'One-day introduction',
            description: 'A day on the tools, with tasks from your own week.',
            icon: 'clock',
            details: ['1 day', 'Bring three tasks of your own', '30 days of email support on Essentials'],
          },
          {
            title: 'Practice program',
            description: 'Several days that turn single prompts into habits you keep.',
            icon: 'target',
            details: ['3-5 days', 'Exercises on your own files', 'A checklist for results you pass on'],
          },
          {
            title: 'Build your own tool',
            description: 'You design, test and run one small assistant for your work.',
            icon: 'wrench',
            details: [
              '4-8 weeks beside the job',
              'A trainer reviews every version',
              'You keep the test cases',
            ],
          },
        ],
      },
      {
        kind: 'services',
        title: 'Two services behind it',
        lead: 'The first teaches you. The second builds what one person cannot build alone.',
        ids: ['ai-training', 'custom-ai-development'],
      },
      { kind: 'statistics', title: 'What we have done so far' },
      { kind: 'testimonial', title: 'From someone who took it', id: 'project-manager' },
      { kind: 'faq', title: 'Before you sign up', positions: [1, 2, 3] },
      {
        kind: 'articles',
        tone: 'sunk',
        title: 'Read first, decide later',
        match: { category: 'Training', titleContains: ['guide'] },
      },
    ],
    closing: {
      heading: 'Tell us what you do all day.',
      lead: 'We say which program fits, or that you do not need one.',
      action: 'Get Free Consultation',
      second: { label: 'Find Your Solution', href: '/tools/service-selector' },
    },
  },
};
