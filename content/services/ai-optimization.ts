import { routes } from '@/lib/routes';
import { company } from '../company';
import type { ServiceInput } from './schema';

export const aiOptimization: ServiceInput = {
  id: 'ai-optimization',
  title: 'AI System Optimization',
  description:
    'Your model is slow, costly or wrong too often. We find out where, fix that part, and show the difference.',
  url: '/services/ai-optimization',
  iconName: 'gauge',
  badge: 'Advanced',
  menuHint: 'Faster, cheaper, right more often',
  pricingType: 'optimization',
  meta: {
    title: 'AI System Optimization that shows its work',
    description:
      'Is your model slow, costly or wrong too often? We measure where, fix that part, and show the difference on your own cases.',
  },
  page: {
    hero: {
      heading: 'AI System Optimization',
      lead: 'You have a system in production, and people have begun to work around it. We find the reason and repair that.',
      action: 'Get Free Consultation',
      second: { label: 'Work out a price', href: routes.pricingCalculator },
      figure: {
        kind: 'distribution',
        alt: 'Two distributions of response time, illustrative. Before, answers spread widely and more than half come after the limit that users accept. After, nearly all answers gather in a narrow peak well before the limit.',
        note: 'Shapes are illustrative: one request type, response time before and after. We draw the same chart from your own logs in week one.',
        axis: { from: 'Fast', to: 'Slow', height: 'Number of requests' },
        before: { label: 'Before', says: 'The shaded part is past the limit.' },
        after: { label: 'After', says: 'Narrow, and on time.' },
        limit: 'What users accept',
      },
    },
    sections: [
      {
        kind: 'points',
        title: 'Three reasons to tune what you have',
        items: [
          {
            title: 'Cheaper than a new system',
            description: 'Most of the trouble sits in a small part. The rest can stay as it is.',
          },
          {
            title: 'Evidence before opinion',
            description:
              'Every change is scored against last week on the same inputs, so arguments are short.',
          },
          {
            title: 'It stays repaired',
            description: 'Alarms watch the measures that slipped, and your team knows what each one means.',
          },
        ],
      },
      {
        kind: 'process',
        title: 'Six steps, about eight weeks',
        lead: 'The first two are a diagnosis that you can buy and keep by itself.',
        steps: [
          {
            step: 1,
            title: 'Instrument',
            description: 'We log what the system does, without slowing it.',
            when: 'Week 1',
          },
          {
            step: 2,
            title: 'Diagnose',
            description: 'Failures are sorted by cause and by what each one costs.',
            when: 'Week 2',
          },
          {
            step: 3,
            title: 'Rank',
            description: 'You see a list of repairs with effort beside effect.',
            when: 'Week 3',
          },
          {
            step: 4,
            title: 'Repair',
            description: 'One cause at a time, each behind a switch.',
            when: 'Weeks 4-6',
          },
          {
            step: 5,
            title: 'Verify',
            description: 'Old and new answer the same traffic until the gap is clear.',
            when: 'Week 7',
          },
          {
            step: 6,
            title: 'Guard',
            description: 'Thresholds, alarms and a monthly report your team can read.',
            when: 'Week 8',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Six places where systems lose',
        items: [
          {
            title: 'Answer quality',
            description: 'Wrong or vague output, traced to its data, its prompt or its model.',
            icon: 'badge-check',
          },
          {
            title: 'Response time',
            description: 'Calls in a row that could run together, and contexts three times too long.',
            icon: 'timer',
          },
          {
            title: 'Running cost',
            description: 'A large model doing small work, and the same question paid for twice.',
            icon: 'wallet',
          },
          {
            title: 'Data drift',
            description: 'Inputs that no longer look like what the model learned from.',
            icon: 'activity',
          },
          {
            title: 'Retrieval',
            description: 'The right document exists, and the search does not bring it up.',
            icon: 'search',
          },
          {
            title: 'Operations',
            description: 'No tests, no rollback, and one person who knows how to restart it.',
            icon: 'server',
          },
        ],
      },
      {
        kind: 'figures',
        title: 'What comes out',
        lead: 'The gray bar is your system as we find it, the ember bar the same system afterwards.',
        items: [
          { value: '40%+', label: 'higher accuracy', drawn: { kind: 'more', percent: 40 } },
          { value: '60%+', label: 'less processing time', drawn: { kind: 'less', percent: 60 } },
          { value: '35%+', label: 'lower cost', drawn: { kind: 'less', percent: 35 } },
        ],
      },
      {
        kind: 'studies',
        title: 'A system that got its trust back',
        note: 'Figures in case studies are illustrative.',
        match: { solution: 'AI System Optimization' },
      },
      { kind: 'faq', title: 'What engineers want to know', positions: [3, 4, 5] },
    ],
    closing: {
      heading: 'Where does it hurt?',
      lead: `Send us the complaint that comes up most often. Within ${company.responseTime} we say what we would look at first.`,
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: routes.serviceSelector },
    },
  },
};
