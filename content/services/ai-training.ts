import { routes } from '@/lib/routes';
import { company } from '../company';
import type { ServiceInput } from './schema';

export const aiTraining: ServiceInput = {
  id: 'ai-training',
  title: 'AI Training & Education',
  description:
    'From a one-day introduction to an eight-week program: your people learn on their own work, and you see what they can now do alone.',
  url: '/services/ai-training',
  iconName: 'graduation',
  badge: 'Popular',
  menuHint: 'Programs from one day to eight weeks',
  pricingType: 'training',
  meta: {
    title: 'AI Training & Education for teams',
    description:
      'Programs from one day to eight weeks. Your people practice on their own files and tools, and you see what they can do alone.',
  },
  page: {
    hero: {
      heading: 'AI Training & Education',
      lead: 'Your people learn on the files they opened this morning. Afterwards they do alone what they used to pass on or put off.',
      action: 'Get Free Consultation',
      second: { label: 'See the programs', href: '#programs' },
      figure: {
        kind: 'curve',
        alt: 'Skill curve, illustrative. The line rises through four programs: after 1 day people use the tools safely, after 3-5 days they redo a weekly task, after 2-4 weeks they build their own assistant, after 4-8 weeks they train the next team. Without a program, skill rises slowly and stays far below.',
        note: 'The shape of the curve is illustrative. The four lengths are the programs below; the shaded part is what a program adds.',
        axis: 'What people can do alone',
        without: 'Self-taught',
        marks: [
          { label: '1 day', says: 'Use the tools safely' },
          { label: '3-5 days', says: 'Redo a weekly task' },
          { label: '2-4 weeks', says: 'Build an assistant' },
          { label: '4-8 weeks', says: 'Train the next team' },
        ],
      },
    },
    sections: [
      {
        kind: 'overview',
        title: 'Training that starts from the inbox',
        tone: 'sunk',
        paragraphs: [
          `${company.name} was founded in ${company.founded.site} to teach people the AI they can use at their own desk. We have no slide library. Before each program we ask participants for three pieces of their work, and those become the exercises.`,
          'Nobody is taught to write clever prompts for their own sake. People learn when a tool is right, how to tell when it is wrong, and what must never be pasted into it.',
          'At the end everyone repeats the task they brought on day one. You see both versions side by side, with the minutes each one took.',
        ],
      },
      {
        kind: 'features',
        title: 'Six things that are different afterwards',
        items: [
          {
            title: 'Practice on real files',
            description:
              'Exercises are made from the reports, tickets and spreadsheets that participants bring.',
            icon: 'file',
          },
          {
            title: 'A check for every answer',
            description:
              'People learn to verify before they forward, with a checklist for their own kind of work.',
            icon: 'list-checks',
          },
          {
            title: 'Rules everyone remembers',
            description: 'One page on what may go into which tool, written with your data protection lead.',
            icon: 'shield',
          },
          {
            title: 'Groups by role',
            description:
              'Accounts, sales, operations and leadership practice different tasks in different rooms.',
            icon: 'users',
          },
          {
            title: 'Support that outlasts the room',
            description: 'Questions come up in week two, so every tier includes months or days of answers.',
            icon: 'lifebuoy',
          },
          {
            title: 'Progress you can see',
            description:
              'The same task on the first day and on the last one, compared by the person who did it.',
            icon: 'trending-up',
          },
        ],
      },
      {
        kind: 'programs',
        title: 'Four programs, one day to eight weeks',
        anchor: 'programs',
        lead: 'Take one, or take them in order: each begins where the shorter one stopped.',
        items: [
          {
            title: 'AI at work: the first day',
            description:
              'What the tools do well, where they fail, and how to use them on Monday without a risk to your data.',
            features: ['Safe use and its limits', 'Three tasks from your own desk', 'A one-page rule sheet'],
            forWhom: 'Anyone who writes, reads or calculates for a living',
            duration: '1 day',
            format: 'One room or one call, up to 20 people',
          },
          {
            title: 'Team practice',
            description:
              'A team picks the tasks it repeats each week and rebuilds them together, one per session.',
            features: [
              'One weekly task per person, redone',
              'Templates that stay with the team',
              'Checks for wrong answers',
            ],
            forWhom: 'Teams of five to fifteen who share a process',
            duration: '3-5 days',
            format: 'On site or remote, half days if you prefer',
          },
          {
            title: 'Builder course',
            description:
              'Participants build a small assistant for their own department and put it in front of colleagues.',
            features: [
              'An assistant on your own documents',
              'Test cases written by its users',
              'A review before colleagues see it',
            ],
            forWhom: 'People who like to take things apart, coders or not',
            duration: '2-4 weeks',
            format: 'Two sessions a week and a project between them',
          },
          {
            title: 'Internal trainer program',
            description:
              'We train the people who will train everybody else, and sit in the back row when they first do it.',
            features: [
              'Course design on your own cases',
              'Two rehearsals with feedback',
              'Material you own and may change',
              'A way to measure what was learned',
            ],
            forWhom: 'Learning leads and department experts',
            duration: '4-8 weeks',
            format: 'Weekly sessions, then a course that your trainers give',
          },
        ],
      },
      {
        kind: 'process',
        title: 'Six steps from first call to last check',
        steps: [
          {
            step: 1,
            title: 'Ask',
            description: 'Which tasks take too long, and who does them? One call is enough.',
            icon: 'message',
          },
          {
            step: 2,
            title: 'Collect',
            description: 'Participants send three pieces of work, with names removed.',
            icon: 'inbox',
          },
          {
            step: 3,
            title: 'Baseline',
            description: 'Everyone does one task the usual way. We note time and errors.',
            icon: 'timer',
          },
          {
            step: 4,
            title: 'Practice',
            description: 'Short demonstrations, long exercises, a trainer for each small group.',
            icon: 'pen',
          },
          {
            step: 5,
            title: 'Repeat',
            description: 'The task of step three again, this time with the tools.',
            icon: 'refresh',
          },
          {
            step: 6,
            title: 'Stay',
            description: 'Questions by email, and a second look after the support period.',
            icon: 'headset',
          },
        ],
      },
      {
        kind: 'tiers',
        title: 'Three tiers, priced per person',
        lead: 'The programs above fit into each. Tiers differ in depth and in how long we answer questions.',
        service: 'ai-training',
        items: [
          {
            name: 'Essentials',
            description: 'For a first group that should use the tools safely.',
            price: '$1,500',
            perUnit: 'per person',
            features: ['Core tools and safe use', 'One-page rule sheet', '30 days email support'],
            ctaText: 'Choose Essentials',
          },
          {
            name: 'Professional',
            description: 'For teams that want to change how a weekly task is done.',
            price: '$3,500',
            perUnit: 'per person',
            features: [
              'Everything in Essentials',
              'Exercises on your own cases',
              'Before and after comparison',
              '6 months support',
            ],
            isPopular: true,
            ctaText: 'Choose Professional',
          },
          {
            name: 'Enterprise',
            description: 'For several departments, with trainers of your own at the end.',
            price: 'Custom',
            perUnit: 'priced with you',
            features: [
              'Everything in Professional',
              'Programs for each role',
              'Internal trainers prepared',
              '12 months unlimited support',
            ],
            ctaText: 'Request a Quote',
          },
        ],
      },
      {
        kind: 'studies',
        title: 'Teams that went through it',
        note: 'Figures in case studies are illustrative.',
        match: { solution: 'AI Training & Education' },
      },
      { kind: 'faq', title: 'Before you send people', positions: [2, 3, 4] },
      {
        kind: 'onward',
        title: 'When a course is not enough',
        lead: 'Trained people ask for systems to match. Onboarding takes the whole business there in stages.',
        links: [
          { label: 'Business AI Onboarding', href: routes.service('ai-onboarding') },
          { label: 'Work out a price', href: routes.pricingCalculator },
        ],
      },
    ],
    closing: {
      heading: 'Whose week should get shorter?',
      lead: `Name the team and one task it repeats. Within ${company.responseTime} you have a reply: a program that fits, or a question.`,
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: routes.serviceSelector },
    },
  },
};
