import type { CaseStudyInput } from './schema';

export const manufacturingPredictiveMaintenance: CaseStudyInput = {
  id: 'manufacturing-predictive-maintenance',
  url: '/case-studies/manufacturing-predictive-maintenance',
  title: 'The spindle that was repaired before it failed',
  excerpt:
    'A machine shop listened to its spindles and moved one repair from the middle of a shift to a planned Sunday.',
  industry: 'Manufacturing',
  solution: 'AI System Optimization',
  results: [
    '3 weeks of warning before the failure.',
    '1 planned stop instead of an unplanned one.',
    '70% fewer false alarms, twenty a week to six.',
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
    alt: 'Signal chart, illustrative: spindle vibration grows week by week until the spindle is repaired, three weeks before it would have failed, and is even after that.',
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
      'The shop turns shafts for gearboxes on fourteen lathes. Each spindle already had a vibration sensor, and the sensors already fed an alarm. The alarm was the trouble: it rang about twice a shift, mostly because a heavy cut sounds much like a worn bearing. Operators had learned to press the button and carry on.',
      'In the year before, two spindles had failed in mid-shift. Both had been ringing for weeks. A repair that is planned takes one Sunday; a repair after a failure took nine working days, because the spindle damages the part it is holding and whatever stands near.',
    ],
    approach: [
      {
        title: 'Listen',
        note: 'label what each sound is',
        from: 0,
        text: 'Two weeks of recordings were labeled by someone who knows the sound. A fitter sat with us and marked each stretch as idle, light cut, heavy cut or trouble. His labels became the reference for everything that followed.',
      },
      {
        title: 'Tune',
        note: 'compare like with like',
        from: 13,
        text: 'The existing model was kept. We gave it the load and speed that the controller already reports, so that it compares a heavy cut with other heavy cuts. One threshold for all machines became one for each spindle and kind of work.',
      },
      {
        title: 'Act',
        note: 'plan the stop',
        from: 40,
        text: 'An alarm now goes to the maintenance planner, not to the operator, with the trend of the past weeks and a suggested date. The planner decides and afterwards writes one line about what was found; that line goes back into the reference.',
      },
    ],
    results: [
      'In the seventh week the trend on lathe nine stood out. The spindle was opened on a planned Sunday, and the bearing showed the pitting that the curve had suggested. Judging by its growth, it would have failed three weeks later, halfway through an order.',
      'False alarms fell from twenty a week to six. That matters more than it sounds: six can be looked at, and each of them was.',
    ],
    quote: {
      text: 'The old alarm told us that something was loud. This one tells us what to take apart, and when.',
      role: 'Maintenance manager',
      company: 'gearbox supplier',
    },
    impact: [
      'The labels turned out to be the asset. When a new lathe arrived, the fitter recorded two shifts, and the machine was watched from its first week of production.',
      'Spare bearings are now ordered against the trend instead of kept in stock for every machine. Once a quarter the planner goes through all alarms that led to nothing, and the thresholds are adjusted on the spot. Nothing stops a machine by itself; that switch was left out on purpose.',
    ],
    closing: {
      heading: 'Hear the next failure early',
      lead: 'Tell us which machine hurts most when it stops, and what it already measures. Often the sensor is there and only the alarm needs work.',
    },
  },
  meta: {
    title: 'Case study: predictive maintenance',
    description:
      'An illustrative study of a machine shop that heard a spindle failing three weeks early and repaired it on a planned Sunday.',
  },
};
