import { linkToCalculator, maxPeople } from '@/lib/pricing-calculator/parameters';
import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { compositeNote, facts } from '../company/facts';
import { priceLines } from '../company/price-lines';
import type { ServiceInput } from '../schemas/services';
import { serviceTitles } from '../company/service-titles';

export const aiOnboarding: ServiceInput = {
  id: 'ai-onboarding',
  title: serviceTitles['ai-onboarding'],
  description:
    'A pilot that starts in week 3, and two of your people trained to run it. In week 6 you keep it or stop.',
  url: '/services/ai-onboarding',
  iconName: 'route',
  menuHint: 'From first process to handover',
  pricingType: 'onboarding',
  meta: {
    title: `${serviceTitles['ai-onboarding']} in five steps`,
    description:
      'In about four weeks: one process chosen, a pilot on live work, and two of your people trained to run it. You decide in week 6.',
  },
  page: {
    hero: {
      heading: serviceTitles['ai-onboarding'],
      lead: 'For a business that knows it should start but not where. Four weeks with us, then your team runs the pilot and decides.',
      action: 'Book a Consultation',
      second: { label: 'Estimate a Price', href: linkToCalculator('onboarding') },
      illustration: {
        name: 'ai-onboarding',
        alt: 'Timeline: week 1 assess, week 2 plan, week 3 start the pilot, week 4 train two owners. After that the business runs it without us.',
        note: `With more than ${maxPeople.large} users it takes longer; the pricing calculator shows how much.`,
      },
    },
    sections: [
      {
        kind: 'overview',
        title: 'Start with an exit plan',
        tone: 'sunk',
        paragraphs: [
          'Most companies have bought more AI than they use. Onboarding works the other way around: first the task, then the smallest tool that does it, then the people who will own both.',
          'Each step ends with a document you can keep, show your board, or point to if you decide to stop. The plan says when we leave and what you need before we do.',
        ],
      },
      {
        kind: 'process',
        title: `Five steps, ${facts.onboardingWeeks.value} with us`,
        lead: 'We start each step only with your sign-off.',
        steps: [
          {
            step: 1,
            title: 'Assess',
            description: 'We sit with up to three teams and record where the hours go.',
            when: 'Week 1',
          },
          {
            step: 2,
            title: 'Plan',
            description: 'You pick one process, two owners, and one number to improve.',
            when: 'Week 2',
          },
          {
            step: 3,
            title: 'Pilot',
            description: 'The pilot takes one request in ten. The rest go the old way.',
            when: 'Week 3',
          },
          {
            step: 4,
            title: 'Train',
            description:
              'Your two owners learn to run, change and pause it. Sessions for the rest of the team are an add-on.',
            when: 'Week 4',
          },
          {
            step: 5,
            title: 'Run',
            description:
              'Keep the pilot running through week 6. Then compare the numbers and decide whether to extend it.',
            when: 'Weeks 5-6, without us',
          },
        ],
        buys: { title: 'What the base price buys', items: priceLines('onboarding') },
      },
      {
        kind: 'showcase',
        title: 'What you have at the end',
        items: [
          {
            line: 'One process, two owners, one number',
            title: 'A plan, not a demo',
            description:
              'You know which process comes first, what it costs today, and which number decides in week 6.',
          },
          {
            line: 'One request in ten',
            title: 'A pilot you can judge',
            description: 'One process on live work, with the old process timed and running beside it.',
          },
          {
            line: 'Two owners, trained in week 4',
            person: true,
            title: 'Owners on your team',
            description: 'Two of your people can change it, pause it, and explain it to an auditor.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Ideal for',
       items: [
          {
            title: 'Licenses bought, rarely used',
            description: 'The tools are in place. No one owns a task that uses them.',
            icon: 'key',
          },
          {
            title: 'A board that wants a plan',
            description: 'You need a budget, a risk list and a first result within one quarter.',
            icon: 'presentation',
          },
          {
            title: 'Pilots that never ended',
            description: 'Three departments each tried something, and no one decided whether to keep it.',
            icon: 'flask',
          },
          {
            title: 'A team without an AI lead',
            description: 'Someone has to own it, and you can’t hire for that yet.',
            icon: 'user-check',
          },
        ],
      },
      {
        kind: 'case-studies',
        title: 'How one firm started',
        note: compositeNote,
        match: { solution: 'ai-onboarding' },
      },
      {
        kind: 'faq',
        title: 'Before you start',
        questions: [
          {
            question: 'Why is the decision in week 6, after you leave?',
            answer: `${facts.pilot.statement} It starts in week 3, so it ends in week 6. By then your two owners run it, and the numbers decide, not the people who built it.`,
            utterances:
              'who decides whether the pilot goes on; who decides after the pilot; when do we decide; do you leave after four weeks; when do you leave; why week 6; why do we decide in week 6; and week 6; who decides in week 6; what happens after week 6; how long should a pilot run; and after week 4; who runs it then; why not decide before you leave; what happens between week 4 and week 6; and why do we wait two more weeks; who decides after the pilot when youve left; why isnt the call made while youre still here; whats the reason for the six week mark',
          },
          {
            question: 'What if the pilot fails?',
            answer:
              'You stop, and you lose little: the old process never stopped running. You keep the ranked list of tasks, the timings and the plan, and can try the next task on the list.',
            utterances:
              'what if we say no at the end; can it fail; what if the trial does not work out; what happens if the pilot does not work; what if the pilot is no success; and if we say no; suppose the pilot flops; what if the trial run doesnt deliver; do we lose much when the pilot goes wrong; whats left for us after a failed pilot; pilot didnt work, then what; and if it fails; are we worse off if the test run is a failure; pilot fails; what do we keep when the experiment is a bust; and if it goes nowhere am i stuck paying',
          },
        ],
        positions: [1, 2, 3],
      },
    ],
    closing: {
      heading: 'Find out where you would start',
      lead: `Tell us how many you are and what you have tried. We reply within ${company.responseTime}.`,
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: routes.serviceSelector },
    },
  },
};
