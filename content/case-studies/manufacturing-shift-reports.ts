import type { CaseStudyInput } from '../schemas/case-studies';

export const manufacturingShiftReports: CaseStudyInput = {
  id: 'manufacturing-shift-reports',
  url: '/case-studies/manufacturing-shift-reports',
  title: 'Shift reports the next shift reads',
  excerpt:
    'A packaging plant trained its shift leaders to dictate, check and sign. Reports got shorter and now name causes.',
  industry: 'manufacturing',
  solution: 'ai-training',
  results: [
    '14 minutes per report, down from 45.',
    '3x as many reports name a cause.',
    '22 shift leaders trained next to their own lines.',
  ],
  chart: {
    measure: 'Minutes per shift report',
    kind: 'step',
    points: [45, 46, 44, 45.5, 45, 44.6, 24, 19, 17, 15.4, 14.6, 14],
    changeAt: 5,
    change: 'Leaders trained',
    alt: 'Line chart: writing a shift report takes about 45 minutes, then 14 minutes once the shift leaders are trained.',
    detail: {
      caption: 'Minutes to write a shift report, weekly median',
      ticks: [0, 15, 30, 45, 60],
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
      'Three times a day, a shift leader at this packaging plant spent 45 minutes typing what had happened. The next leader skimmed the first lines. Maintenance read none of it.',
      'The reports were complete and useless. Leaders recorded how long a line had stopped, because the form asked for it. They left out why, because no one wanted to get that box wrong. Most of them would rather talk than type, and several write in a second language.',
    ],
    approach: [
      {
        title: 'Collect',
        note: 'five questions worth asking',
        from: 0,
        text: 'A quarter’s worth of old reports was searched for the sentences someone later acted on. There were few, and they followed a pattern: what stopped, what was tried, what helped. Five questions based on that pattern replaced the form.',
      },
      {
        title: 'Practice',
        note: 'next to the running line',
        from: 3,
        text: 'We trained leaders in pairs, at the line, for two hours at the end of a shift. They spoke their answers, read the draft aloud to each other, and crossed out whatever they wouldn’t say to a colleague. Each signed a report of their own before leaving.',
      },
      {
        title: 'Keep',
        note: 'one reader per report',
        from: 5,
        text: 'Every report now has a named reader in maintenance who answers with one line by noon. It’s the smallest part of the program, and the leaders say it made the difference.',
      },
    ],
    results: [
      'A report now takes 14 minutes instead of 45, and three times as many reports name a cause. To count that, two engineers read a hundred reports from before and a hundred from after, mixed and undated.',
      'All twenty-two leaders were trained without taking anyone off the schedule. Reports by second-language writers improved most: the leader says it in Polish or Spanish and checks the English with a colleague.',
    ],
    quote: {
      text: 'I say what happened, I read it once, I sign it. Then I go home.',
      role: 'Night shift leader',
      company: 'packaging manufacturer',
    },
    impact: [
      'Now that causes are written down, the plant can count them. It found that a quarter of the short stops on two lines followed the same film change, and called its supplier instead of its mechanics.',
      'Two leaders now train the sister plant.',
    ],
    closing: {
      heading: 'Do you have a report no one reads?',
      lead: 'Send us the last ten, with the names blacked out. We’ll mark the sentences worth keeping and send them back.',
    },
  },
  meta: {
    title: 'Composite case: training shift leaders in AI',
    description:
      'A composite case, with illustrative figures: how a packaging plant trains its shift leaders to dictate, check and sign reports that name the cause of a stop.',
  },
};
