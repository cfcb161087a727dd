import { routes } from '@/lib/routes';
import { company } from '../company';
import type { ServiceInput } from './schema';

export const aiOnboarding: ServiceInput = {
  id: 'ai-onboarding',
  title: 'Business AI Onboarding',
  description:
    'A staged way in: we assess, plan, pilot and train, and hand over something your team runs without us.',
  url: '/services/ai-onboarding',
  iconName: 'route',
  menuHint: 'A staged way in, about four weeks',
  pricingType: 'onboarding',
  meta: {
    title: 'Business AI Onboarding in stages',
    description:
      'Assess, plan, pilot, train, run. A staged way to get AI into the business in about four weeks, handed over to your own team.',
  },
  page: {
    hero: {
      heading: 'Business AI Onboarding',
      lead: 'For a business that knows it should start and cannot tell where. Four weeks, four stages, then it is yours.',
      action: 'Get Free Consultation',
      second: { label: 'Work out a price', href: routes.pricingCalculator },
      figure: {
        kind: 'stages',
        alt: 'Staged timeline of about four weeks. Week 1, assess: a list of processes with their cost. Week 2, plan: one page with owner, measure and limit. Week 3, pilot: one process running beside the old one. Week 4, train: the people who will run it. After that the business runs it by itself.',
        note: 'One stage per week at the usual size. Larger teams take longer; the pricing calculator says how much.',
        unit: 'Week',
        stages: [
          { label: 'Assess', leaves: 'A ranked list of tasks', ticks: 1 },
          { label: 'Plan', leaves: 'One page, one owner', ticks: 1 },
          { label: 'Pilot', leaves: 'One process, live', ticks: 1 },
          { label: 'Train', leaves: 'People who run it', ticks: 1 },
        ],
        end: { label: 'Run', leaves: 'A system without us' },
      },
    },
    sections: [
      {
        kind: 'overview',
        title: 'A way in that has a way out',
        tone: 'sunk',
        paragraphs: [
          'Most companies own more AI licenses than habits. Onboarding turns that around: first the task, then the smallest tool that does it, then the people who will look after both.',
          'Each stage ends with something on paper that you can keep, show to the board, or use to stop. We write the exit into the plan, so that nobody depends on us in month six.',
        ],
      },
      {
        kind: 'points',
        title: 'What you hold at the end',
        tone: 'paper',
        items: [
          {
            title: 'A decision, not a demo',
            description:
              'You know which process comes first, what it costs today, and what has to be true for the next one.',
          },
          {
            title: 'One thing that runs',
            description: 'A pilot on live work, measured beside the way it was done before.',
          },
          {
            title: 'Owners inside the house',
            description: 'Two of your people can change it, pause it and explain it to an auditor.',
          },
        ],
      },
      {
        kind: 'process',
        title: 'Five stages, about four weeks',
        lead: 'A stage begins when you have signed off the one before.',
        tone: 'sunk',
        steps: [
          {
            step: 1,
            title: 'Assess',
            description: 'We sit with three teams and write down where their hours go.',
            when: 'Week 1',
          },
          {
            step: 2,
            title: 'Plan',
            description: 'One process, one owner, one number that has to move.',
            when: 'Week 2',
          },
          {
            step: 3,
            title: 'Pilot',
            description: 'It runs on a tenth of the cases while the rest goes the old way.',
            when: 'Week 3',
          },
          {
            step: 4,
            title: 'Train',
            description: 'Those who use it and those who keep it, in separate sessions.',
            when: 'Week 4',
          },
          {
            step: 5,
            title: 'Run',
            description: 'You switch the remaining cases over when your number says so.',
            when: 'After that, without us',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Ideal for',
        lead: 'Four situations we are asked into most.',
        items: [
          {
            title: 'Licenses bought, little used',
            description: 'The tools are there. What is missing is a task with an owner.',
            icon: 'key',
          },
          {
            title: 'A board that wants a plan',
            description: 'You need a budget, a risk list and a first result within one quarter.',
            icon: 'presentation',
          },
          {
            title: 'Pilots that never ended',
            description: 'Three departments tried something each, and none of it was switched on or off.',
            icon: 'flask',
          },
          {
            title: 'A team without an AI lead',
            description: 'Somebody should look after it, and nobody can be hired for that yet.',
            icon: 'user-check',
          },
        ],
      },
      {
        kind: 'studies',
        title: 'How another business came in',
        note: 'Figures in case studies are illustrative.',
        match: { solution: 'Business AI Onboarding' },
      },
      { kind: 'faq', title: 'What boards ask first', positions: [1, 2, 3] },
    ],
    closing: {
      heading: 'Four weeks from today',
      lead: `Tell us how many people you are and what you have tried. You hear within ${company.responseTime} where we would begin.`,
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: routes.serviceSelector },
    },
  },
};
