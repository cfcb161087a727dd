import type { CaseStudyInput } from '../schema';

export const manufacturingPredictiveMaintenance: CaseStudyInput = {
  id: 'manufacturing-predictive-maintenance',
  url: '/case-studies/manufacturing-predictive-maintenance',
  title: 'The spindle that was repaired before it failed',
  excerpt:
    'A machine shop listened to its spindles and moved one repair from the middle of a shift to a planned Sunday.',
  industry: 'Manufacturing',
  solution: 'AI System Optimization',
  results: ['3 weeks of warning before the failure.', '1 planned stop instead of an unplanned one.'],
  imageSrc: '/case-studies/manufacturing-predictive-maintenance/figure',
  figure: {
    measure: 'Spindle vibration',
    kind: 'signal',
    points: [
      1, -1, 0.8, -0.6, 1, -1.1, 0.7, -0.8, 1.1, -0.9, 0.8, -1, 1.2, -0.7, 1.4, -1.2, 2, -1.6, 2.6, -2.2, 3.4,
      -2.6, 4.4, -3.4, 1.4, -1, 1.2, -1, 1.3, -0.9, 1.2, -1.1, 1.1, -1, 1.2, -0.9,
    ],
    changeAt: 24,
    start: 'Week 1',
    change: 'Repaired',
    end: 'Would have failed',
    alt: 'Signal chart, illustrative: spindle vibration grows week by week until the spindle is repaired, three weeks before it would have failed, and is even after that.',
  },
  meta: {
    title: 'Case study: predictive maintenance',
    description:
      'How a machine shop heard a spindle failing three weeks early and repaired it on a planned Sunday. Figures are illustrative.',
  },
};
