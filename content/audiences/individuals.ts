import { linkToCalculator } from '@/lib/pricing-calculator/calculator-link';
import { facts } from '../company/facts';
import type { AudienceInput } from '../schemas/audiences';

export const individuals: AudienceInput = {
  id: 'individuals',
  title: 'Individuals',
  description: 'Learn what AI can do in your job, then build something with it.',
  features: [
    'Programs from one day to eight weeks',
    'Practice on your own files',
    'Email support after coaching',
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
      lead: 'A day to start, a few weeks to build something, on your own files.',
      action: 'Book a Consultation',
      second: { label: 'Estimate a Price', href: linkToCalculator('training', 'individual') },
      illustration: {
        name: 'individuals',
        alt: 'Two lines: you and your coach. In one day you meet eight times, in three to five days six times, in two to four weeks four times. Then the line of the coach ends, and yours goes on alone.',
        note: 'A sketch: meetings with a coach in three programs.',
      },
      benefits: [
        {
          title: 'Know what to ask',
          description: 'You can tell which tasks suit AI.',
        },
        {
          title: 'Check what comes back',
          description: 'You catch mistakes before anyone else does.',
        },
        {
          title: 'Build one tool',
          description: 'You leave with one that you can change yourself.',
        },
      ],
    },
    sections: [
      {
        kind: 'featured-solution',
        tone: 'sunk',
        title: 'Coaching for one person',
        audience: 'individuals',
        fit: {
          title: 'Who this is for',
          lead: 'Bring a task that bores you.',
          items: [
            'You write, plan or analyze for a living',
            'You tried a chatbot and weren’t convinced',
            'You have a tool in mind',
          ],
        },
      },
      {
        kind: 'features',
        title: 'Three ways to start',
        lead: `${facts.soloSeat.statement} ${facts.essentials.statement}`,
        items: [
          {
            title: 'One-day introduction',
            description: 'Tasks from your own week.',
            icon: 'clock',
            details: ['1 day', 'Three of your own tasks', '30 days of email support with Essentials'],
          },
          {
            title: 'Practice program',
            description: 'Turns prompts into habits.',
            icon: 'target',
            details: ['3-5 days', 'On your own files', 'A checklist to keep'],
          },
          {
            title: 'Build your own tool',
            description: 'Design and test a small assistant.',
            icon: 'wrench',
            details: ['2-4 weeks', 'A trainer reviews every version', 'You keep the test cases'],
          },
        ],
      },
      {
        kind: 'services',
        tone: 'sunk',
        title: 'Services for individuals',
        ids: ['ai-training', 'custom-ai-development'],
      },
      {
        kind: 'testimonial',
        tone: 'band',
        statistics: true,
        title: 'What a participant might say',
        id: 'project-manager',
      },
      {
        kind: 'faq',
        title: 'Before you sign up',
        lead: 'The last ones are about company projects.',
        questions: [
          {
            question: 'Can my employer pay?',
            answer: 'Yes. Give your company’s name in the request, and the quote goes to whoever pays.',
            alsoAsked: ['will my company pay for it', 'can you bill my employer', 'invoice to my company'],
          },
          {
            question: 'A seat or a coach: which should I choose?',
            answer: `A seat, to learn the tools with others in shared sessions. A coach, for exercises built on your own work and feedback on them. ${facts.groupFromThree.statement}`,
            alsoAsked: [
              'group seat or coaching',
              'is a course or a coach better for me',
              'difference between a seat and a coach',
            ],
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
      lead: 'We’ll tell you which program fits, or that none does.',
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: '/tools/service-selector' },
    },
  },
};
