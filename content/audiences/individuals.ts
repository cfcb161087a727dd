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
    },
    sections: [
      {
        kind: 'text-columns',
        title: 'What you can do afterward',
        items: [
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
      {
        kind: 'featured-solution',
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
        tone: 'sunk',
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
        title: 'Services for individuals',
        ids: ['ai-training', 'custom-ai-development'],
      },
      { kind: 'company-statistics', title: 'Our record so far' },
      { kind: 'testimonial', tone: 'paper', title: 'What a participant might say', id: 'project-manager' },
      {
        kind: 'faq',
        title: 'Before you sign up',
        lead: 'The last ones are about company projects.',
        questions: [
          {
            question: 'Can my employer pay?',
            answer: 'Yes. Give your company’s name in the request, and the quote goes to whoever pays.',
          },
          {
            question: 'A seat or a coach: which should I choose?',
            answer: `A seat, to learn the tools with others in shared sessions. A coach, for exercises built on your own work and feedback on them. ${facts.groupFromThree.statement}`,
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
