import type { CaseStudyInput } from './schema';

export const manufacturingShiftReports: CaseStudyInput = {
  id: 'manufacturing-shift-reports',
  url: '/case-studies/manufacturing-shift-reports',
  title: 'Shift reports that the next shift reads',
  excerpt:
    'A packaging plant taught its shift leaders to dictate, check and sign. Reports got shorter and causes appeared.',
  industry: 'Manufacturing',
  solution: 'AI Training & Education',
  results: [
    '14 minutes per report, down from 45.',
    '3x as many reports name a cause.',
    '22 shift leaders trained beside their own line.',
  ],
  figure: {
    measure: 'Minutes per shift report',
    kind: 'step',
    points: [45, 46, 44, 45.5, 45, 44.6, 24, 19, 17, 15.4, 14.6, 14],
    changeAt: 5,
    start: '45 min per report',
    change: 'Leaders trained',
    end: '14 min',
    alt: 'Line chart, illustrative: writing a shift report takes about 45 minutes, then 14 minutes once the shift leaders are trained.',
    detail: {
      caption: 'Minutes to write a shift report, weekly median',
      ticks: [0, 15, 30, 45],
      times: [
        { at: 0, label: 'Week 1' },
        { at: 3, label: 'Week 4' },
        { at: 5, label: 'Week 6' },
        { at: 11, label: 'Week 12' },
      ],
      first: '45 min',
      last: '14 min',
    },
  },
  narrative: {
    challenge: [
      'At ten at night, two in the afternoon and six in the morning, a shift leader in this packaging plant sat down for three quarters of an hour and typed what had happened. The next leader skimmed the first lines. Maintenance read none of it.',
      'The reports were complete and useless. Leaders wrote down how long a line had stood still, since a form asked for it, and left out why, since the form had a box for that which nobody dared to fill in wrongly. Most of them would rather talk than type, and several write in a second language.',
    ],
    approach: [
      {
        title: 'Collect',
        note: 'five questions worth asking',
        from: 0,
        text: 'From a quarter of old reports we took the sentences that somebody had later acted upon. There were few, and they had a pattern: what stopped, what was tried, what helped. Five questions came out of that and replaced the form.',
      },
      {
        title: 'Rehearse',
        note: 'beside the running line',
        from: 3,
        text: 'Training took place at the line, in pairs, two hours at the end of a shift. Leaders spoke their answers, read the draft aloud to each other and crossed out whatever they would not say to a colleague. Nobody left before signing a report of their own.',
      },
      {
        title: 'Keep',
        note: 'one reader per report',
        from: 5,
        text: 'Every report got a named reader in maintenance who answers with one line by noon. It is the smallest part of the program, and the leaders call it the one that made the difference.',
      },
    ],
    results: [
      'A report takes 14 minutes now instead of 45. Three times as many name a cause. The plant counted that by having two engineers read a hundred reports from before and a hundred from after, mixed and without dates.',
      'Twenty-two leaders were trained in five weeks without taking anyone off the roster. Drafts in a second language improved most: the leader says it in Polish or Spanish and checks the English with a colleague.',
    ],
    quote: {
      text: 'I say what happened, I read it once, I sign it. Then I go home.',
      role: 'Shift leader, night',
      company: 'packaging manufacturer',
    },
    impact: [
      'Because causes are on paper, they can be counted. The plant found that a quarter of short stops on two lines followed the same change of film, and asked its supplier instead of its mechanics.',
      'Two leaders have become trainers for the sister plant. They changed the third of the five questions before they started, and their version is better than ours.',
    ],
    closing: {
      heading: 'Which report does nobody read?',
      lead: 'Send us ten of them with the names blacked out. We mark the sentences worth keeping and send them back.',
    },
  },
  meta: {
    title: 'Case study: training shift leaders in AI',
    description:
      'Shift reports in 14 minutes instead of 45, and three times as many that name a cause. A plant trains its leaders, figures illustrative.',
  },
};
