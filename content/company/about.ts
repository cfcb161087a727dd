import { checkEntry } from '@/lib/content-check/check';
import { about as schema } from '../schemas/about';
import { company } from './company';
import { facts } from './facts';

/** What the about page tells, besides team, partners, statistics and offices, which have files of their own. */
export const about = checkEntry(schema, 'content/company/about.ts', {
  story: {
    heading: 'One process at a time, timed first',
    paragraphs: [
      'Before we build or teach, we sit with the people who do the work, time it, and agree with you on a measure. Then we run the new way beside the old one, compare the numbers, and hand over everything. Sometimes the answer is to leave the work alone.',
      `${facts.founded.statement} By ${company.founded.site}, many companies had tried AI, and few were running on it.`,
    ],
  },
  impact: {
    heading: 'Our numbers, and what they count',
    lead: facts.experience.statement,
  },
  mission: {
    heading: 'Our mission',
    statement:
      'Put AI to work where it saves people time, prove it with a number they agreed on, and leave them able to run it without us.',
  },
  values: [
    {
      title: 'Measure first',
      text: 'We time the old way before we change it.',
      iconName: 'timer',
    },
    {
      title: 'People decide',
      text: 'A named person on your team is responsible for every decision about people.',
      iconName: 'user-check',
    },
    {
      title: 'Say what it can’t do',
      text: 'Every system is bad at something. We find it and tell you up front.',
      iconName: 'eye',
    },
    {
      title: 'Take care with data',
      text: 'As little as the job needs, only where you allow it, deleted on the agreed date.',
      iconName: 'lock',
    },
    {
      title: 'Teach as we go',
      text: 'The people who will run the system help build it.',
      iconName: 'graduation',
    },
    {
      title: 'Leave everything with you',
      text: 'Code, tests, prompts and instructions are yours.',
      iconName: 'key',
    },
  ],
  samples: 'The names, partners and certifications on this page are samples.',
  closing: {
    heading: 'Bring us one process',
    lead: 'The first call is free. We’ll tell you if AI isn’t the answer.',
  },
});
