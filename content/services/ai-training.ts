import { routes } from '@/lib/routes';
import { company } from '../company/company';
import { facts } from '../company/facts';
import type { ServiceInput } from './schema';

export const aiTraining: ServiceInput = {
  id: 'ai-training',
  title: 'AI Training & Education',
  description:
    'From one-day introductions to eight-week programs, your team practices on its own work and does more of it without help.',
  url: '/services/ai-training',
  iconName: 'graduation',
  badge: 'Popular',
  menuHint: 'Programs from one day to eight weeks',
  pricingType: 'training',
  meta: {
    title: 'AI Training & Education for teams',
    description:
      'Programs from one day to eight weeks, taught on your team’s own files. Group prices by team size, individual coaching per person.',
  },
  page: {
    hero: {
      heading: 'AI Training & Education',
      lead: 'Your team trains on the files it opened this morning. By the end, people do work they used to hand off.',
      action: 'Book a Consultation',
      second: { label: 'See the Programs', href: '#programs' },
      figure: {
        drawing: 'ai-training',
        alt: 'Skill curve: four programs, from 1 day to 4-8 weeks, lead from safe use to training the next team. Without one, skill rises slowly.',
        note: 'A sketch, not data. The four lengths are the programs below; the shaded area is what a program adds.',
      },
    },
    sections: [
      {
        kind: 'overview',
        title: 'Training that starts in your inbox',
        tone: 'sunk',
        paragraphs: [
          'We teach AI that people can use at their desks. We don’t arrive with a stock course: the team sends us samples of its work, and those become the exercises.',
          `People learn when a tool fits the job, how to tell when it’s wrong, and what must never be pasted into it. At the end the team repeats a task from the first session and compares the two versions. ${company.name} was founded in ${company.founded.site} and has taught this way since.`,
        ],
      },
      {
        kind: 'features',
        title: 'Six things your team gains',
        items: [
          {
            title: 'Practice on real files',
            description: 'Exercises come from the reports, tickets and spreadsheets your team works on.',
            icon: 'file',
          },
          {
            title: 'A check for every answer',
            description: 'People verify before they forward, with a checklist for their kind of work.',
            icon: 'list-checks',
          },
          {
            title: 'Rules people remember',
            description:
              'One page that says which data may go into which tool, worked out with your privacy lead.',
            icon: 'shield',
          },
          {
            title: 'Groups by role',
            description: 'Accounting, sales, operations and leadership each practice their own tasks.',
            icon: 'users',
          },
          {
            title: 'Help after the course',
            description:
              'Questions come up in week two. Coaching includes 30 days of support or more; a group’s quote states how long.',
            icon: 'lifebuoy',
          },
          {
            title: 'Progress you can see',
            description: 'The team does the same task at the start and at the end, and times both.',
            icon: 'trending-up',
          },
        ],
      },
      {
        kind: 'programs',
        title: 'Four programs, one day to eight weeks',
        anchor: 'programs',
        lead: 'Take one, or take them in order. Each one picks up where the last one ended.',
        items: [
          {
            title: 'AI at work: the first day',
            description:
              'What the tools do well, where they fail, and how to use them without putting your data at risk.',
            features: [
              'Safe use and its limits',
              'Three tasks from your team’s work',
              'A one-page rule sheet',
            ],
            forWhom: 'Anyone who writes, reads or calculates for a living',
            duration: '1 day',
            format: 'In person or online, up to 20 people per session',
          },
          {
            title: 'Team practice',
            description: 'A team picks the tasks it repeats every week and rebuilds them, one per session.',
            features: [
              'Your weekly tasks, rebuilt',
              'Templates the team keeps',
              'Checks that catch wrong answers',
            ],
            forWhom: 'Teams of five to fifteen that share a process',
            duration: '3-5 days',
            format: 'On site or remote, in half days if you prefer',
          },
          {
            title: 'Builder course',
            description:
              'Participants build a small assistant for their department and test it with colleagues.',
            features: [
              'An assistant on your own documents',
              'Test cases written by its users',
              'A review before anyone else uses it',
            ],
            forWhom: 'People who like to take things apart, whether or not they code',
            duration: '2-4 weeks',
            format: 'Two sessions a week, with project work in between',
          },
          {
            title: 'Internal trainer program',
            description: 'We prepare your own trainers and sit in the back row the first time they teach.',
            features: [
              'Course design around your own work',
              'Two rehearsals with feedback',
              'Materials you own and can change',
              'A way to measure what people learned',
            ],
            forWhom: 'Learning leads and department experts',
            duration: '4-8 weeks',
            format: 'Weekly sessions, then a course taught by your trainers',
          },
        ],
      },
      {
        kind: 'process',
        title: 'Six steps from first call to follow-up',
        steps: [
          {
            step: 1,
            title: 'Ask',
            description: 'One call: which tasks take too long, and who does them?',
            icon: 'message',
          },
          {
            step: 2,
            title: 'Collect',
            description: 'The team sends samples of its work, with names removed.',
            icon: 'inbox',
          },
          {
            step: 3,
            title: 'Baseline',
            description: 'The team does one task the usual way. We note time and errors.',
            icon: 'timer',
          },
          {
            step: 4,
            title: 'Practice',
            description: 'Short demonstrations, long exercises, and a trainer for every small group.',
            icon: 'pen',
          },
          {
            step: 5,
            title: 'Repeat',
            description: 'The same task as in step three, now with the tools.',
            icon: 'refresh',
          },
          {
            step: 6,
            title: 'Support',
            description: 'We answer questions by email for as long as your support lasts.',
            icon: 'headset',
          },
        ],
      },
      {
        kind: 'group-quote',
        title: 'Group programs: one price per team',
        lead: facts.trainingProducts.statement,
        anchor: 'group-price',
        paragraphs: [
          facts.groupIncluded.statement,
          facts.groupSessions.statement,
          facts.combinedTraining.statement,
        ],
      },
      {
        kind: 'pricing-tiers',
        title: 'Individual coaching, priced per person',
        lead: `One on one, with exercises from the person’s own work, feedback and longer support. We agree on program and hours in the quote. ${facts.groupFromThree.statement}`,
        service: 'ai-training',
        items: [
          {
            name: 'Essentials',
            description: 'For someone who needs to use the tools safely.',
            price: facts.essentials.value,
            perUnit: 'per person',
            features: ['Core tools and safe use', 'Feedback on your exercises', '30 days email support'],
            ctaText: 'Choose Essentials',
          },
          {
            name: 'Professional',
            description: 'For someone who will change how a weekly task is done.',
            price: facts.professional.value,
            perUnit: 'per person',
            features: [
              'Everything in Essentials',
              'Exercises built on your own work',
              'Your work compared, before and after',
              '6 months support',
            ],
            isPopular: true,
            ctaText: 'Choose Professional',
          },
          {
            name: 'Enterprise',
            description: 'For the people who will carry AI into several departments.',
            price: 'Custom',
            perUnit: 'priced on request',
            features: [
              'Everything in Professional',
              'Coaching for each role',
              'Coaching for internal trainers',
              '12 months unlimited support',
            ],
            ctaText: 'Request a Quote',
          },
        ],
      },
      {
        kind: 'case-studies',
        title: 'What training changed for two teams',
        note: 'Figures in case studies are illustrative.',
        match: { solution: 'AI Training & Education' },
      },
      {
        kind: 'faq',
        title: 'Before you enroll a team',
        questions: [
          {
            question: 'What does the group price buy?',
            answer: `Shared sessions for one team and the support level you choose. The calculator prices them by team size, timeline and support, whichever program you choose. ${facts.groupSessions.statement}`,
            alsoAsked: ['how many days and sessions do we get', 'how many trainers come'],
          },
          {
            question: 'Where does the training happen?',
            answer:
              'At your office or online. The first day and team practice work either way; team practice can also run in half days. The quote names the trainers, where they come from, and any travel costs.',
            alsoAsked: ['is the course online or in person', 'do trainers travel to us'],
          },
          {
            question: 'What if the team works in shifts?',
            answer:
              'Tell us the shift pattern in your request. Sessions can be split into half days, and the quote states which times we can cover.',
          },
          {
            question: 'What may people paste into a tool?',
            answer: `The team gets a one-page rule sheet, worked out with your privacy lead. A common start: ${facts.dataColors.statement}`,
          },
        ],
        positions: [4],
      },
      {
        kind: 'related-links',
        title: 'When a course isn’t enough',
        lead: 'Once people are trained, they want better systems. Onboarding gets your business there step by step.',
        links: [
          { label: 'Business AI Onboarding', href: routes.service('ai-onboarding') },
          { label: 'Estimate a Price', href: routes.pricingCalculator },
        ],
      },
    ],
    closing: {
      heading: 'Which team should we train first?',
      lead: `Name the team and one task it repeats. Within ${company.responseTime} we’ll reply with a program that fits, or a question.`,
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: routes.serviceSelector },
    },
  },
};
