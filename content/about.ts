import { checkEntry } from '@/lib/content/check';
import { about as schema } from './about.schema';
import { company } from './company';

/** What the about page tells, besides team, partners, statistics and offices, which have files of their own. */
export const about = checkEntry(schema, 'content/about.ts', {
  story: {
    heading: 'Founded to finish things',
    paragraphs: [
      `${company.name} was founded in ${company.founded.site}, when most companies had tried AI and few were running on it. Pilots worked in a demonstration and stopped there. The tool was rarely the reason. Nobody had written down what the work was, who decides, and how one would know that it got better.`,
      'So we began there. Before anything is built or taught, we sit with the people who do the work, time it, and agree on a measure. After that the choice is usually plain: teach somebody, automate a step, build a system, or leave the work alone.',
      'Some of our clients are one person with a laptop, and some have a department for it. The method does not change with the size. One process at a time, the old way beside the new one until the numbers speak, and a handover that leaves nothing in our heads.',
    ],
  },
  impact: {
    heading: 'Impact in figures',
    lead: 'What has been counted so far. The return is an average over the first year.',
    note: 'The shape of the curve is illustrative. Break-even within 3-6 months and the year-one average are our stated figures.',
  },
  mission: {
    heading: 'Our mission',
    statement:
      'Put AI to work where it saves people time, prove it with a number they agreed on beforehand, and leave them able to run it without us.',
  },
  values: [
    {
      title: 'Measure first',
      text: 'We time the old way before we touch it. Without a number from before, nobody can say what changed.',
      iconName: 'timer',
    },
    {
      title: 'People decide',
      text: 'Software proposes, sorts and drafts. A decision that matters to somebody has a person behind it, with a name.',
      iconName: 'user-check',
    },
    {
      title: 'Say what it cannot do',
      text: 'Every system has work it is bad at. We look for it, write it down, and tell you before you find it.',
      iconName: 'eye',
    },
    {
      title: 'Careful with data',
      text: 'We use the least that does the job, where you allow it, for as long as we agreed, and then it is deleted.',
      iconName: 'lock',
    },
    {
      title: 'Teach as we go',
      text: 'Whoever will run the system builds part of it. A handover at the end is too late to learn anything.',
      iconName: 'graduation',
    },
    {
      title: 'Leave nothing behind',
      text: 'Code, tests, prompts and instructions are yours. Come back because it was worth it, not because you must.',
      iconName: 'key',
    },
  ],
  closing: {
    heading: 'Meet us over your own process',
    lead: 'The first call is free. Bring one process; we bring the questions, and say so if AI is not the answer.',
  },
});
