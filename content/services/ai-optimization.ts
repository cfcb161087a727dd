import { linkToCalculator } from '@/lib/pricing-calculator/parameters';
import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { compositeNote, facts } from '../company/facts';
import { priceLines } from '../company/price-lines';
import { statisticOf } from '../company/statistics';
import type { ServiceInput } from '../schemas/services';
import { serviceTitles } from '../company/service-titles';

export const aiOptimization: ServiceInput = {
  id: 'ai-optimization',
  title: serviceTitles['ai-optimization'],
  description: 'Slow, costly or wrong too often? We find the cause, fix it, and show the difference.',
  url: '/services/ai-optimization',
  iconName: 'gauge',
  badge: 'Advanced',
  menuHint: 'Faster, cheaper, right more often',
  pricingType: 'optimization',
  meta: {
    title: `${serviceTitles['ai-optimization']}: find the cause, fix it`,
    description:
      'Your AI system is slow, costly or wrong too often. We find the cause, fix it, and show the difference on the same requests.',
  },
  page: {
    hero: {
      heading: serviceTitles['ai-optimization'],
      lead: 'Your AI system is live, and people have started to work around it. We find out why and fix the cause.',
      action: 'Book a Consultation',
      second: { label: 'Estimate a Price', href: linkToCalculator('optimization') },
      illustration: {
        name: 'ai-optimization',
        alt: 'Response times: before, spread out and more than half past the limit users accept; after, nearly all in a narrow peak well before it.',
        note: 'A sketch, not data. We draw the same chart from your logs in week one.',
      },
    },
    sections: [
      {
        kind: 'process',
        title: `Six steps, about ${facts.optimizationWeeks.value}`,
        lead: 'You can buy the first two alone, as a two-week diagnosis. Ask for a quote.',
        steps: [
          {
            step: 1,
            title: 'Instrument',
            description: 'We log what the system does without slowing it down.',
            when: 'Week 1',
          },
          {
            step: 2,
            title: 'Diagnose',
            description: 'We sort failures by cause and by cost.',
            when: 'Week 2',
          },
          {
            step: 3,
            title: 'Rank',
            description: 'You get a list of fixes with the effort and the effect of each.',
            when: 'Week 3',
          },
          {
            step: 4,
            title: 'Fix',
            description: 'We fix one cause at a time and keep every fix easy to switch off.',
            when: 'Weeks 4-6',
          },
          {
            step: 5,
            title: 'Verify',
            description:
              'Old and new versions answer the same requests until the difference is clear. Fixes that miss the agreed target are switched off.',
            when: 'Week 7',
          },
          {
            step: 6,
            title: 'Guard',
            description: 'Limits, alerts, and a monthly report that your team can read.',
            when: 'Week 8',
          },
        ],
        buys: { title: 'What the base price buys', items: priceLines('optimization') },
      },
      {
        kind: 'showcase',
        title: 'Three reasons to fix what you have',
        items: [
          {
            line: 'A prompt three times too long',
            title: 'Cheaper than a new system',
            description: 'Most of the trouble comes from one small part. The rest can stay.',
          },
          {
            line: 'The same requests, old version and new',
            title: 'Evidence, not opinion',
            description: 'We score every change against last week’s version on the same inputs.',
          },
          {
            line: 'A limit is passed: an alert',
            person: true,
            title: 'It stays fixed',
            description: 'Alerts watch the measures that slipped, and your team knows what to do about each.',
          },
        ],
      },
      {
        kind: 'features',
        tone: 'sunk',
        title: 'Six places AI systems fail',
        items: [
          {
            title: 'Answer quality',
            description: 'Wrong or vague output, traced to the data, the prompt or the model.',
            icon: 'badge-check',
          },
          {
            title: 'Response time',
            description: 'Calls that could run in parallel, and prompts three times too long.',
            icon: 'timer',
          },
          {
            title: 'Running cost',
            description: 'A large model doing small jobs, or the same question paid for twice.',
            icon: 'wallet',
          },
          {
            title: 'Data drift',
            description: 'New inputs that no longer match what the model learned from.',
            icon: 'activity',
          },
          {
            title: 'Retrieval',
            description: 'The right document exists, but search doesn’t find it.',
            icon: 'search',
          },
          {
            title: 'Operations',
            description: 'No tests, no rollback, and one employee who knows how to restart it.',
            icon: 'server',
          },
        ],
      },
      {
        kind: 'statistics',
        title: 'What you should gain',
        lead: 'Targets, not results; the diagnosis says what your system can reach. Gray is week 1, orange is week 8.',
        items: [
          { ...statisticOf(facts.optimizationAccuracy), bar: { kind: 'more', percent: 40 } },
          { ...statisticOf(facts.optimizationTime), bar: { kind: 'less', percent: 60 } },
          { ...statisticOf(facts.optimizationCost), bar: { kind: 'less', percent: 35 } },
        ],
      },
      {
        kind: 'case-studies',
        tone: 'paper',
        title: 'A system people trust again',
        note: compositeNote,
        match: { solution: 'ai-optimization' },
      },
      {
        kind: 'faq',
        tone: 'sunk',
        title: 'Before you ask us',
        questions: [
          {
            question: 'We are at 75% already. Can you still add 40%?',
            answer:
              'The figure compares with the answers that were right before, so 60 in 100 would become 84. From 75 there is less room. The diagnosis tells you what your system can reach.',
            utterances:
              'how much better can you make our system; can you still improve a good model; we are already at 90 percent; how much improvement can we expect; what improvement can you guarantee; 40% more of what; 75 plus 40 would be 115%, how does that work; how can you improve by 40 if were at 80; is 40% better relative or in points; and if were at 75 already; 40% on top of 75; 40% accuracy gain, 40% of what',
          },
          {
            question: 'Do you only work on systems you built?',
            answer:
              'No, we also improve systems that others built. We need access to the system, its logs, and someone who can say which answers are right. If we have to change code, we work with whoever maintains it.',
            utterances:
              'somebody else built it; built by another vendor; can you fix what others made; an agency built ours; do you take over other peoples code; it was built by two people who left; what would you look at in the first two weeks; could you take over what we have; we built it ourselves and gave up; can you rescue our own attempt; do you also take systems you have not built; can you improve a system from another vendor; another company built our bot, can you fix it; do you take over someone elses system; only your own systems; and if you didnt build it; can you optimize a third party chatbot; do you work on other vendors stuff; will you touch code that isnt yours; what would you need from us',
          },
        ],
        positions: [3, 4, 5],
      },
    ],
    closing: {
      heading: 'What do your users complain about?',
      lead: `Send us the complaint you hear most. We reply within ${company.responseTime}.`,
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: routes.serviceSelector },
    },
  },
};
