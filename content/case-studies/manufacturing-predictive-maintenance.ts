import type { CaseStudyInput } from '../schemas/case-studies';

export const manufacturingPredictiveMaintenance: CaseStudyInput = {
  id: 'manufacturing-predictive-maintenance',
  url: '/case-studies/manufacturing-predictive-maintenance',
  title: 'A spindle repaired before it failed',
  excerpt: 'A machine shop tuned its vibration alarms and moved a repair from mid-shift to a planned Sunday.',
  industry: 'manufacturing',
  solution: 'ai-optimization',
  results: [
    '3 weeks of warning before the expected failure.',
    '1 planned stop instead of an unplanned one.',
    '70% fewer false alarms, down from twenty a week to six.',
  ],
  chart: {
    measure: 'Spindle vibration',
    kind: 'signal',
    points: [
      0.68, 0.66, 0.72, 0.65, 0.7, 0.68, 0.65, 0.7, 0.64, 0.7, 0.65, 0.66, 0.71, 0.79, 0.69, 0.72, 0.8, 0.88,
      0.85, 0.84, 1, 0.85, 1.07, 1, 1.03, 1.09, 1.22, 1.45, 1.38, 1.61, 1.75, 1.81, 2.03, 2.03, 2.22, 2.47,
      2.87, 3.01, 3.3, 3.55, 3.9, 0.67, 0.74, 0.73, 0.66, 0.71, 0.7, 0.75, 0.73, 0.67, 0.77, 0.65, 0.69, 0.74,
      0.65, 0.7, 0.64, 0.72, 0.74, 0.71,
    ],
    changeAt: 40,
    change: 'Repaired',
    limit: { value: 2.8, label: 'Alarm', expected: 4.9, outcome: 'Would have failed' },
    alt: 'Line chart: spindle vibration grows week by week and passes the alarm until the spindle is repaired, three weeks before it would have failed. After that it stays low and even.',
    detail: {
      caption: 'Vibration of the spindle on lathe nine, millimeters per second (RMS)',
      ticks: [0, 2, 4, 6],
      times: [
        { at: 0, label: 'Week 1' },
        { at: 13, label: 'Week 3' },
        { at: 40, label: 'Week 7' },
        { at: 59, label: 'Week 10' },
      ],
      last: '0.7',
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
      'False alarms fell from twenty a week to six.',
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
    title: 'Composite case: predictive maintenance',
    description:
      'A composite case, with illustrative figures: how a machine shop tunes its vibration alarms and repairs a failing spindle on a planned Sunday.',
  },
};
