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
      0.1, -0.4, 0.3, 0.1, -0.5, 0.8, 0, -0.2, 0.4, 0.2, -0.7, 0.4, 0, -0.3, 0.7, -0.2, -0.1, 0.5, 0, -0.5,
      0.9, -0.3, -0.2, 0.6, -1.2, 1.2, 0, 1.9, -0.5, -0.8, 0.7, -1.7, 2.6, -0.5, -0.6, 1.8, -1, -2, -1.9, 4.4,
      0, -1.8, 1.9, 0.1, -0.8, 0.9, 0, -0.7, 1, 0, -0.8, 0.9, 0, -0.7, 1, 0.1, -0.8, 0.9, -0.6, 0.2,
    ],
    changeAt: 40,
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
