import type { IndustryInput } from './schema';

export const manufacturing: IndustryInput = {
  id: 'manufacturing',
  title: 'Manufacturing',
  description: 'Hear the failure early, see the defect at once, and plan the stop.',
  useCases: [
    'Predictive maintenance',
    'Visual quality inspection',
    'Throughput and scheduling',
    'Energy use',
    'Shift reports and handovers',
    'Supplier document matching',
  ],
  iconName: 'factory',
  ctaLink: '/industries/manufacturing',
  meta: {
    title: 'AI for manufacturing',
    description:
      'Hear the failure weeks early, see the defect at once and plan the stop. AI for maintenance, quality, throughput and energy.',
  },
  page: {
    hero: {
      heading: 'Hear the failure three weeks early',
      lead: 'AI for manufacturing: maintenance before the breakdown, inspection at line speed, and plans that follow the real machine.',
      action: 'Book a Consultation',
      figure: {
        kind: 'signal',
        alt: 'Signal chart, illustrative: the vibration of one spindle stays in its normal range until an alert for bearing wear. Without a repair it would grow for three weeks and end in a failure. With the repair it stays normal, and the failure is avoided.',
        note: 'The signal is illustrative; three weeks of warning is our stated figure.',
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
        kind: 'figures',
        title: 'Four numbers for the shop floor',
        items: [
          { value: '75%', label: 'less downtime', drawn: { kind: 'less', percent: 75 } },
          { value: '99.8%', label: 'defect detection accuracy', drawn: { kind: 'share', percent: 99.8 } },
          { value: '15-30%', label: 'more throughput', drawn: { kind: 'more', percent: 15, upTo: 30 } },
          { value: '20%', label: 'lower energy cost', drawn: { kind: 'less', percent: 20 } },
        ],
      },
      {
        kind: 'points',
        tone: 'paper',
        title: 'Four problems we are asked about',
        items: [
          {
            title: 'Machines stop without warning',
            description: 'Maintenance follows the calendar, not the bearing.',
          },
          {
            title: 'Inspection is the bottleneck',
            description: 'Eyes tire after twenty minutes; the line does not.',
          },
          {
            title: 'Plans break by ten',
            description: 'One late part, and the schedule is fiction.',
          },
          {
            title: 'Energy is paid for, not managed',
            description: 'Meters are read monthly, peaks happen hourly.',
          },
        ],
      },
      {
        kind: 'features',
        title: 'What we put on the floor',
        lead: 'Each starts on one machine or one cell.',
        items: [
          {
            title: 'Predictive maintenance',
            description: 'Vibration, current and heat, compared with the machine’s own normal.',
            icon: 'activity',
          },
          {
            title: 'Visual inspection',
            description: 'Cameras that show why a part was rejected.',
            icon: 'scan',
          },
          {
            title: 'Production planning',
            description: 'A plan that re-solves when a machine or a part is late.',
            icon: 'workflow',
          },
          {
            title: 'Parts forecasting',
            description: 'Stock that follows orders and wear.',
            icon: 'package',
          },
          {
            title: 'Energy scheduling',
            description: 'Loads moved away from the peaks you pay for.',
            icon: 'zap',
          },
          {
            title: 'Safety observation',
            description: 'Near misses counted before they are accidents.',
            icon: 'shield',
          },
        ],
        action: { label: 'All services', href: '/services' },
      },
      {
        kind: 'fit',
        tone: 'sunk',
        title: 'What stays with the crew',
        lead: 'A model can hear a bearing. It cannot smell burnt oil.',
        items: [
          'Stopping the line, at any time and without asking',
          'Judging a part that the camera is unsure of',
          'The order of repairs in a planned stop',
          'Every step that touches safety',
        ],
      },
      {
        kind: 'studies',
        tone: 'paper',
        title: 'Success on the floor',
        note: 'Illustrative figures.',
        match: { industry: 'Manufacturing' },
        action: { label: 'All case studies', href: '/case-studies' },
      },
      { kind: 'faq', title: 'Questions from plant managers', positions: [1, 2, 3] },
    ],
    closing: {
      heading: 'Start with one machine.',
      lead: 'Bring a month of sensor data, or none. We tell you what it can show.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
