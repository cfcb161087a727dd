import type { CaseStudyInput } from './schema';

export const manufacturingPredictiveMaintenance: CaseStudyInput = {
  id: 'manufacturing-predictive-maintenance',
  url: '/case-studies/manufacturing-predictive-maintenance',
  title: 'A spindle repaired before it failed',
  excerpt: 'A machine shop tuned its vibration alarms and moved a repair from mid-shift to a planned Sunday.',
  industry: 'Manufacturing',
  solution: 'AI System Optimization',
  results: [
    '3 weeks of warning before the expected failure.',
    '1 planned stop instead of an unplanned one.',
    '70% fewer false alarms, down from twenty a week to six.',
  ],
  figure: {
    measure: 'Spindle vibration',
    kind: 'signal',
    points: [
      0.1, -0.4, 0.3, 0.1, -0.5, 0.8, 0, -0.2, 0.4, 0.2, -0.7, 0.4, 0, -0.3, 0.7, -0.2, -0.1, 0.5, 0, -0.5,
      0.9, -0.3, -0.2, 0.6, -1.2, 1.2, 0, 1.9, -0.5, -0.8, 0.7, -1.7, 2.6, -0.5, -0.6, 1.8, -1, -2, -1.9, 4.4,
      0, -1.8, 1.9, 0.1, -0.8, 0.9, 0, -0.7, 1, 0, -0.8, 0.9, 0, -0.7, 1, 0.1, -0.8, 0.9, -0.6, 0.2,
    ],
    changeAt: 40,
    start: 'Week 1',
    change: 'Repaired',
    end: 'Would have failed',
    alt: 'Signal chart: spindle vibration grows week by week until the spindle is repaired, three weeks before it would have failed. After that it stays even.',
    detail: {
      caption: 'Vibration of the spindle on lathe nine, millimeters per second',
      ticks: [-4, 0, 4],
      times: [
        { at: 0, label: 'Week 1' },
        { at: 13, label: 'Week 3' },
        { at: 40, label: 'Week 7' },
        { at: 59, label: 'Week 10' },
      ],
    },
  },
  narrative: {
    challenge: [
      'The shop turns gearbox shafts on fourteen lathes. Each spindle already had a vibration sensor connected to an alarm. The alarm was the problem: it went off about three times a day, mostly because a heavy cut sounds much like a worn bearing. Operators had learned to press the button and keep going.',
      'The year before, two spindles had failed mid-shift, after weeks of alarms. A planned repair takes one Sunday. A repair after a failure took nine working days, because a failing spindle damages the part it holds and everything around it.',
    ],
    approach: [
      {
        title: 'Listen',
        note: 'label each sound',
        from: 0,
        text: 'A maintenance technician who knows the sound went through two weeks of recordings with us and marked each stretch as idle, light cut, heavy cut or trouble. Those labels became the reference for everything that followed.',
      },
      {
        title: 'Tune',
        note: 'compare like with like',
        from: 13,
        text: 'We kept the existing alarm and gave it the load and speed the controller already reports, so it compares heavy cuts with heavy cuts. One threshold for all machines became one for each spindle and kind of work.',
      },
      {
        title: 'Act',
        note: 'plan the stop',
        from: 40,
        text: 'Alarms now go to the maintenance planner instead of the operator, with the trend over the past few weeks and a suggested date. The planner decides, and later adds one line to the reference about what was found.',
      },
    ],
    results: [
      'In week seven, lathe nine showed a clear trend. The shop opened the spindle on a planned Sunday and found the pitted bearing the curve had suggested. Judging by the trend, it would have failed three weeks later, halfway through an order.',
      'False alarms fell from twenty a week to six. Six is few enough to check each one, and the team did.',
    ],
    quote: {
      text: 'The old alarm told us something was loud. This one tells us what to take apart, and when.',
      role: 'Maintenance manager',
      company: 'gearbox supplier',
    },
    impact: [
      'The labels kept paying off. When a new lathe arrived, the technician recorded two shifts, and the alarm covered the machine from its first week of production.',
      'The shop now orders spare bearings based on the trend instead of stocking one for every machine. Once a quarter the planner reviews all false alarms and adjusts the thresholds. The software can’t stop a machine; we left that switch out on purpose.',
    ],
    closing: {
      heading: 'Catch your next failure early',
      lead: 'Tell us which machine costs you most when it stops, and what it already measures. Often only the alarm needs work.',
    },
  },
  meta: {
    title: 'Case study: predictive maintenance',
    description:
      'How a machine shop tuned its vibration alarms, caught a failing spindle weeks early, and repaired it on a planned Sunday.',
  },
};
