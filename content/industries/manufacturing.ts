import type { IndustryInput } from './schema';

export const manufacturing: IndustryInput = {
  id: 'manufacturing',
  title: 'Manufacturing',
  description: 'Catch failures weeks early, spot defects on the line, and plan every stop.',
  useCases: [
    'Predictive maintenance',
    'Visual inspection',
    'Production planning',
    'Energy scheduling',
    'Parts forecasting',
    'Safety observation',
  ],
  iconName: 'factory',
  ctaLink: '/industries/manufacturing',
  meta: {
    title: 'AI for manufacturing',
    description:
      'Catch failures weeks early, spot defects on the line and plan every stop: AI for maintenance, quality, throughput and energy.',
  },
  page: {
    hero: {
      heading: 'Catch failures three weeks early',
      lead: 'AI for manufacturing: maintenance before the breakdown, inspection at line speed, and plans that keep up with the shop floor.',
      action: 'Book a Consultation',
      figure: {
        kind: 'signal',
        alt: 'Signal chart: one spindle’s vibration stays in its normal range until an alert for bearing wear. Without a repair it would grow for three weeks and end in a failure. With one it stays normal.',
        note: 'An example signal. Our three weeks of warning run from the first alert to the expected failure.',
        measure: 'Vibration, one spindle, sampled hourly',
        normal: 'Normal range',
        alert: 'Alert: bearing wear',
        alertShort: 'Alert',
        lead: '3 weeks',
        end: 'Failure avoided',
      },
    },
    sections: [
      {
        kind: 'statistics',
        title: 'What changes on the shop floor',
        lead: 'Three compare with the previous quarter: unplanned stops, units per hour, energy cost per unit. The 99.8% is the share of known defects caught.',
        items: [
          { value: '75%', label: 'less downtime', drawn: { kind: 'less', percent: 75 } },
          { value: '99.8%', label: 'defect detection accuracy', drawn: { kind: 'share', percent: 99.8 } },
          { value: '15-30%', label: 'more throughput', drawn: { kind: 'more', percent: 15, upTo: 30 } },
          { value: '20%', label: 'lower energy cost', drawn: { kind: 'less', percent: 20 } },
        ],
      },
      {
        kind: 'text-columns',
        tone: 'paper',
        title: 'Four problems plants bring us',
        items: [
          {
            title: 'Machines stop without warning',
            description: 'Maintenance follows the calendar, not the wear.',
          },
          {
            title: 'Inspection is the bottleneck',
            description: 'Inspectors tire after twenty minutes. The line doesn’t.',
          },
          {
            title: 'Plans fail by ten o’clock',
            description: 'One late part, and the whole schedule is wrong.',
          },
          {
            title: 'Energy is paid for, not managed',
            description: 'Meters are read monthly. Peaks happen hourly.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we build for plants',
        lead: 'Each starts on one machine or one cell.',
        items: [
          {
            title: 'Predictive maintenance',
            description: 'Compare vibration, current and heat with each machine’s own normal range.',
            icon: 'activity',
          },
          {
            title: 'Visual inspection',
            description: 'Reject bad parts at line speed, and see why each one failed.',
            icon: 'scan',
          },
          {
            title: 'Production planning',
            description: 'Get a new plan when a machine stops or a part is late.',
            icon: 'workflow',
          },
          {
            title: 'Parts forecasting',
            description: 'Stock spare parts based on orders and wear.',
            icon: 'package',
          },
          {
            title: 'Energy scheduling',
            description: 'Move loads away from the peaks you pay for.',
            icon: 'zap',
          },
          {
            title: 'Safety observation',
            description: 'Count near misses before they become accidents.',
            icon: 'shield',
          },
        ],
        action: { label: 'All Services', href: '/services' },
      },
      {
        kind: 'ruled-list',
        tone: 'sunk',
        title: 'What your crew still decides',
        lead: 'A model can hear a bearing. It can’t smell burnt oil.',
        items: [
          'When to stop the line, without having to ask',
          'Whether a part passes when the camera is unsure',
          'The order of repairs during a planned stop',
          'Every step that affects safety',
        ],
      },
      {
        kind: 'case-studies',
        tone: 'paper',
        title: 'What changed in two plants',
        note: 'Composite clients, illustrative figures.',
        match: { industry: 'Manufacturing' },
        action: { label: 'View All Case Studies', href: '/case-studies' },
      },
      { kind: 'faq', title: 'Time, return and staffing', positions: [1, 2, 3] },
    ],
    closing: {
      heading: 'Bring us one machine',
      lead: 'With or without a month of sensor data, we’ll tell you what we could detect.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
