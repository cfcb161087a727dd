import { checkEntry } from '@/lib/content-check/check';
import { about as schema } from '../schemas/about';
import { company } from './company';
import { facts } from './facts';

/** What the about page tells, besides team, partners, statistics and offices, which have files of their own. */
export const about = checkEntry(schema, 'content/company/about.ts', {
  story: {
    heading: 'Founded to finish what pilots start',
    paragraphs: [
      `${facts.founded.statement} By ${company.founded.site}, many companies had tried AI, and few were running on it. Pilots worked as demos and went no further; the tool was rarely the reason. No one had written down what the work was, who decided, or how to tell whether it got better.`,
      'So we start there. Before we build or teach, we sit with the people who do the work, time it, and agree on a measure. Then the choice is usually clear: train someone, automate a step, build a system, or leave the work alone.',
      'The method is the same for a freelancer and for a company with an AI department. We take one process at a time, run the new way beside the old one, compare the numbers, and hand over everything we know about it.',
    ],
  },
  impact: {
    heading: 'Our numbers, and what they count',
    lead: facts.experience.statement,
  },
  mission: {
    heading: 'Our mission',
    statement:
      'Put AI to work where it saves people time, prove it with a number they agreed on first, and make sure they can run it without us.',
  },
  values: [
    {
      title: 'Measure first',
      text: 'We time the old way before we change it. Without that number, you can’t tell what improved.',
      iconName: 'timer',
    },
    {
      title: 'People decide',
      text: 'Software suggests, sorts and drafts. Every decision that affects someone is made by a named employee.',
      iconName: 'user-check',
    },
    {
      title: 'Say what it can’t do',
      text: 'Every system is bad at something. We look for it, write it down, and tell you up front.',
      iconName: 'eye',
    },
    {
      title: 'Take care with data',
      text: 'We use as little data as the job needs, only where you allow it, and delete it on the agreed date.',
      iconName: 'lock',
    },
    {
      title: 'Teach as we go',
      text: 'The people who will run the system help build it. A handover at the end is too late to start learning.',
      iconName: 'graduation',
    },
    {
      title: 'Leave everything with you',
      text: 'Code, tests, prompts and instructions are yours. Come back because it paid off, not because you have to.',
      iconName: 'key',
    },
  ],
  samples: 'The names, partners and certifications on this page are samples.',
  closing: {
    heading: 'Bring us one process',
    lead: 'The first call is free. We ask the questions, and we’ll tell you if AI isn’t the answer.',
  },
});
