import { routes } from '@/lib/routes';
import { company } from '../company';
import type { ServiceInput } from './schema';

export const customAiDevelopment: ServiceInput = {
  id: 'custom-ai-development',
  title: 'Custom AI Development',
  description:
    'A system built on your data, with evaluation in the loop from the first week, so quality is measured before launch.',
  url: '/services/custom-ai-development',
  iconName: 'code',
  badge: 'Advanced',
  menuHint: 'Built on your data',
  pricingType: 'development',
  meta: {
    title: 'Custom AI Development on your data',
    description:
      'AI systems built on your data, with evaluation in the loop from the first week, so that quality is measured before launch.',
  },
  page: {
    hero: {
      heading: 'Custom AI Development',
      lead: 'When no product fits, we build the part that is missing, on your data, and test it from week one.',
      action: 'Get Free Consultation',
      second: { label: 'Work out a price', href: routes.pricingCalculator },
      figure: {
        kind: 'architecture',
        alt: 'Architecture of a typical system. Documents, records and messages go through retrieval, which finds what applies, to the model, which drafts with sources, and on to your application, where people decide. Their verdicts go to an evaluation that runs your test cases on every change and feeds corrections back to retrieval.',
        note: 'A typical shape, illustrative. Yours may have fewer boxes; the dashed loop is in every one of them.',
        sources: { title: 'Your data', items: ['Documents', 'Records', 'Messages'] },
        retrieval: { title: 'Retrieval', says: 'finds what applies' },
        model: { title: 'Model', says: 'drafts, with sources' },
        app: { title: 'Your application', says: 'people decide here' },
        evaluation: {
          title: 'Evaluation',
          says: 'your test cases, run on every change',
          loop: 'Verdicts',
        },
      },
    },
    sections: [
      {
        kind: 'points',
        title: 'Why build rather than buy',
        items: [
          {
            title: 'It knows your cases',
            description:
              'Answers come from your contracts, manuals and records, each with the page it was taken from.',
          },
          {
            title: 'You own what is built',
            description: 'Code, prompts, test cases and the trained parts are yours, in your own repository.',
          },
          {
            title: 'Quality has a number',
            description: 'Before launch you can read how often the system is right, on examples you chose.',
          },
        ],
      },
      {
        kind: 'process',
        title: 'Six steps, about twelve weeks',
        lead: 'The test set comes before the first line of code.',
        steps: [
          {
            step: 1,
            title: 'Frame',
            description: 'What goes in, what comes out, who is hurt by a wrong answer.',
            when: 'Week 1',
          },
          {
            step: 2,
            title: 'Collect',
            description: 'A hundred real cases with the right answers beside them.',
            when: 'Week 2',
          },
          {
            step: 3,
            title: 'Prototype',
            description: 'The plainest version that can be scored on those cases.',
            when: 'Weeks 3-4',
          },
          {
            step: 4,
            title: 'Build',
            description: 'Interfaces, permissions and logging, around what scored best.',
            when: 'Weeks 5-9',
          },
          {
            step: 5,
            title: 'Prove',
            description: 'Your people use it on live work and mark what is wrong.',
            when: 'Weeks 10-11',
          },
          {
            step: 6,
            title: 'Launch',
            description: 'It goes live with the score and a switch to turn it off.',
            when: 'Week 12',
          },
        ],
      },
      {
        kind: 'features',
        title: 'Six kinds of system we build',
        items: [
          {
            title: 'Document intelligence',
            description: 'Reads contracts, forms and reports, and returns fields with a pointer to the line.',
            icon: 'file-search',
          },
          {
            title: 'Knowledge assistants',
            description: 'Answer staff or customers from your own sources, and say so when there is none.',
            icon: 'book',
          },
          {
            title: 'Forecasting models',
            description: 'Demand, load or cash for the next weeks, with the range as well as the middle.',
            icon: 'trending-up',
          },
          {
            title: 'Vision systems',
            description: 'Find the scratch, count the pallet, read the gauge, from cameras you already have.',
            icon: 'eye',
          },
          {
            title: 'Recommendation engines',
            description: 'The next product, article or action, with a reason a salesperson can repeat.',
            icon: 'target',
          },
          {
            title: 'Agents with limits',
            description: 'Carry out several steps across systems and stop where a person has to sign.',
            icon: 'bot',
          },
        ],
      },
      {
        kind: 'stack',
        title: 'What it is made of',
        lead: 'We choose from what is well kept and replaceable. What you already run comes first.',
        categories: [
          {
            title: 'Models and evaluation',
            description: 'Hosted or on your own machines, compared on your test set.',
            items: [
              'Large language models, hosted or open',
              'PyTorch and scikit-learn',
              'Embedding and reranking models',
              'Evaluation suites with versioned cases',
            ],
          },
          {
            title: 'Data and retrieval',
            description: 'Kept where you keep it now, read with the rights of the person asking.',
            items: [
              'PostgreSQL with pgvector',
              'Search engines such as OpenSearch',
              'Python and SQL pipelines',
              'Connectors to the systems you have',
            ],
          },
          {
            title: 'Delivery and operation',
            description: 'Ordinary software practice, so that your own engineers can take over.',
            items: [
              'TypeScript, React and Python services',
              'Containers on your cloud or premises',
              'Infrastructure as code',
              'Logs, traces and cost meters',
            ],
          },
        ],
      },
      {
        kind: 'studies',
        title: 'Built for one business each',
        tone: 'paper',
        note: 'Figures in case studies are illustrative.',
        match: { solution: 'Custom AI Development' },
      },
      { kind: 'faq', title: 'Asked before the contract', tone: 'sunk', positions: [1, 3, 5] },
    ],
    closing: {
      heading: 'What should it be able to do?',
      lead: `Send one input and the output you wish you had. Our reply, within ${company.responseTime}, says what we would test first.`,
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: routes.serviceSelector },
    },
  },
};
