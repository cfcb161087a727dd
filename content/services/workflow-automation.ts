import { linkToCalculator } from '@/lib/pricing-calculator/parameters';
import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { compositeNote, facts } from '../company/facts';
import { priceLines } from '../company/price-lines';
import { statisticOf } from '../company/statistics';
import type { ServiceInput } from '../schemas/services';
import { serviceTitles } from '../company/service-titles';

export const workflowAutomation: ServiceInput = {
  id: 'workflow-automation',
  title: serviceTitles['workflow-automation'],
  description:
    'One process at a time. Software reads, matches and types; your team handles the exceptions.',
  url: '/services/workflow-automation',
  iconName: 'workflow',
  badge: 'Popular',
  menuHint: 'One process at a time',
  pricingType: 'automation',
  meta: {
    title: `${serviceTitles['workflow-automation']}, one process at a time`,
    description:
      'We replace a chain of handoffs with one short process: software reads, matches and types, and your team handles the exceptions.',
  },
  page: {
    hero: {
      heading: serviceTitles['workflow-automation'],
      lead: 'We take one process at a time, cut out the handoffs, and keep people where judgment is needed.',
      action: 'Book a Consultation',
      second: { label: 'Estimate a Price', href: linkToCalculator('automation') },
      illustration: {
        name: 'workflow-automation',
        alt: 'On one time scale: before, 10 steps and 9 handoffs between four desks; after, software reads, someone checks, software posts, in 15% of the time.',
        note: 'Example: one customer request, from email to ledger. 85% less staff time is a target.',
      },
    },
    sections: [
      {
        kind: 'process',
        title: `Five steps, about ${facts.automationWeeks.value}`,
        lead: `You can stop after any step and keep the work done so far. A simple automation first runs after ${facts.simpleAutomation.value} of building.`,
        steps: [
          {
            step: 1,
            title: 'Observe',
            description: 'We time the process as it is today, with the people who do it.',
            when: 'Week 1',
          },
          {
            step: 2,
            title: 'Choose',
            description: 'You pick the part to automate first.',
            when: 'Week 1',
          },
          {
            step: 3,
            title: 'Build',
            description: 'We build the new process and try it on real work beside the old one.',
            when: 'Weeks 2-4',
          },
          {
            step: 4,
            title: 'Compare',
            description: 'We run the same requests both ways and compare the numbers.',
            when: 'Week 5',
          },
          {
            step: 5,
            title: 'Hand over',
            description: 'The people who will run it learn how to change it and when to stop it.',
            when: 'Week 6',
          },
        ],
        buys: { title: 'What the base price buys', items: priceLines('automation') },
      },
      {
        kind: 'showcase',
        title: 'What changes for your team',
        items: [
          {
            line: 'Invoice, matched to its order',
            title: 'Hours back every week',
            description: 'Software reads, matches and types.',
          },
          {
            line: 'A value that differs from its source',
            person: true,
            title: 'Fewer errors reach customers',
            description:
              'The software compares every value with its source before posting. Anything unclear waits for your team.',
          },
          {
            line: 'One request: its status, its owner',
            title: 'You can track every request',
            description: 'Each one has a status and an owner, so you never have to ask where it is.',
          },
        ],
      },
      {
        kind: 'features',
        tone: 'sunk',
        title: 'Where most companies start',
        items: [
          {
            title: 'Invoices and receipts',
            description: 'Read, match to the order, post, and ask about the rest.',
            icon: 'receipt',
          },
          {
            title: 'Shared inboxes',
            description: 'Sort requests, draft answers using your rules, and route them.',
            icon: 'inbox',
          },
          {
            title: 'New hires',
            description: 'Set up accounts, forms and reminders in the right order.',
            icon: 'users',
          },
          {
            title: 'Quality records',
            description: 'Turn photos and readings into one report with gaps marked.',
            icon: 'clipboard',
          },
          {
            title: 'Weekly reporting',
            description: 'Pull, compare and explain the numbers before the meeting.',
            icon: 'chart',
          },
          {
            title: 'Scheduling',
            description: 'Match requests, rules and calendars without ten emails.',
            icon: 'calendar',
          },
        ],
      },
      {
        kind: 'case-studies',
        tone: 'paper',
        title: 'Processes, before and after',
        note: compositeNote,
        match: { solution: 'workflow-automation' },
      },
      {
        kind: 'statistics',
        title: 'How much work it should save',
        lead: 'Targets, not results; we agree on yours before we start. Gray is before, orange is after.',
        items: [
          { ...statisticOf(facts.automationTime), bar: { kind: 'less', percent: 85 } },
          { ...statisticOf(facts.automationErrors), bar: { kind: 'less', percent: 93 } },
          { ...statisticOf(facts.automationCost), bar: { kind: 'less', percent: 40 } },
        ],
      },
      {
        kind: 'faq',
        title: 'Before you automate',
        questions: [
          {
            question: 'Which systems can it post to?',
            answer:
              'It can post to systems you run, if they can import data or have an interface. We build the connection with whoever runs them.',
            utterances:
              'what if our software is old; our software is from 2009; legacy system; our pos is ancient; does it work with our erp; which software can you automate; do you work with excel; can it write into our system; can it write into our database; where can the automation write its results; can it enter bookings into our erp; does it post straight into the ledger; into which programs can it put the data; can the software type into our old system; what systems can it book into; and it enters that into our system; posted where; target systems for posting; does the automation need an api to post; where do the matched invoices get entered',
          },
          {
            question: 'How many of our hours does it take?',
            answer: `${facts.teamHours.statement} That is for our ${facts.automationWeeks.value}. The 90-Day AI Rollout Playbook is longer: it is for a team that builds by itself.`,
            utterances:
              'i have no time for this, how much of my week; how busy would it keep us; what does our it have to do; how much time do we have to spend; how much of my peoples time does it need; how many hours do my people have to put in; in which week; how much of my time does it take; what time must the process owner put in; how much of my it guys time do you need; time commitment on our side; is it a full time job for the process owner; how many hours per colleague; and how many hours from us; half a day a week or more; weekly workload for my team while you build; what does it cost us in internal hours; how much of our own working time goes into it; how many hours a week does she lose then; how many hours do my engineers need to put in',
          },
          {
            question: 'How does it know when to stop and ask?',
            answer: facts.humanCheck.statement,
            utterances:
              'what if it cant read something; what does it do with odd cases; and the weird ones; what about exceptions; what if the software is not sure; when does a person have to check; how does it notice its own mistakes; how does it know that it is wrong; how do you set the limit or threshold; how does the ai know when it is unsure; when does it hand a case to a human; how does it decide that its unsure; whats the confidence threshold; who sets the limit for manual review; what makes the software wait for a person; and when does it stop and ask; confidence score, how does that work; which cases get escalated and by what rule; how is the confidence threshold calibrated; whats a confidence score, eli5',
          },
        ],
        positions: [2, 3, 5],
      },
    ],
    closing: {
      heading: 'Which process would you automate first?',
      lead: `A sentence or two is enough. We reply within ${company.responseTime}.`,
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: routes.serviceSelector },
    },
  },
};
