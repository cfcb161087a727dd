import { facts } from '../company/facts';
import type { AudienceInput } from './schema';

export const individuals: AudienceInput = {
  id: 'individuals',
  title: 'Individuals',
  description: 'Learn what AI can do in your job, then build something with it.',
  features: [
    'Programs from one day to eight weeks',
    'Practice on your own files and tools',
    'Email support after every coaching program',
  ],
  iconName: 'user',
  ctaText: 'For individuals',
  ctaLink: '/solutions/individuals',
  meta: {
    title: 'AI training for individuals',
    description:
      'Learn what AI can do in your own job, then build something with it. Coaching from one day to eight weeks, on your own files.',
  },
  page: {
    hero: {
      heading: 'Learn AI for the job you have',
      lead: 'AI training for one person: a day to get started, a few weeks to build something. You practice on your own files, not ours.',
      action: 'Book a Consultation',
      second: { label: 'Estimate a Price', href: '/tools/pricing-calculator' },
      figure: {
        drawing: 'individuals',
        alt: 'Three lanes: the job without AI, AI for single tasks, AI built into the work. A one-day program, then one of 2-4 weeks, lead across.',
        note: 'An example path, using the lengths of our programs.',
      },
    },
    sections: [
      {
        kind: 'text-columns',
        title: 'What you can do afterward',
        items: [
          {
            title: 'Know what to ask',
            description: 'You can tell which tasks suit AI and which would waste your afternoon.',
          },
          {
            title: 'Check what comes back',
            description:
              'You know where answers go wrong and how to catch the mistakes before anyone else does.',
          },
          {
            title: 'Build one tool',
            description: 'You leave with a tool for your own work that you can change yourself.',
          },
        ],
      },
      {
        kind: 'featured-solution',
        title: 'Coaching for one person',
        audience: 'individuals',
        fit: {
          title: 'Who this is for',
          lead: 'You don’t need a technical background. Bring a task that bores you.',
          items: [
            'You write, plan or analyze for a living',
            'You tried a chatbot and weren’t convinced',
            'You want to be the one your team asks',
            'You have a tool in mind and no one to build it',
          ],
        },
      },
      {
        kind: 'features',
        tone: 'sunk',
        title: 'Three ways to start',
        lead: `${facts.soloSeat.statement} ${facts.essentials.statement} The quote states program and hours.`,
        items: [
          {
            title: 'One-day introduction',
            description: 'A day with the tools, on tasks from your own week.',
            icon: 'clock',
            details: ['1 day', 'Three of your own tasks', '30 days of email support with Essentials'],
          },
          {
            title: 'Practice program',
            description: 'A few days that turn one-off prompts into habits.',
            icon: 'target',
            details: ['3-5 days', 'Exercises on your own files', 'A checklist to run before you send'],
          },
          {
            title: 'Build your own tool',
            description: 'Design, test and run a small assistant for your work.',
            icon: 'wrench',
            details: [
              '2-4 weeks alongside your job',
              'A trainer reviews every version',
              'You keep the test cases',
            ],
          },
        ],
      },
      {
        kind: 'services',
        title: 'Services for individuals',
        lead: 'The first teaches you, and the second builds what you can’t build alone. Base prices are for a team of 2-10; the calculator gives yours.',
        ids: ['ai-training', 'custom-ai-development'],
      },
      { kind: 'company-statistics', title: 'Our record so far' },
      { kind: 'testimonial', tone: 'paper', title: 'What a participant might say', id: 'project-manager' },
      {
        kind: 'faq',
        title: 'Before you sign up',
        questions: [
          {
            question: 'What should I bring?',
            answer:
              'A task from your own job, and an idea of what a good result looks like. The one-day introduction assumes nothing else.',
          },
          {
            question: 'A seat or a coach: which should I choose?',
            answer:
              'Take a seat if you want to learn the tools with others in shared sessions. Take a coach if you want exercises built on your own work, feedback on them, and months of support.',
          },
          {
            question: 'Can my employer pay?',
            answer: `Yes. Give your company’s name in the request, and the quote goes to whoever pays. If several colleagues want to come, ask for a group program. ${facts.groupFromThree.statement}`,
          },
        ],
        positions: [1, 2, 3],
      },
      {
        kind: 'articles',
        tone: 'sunk',
        title: 'Articles to start with',
        match: { category: 'Training', titleContains: ['guide'] },
      },
    ],
    closing: {
      heading: 'Tell us what you do all day',
      lead: 'We’ll tell you which program fits, or that you don’t need one.',
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: '/tools/service-selector' },
    },
  },
};
