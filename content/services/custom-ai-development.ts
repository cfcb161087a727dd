import { linkToCalculator } from '@/lib/pricing-calculator/parameters';
import * as routes from '@/lib/routes';
import { company } from '../company/company';
import { compositeNote, facts } from '../company/facts';
import { priceLines } from '../company/price-lines';
import type { ServiceInput } from '../schemas/services';
import { serviceTitles } from '../company/service-titles';

export const customAiDevelopment: ServiceInput = {
  id: 'custom-ai-development',
  title: serviceTitles['custom-ai-development'],
  description: 'A system built on your data, and scored on your own examples before launch.',
  url: '/services/custom-ai-development',
  iconName: 'code',
  badge: 'Advanced',
  menuHint: 'Built on your data',
  pricingType: 'development',
  meta: {
    title: `${serviceTitles['custom-ai-development']} on your data`,
    description:
      'AI systems built on your data and scored on your own examples, so you know how good they are before launch. You own it all.',
  },
  page: {
    hero: {
      heading: serviceTitles['custom-ai-development'],
      lead: 'When no product fits, we build the missing part on your data, and you see its score before launch.',
      action: 'Book a Consultation',
      second: { label: 'Estimate a Price', href: linkToCalculator('development') },
      illustration: {
        name: 'custom-ai-development',
        alt: 'A hundred cases are run through three versions. The prototype answers 61 right in week 4, the build 84 in week 9, the proven system 96 in week 11. Then you decide whether it launches in week 12.',
        note: 'A sketch: 100 cases, three versions.',
      },
    },
    sections: [
      {
        kind: 'process',
        title: `Six steps, about ${facts.developmentWeeks.value}`,
        lead: 'We write the tests before the first line of code, and score the first version by week 4.',
        steps: [
          {
            step: 1,
            title: 'Frame',
            description: 'What goes in, what comes out, and what a wrong answer costs.',
            when: 'Week 1',
          },
          {
            step: 2,
            title: 'Collect',
            description: 'A hundred real example cases with their right answers.',
            when: 'Week 2',
          },
          {
            step: 3,
            title: 'Prototype',
            description: 'The simplest version we can score on them.',
            when: 'Weeks 3-4',
          },
          {
            step: 4,
            title: 'Build',
            description: 'Screens, permissions and logging around the version that scored best.',
            when: 'Weeks 5-9',
          },
          {
            step: 5,
            title: 'Prove',
            description: 'Your team uses it on live work and marks what’s wrong.',
            when: 'Weeks 10-11',
          },
          {
            step: 6,
            title: 'Launch',
            description: 'It goes live with its score on record and an off switch.',
            when: 'Week 12',
          },
        ],
        buys: { title: 'What the base price buys', items: priceLines('development') },
      },
      {
        kind: 'showcase',
        title: 'Why build rather than buy',
        items: [
          {
            line: 'An answer, and its page in your manual',
            title: 'It knows your documents',
            description: 'Answers come from your contracts, manuals and records, each with a page reference.',
          },
          {
            line: 'Your own repository',
            title: 'You own what we build',
            description: 'Code, prompts, test cases and trained models are yours, in your own repository.',
          },
          {
            line: 'Its score, before launch',
            person: true,
            title: 'You know how good it is',
            description: 'Before launch you see how often the system is right on examples you chose.',
          },
        ],
      },
      {
        kind: 'features',
        tone: 'sunk',
        title: 'Six kinds of systems we build',
        items: [
          {
            title: 'Document intelligence',
            description: 'Read contracts, forms and reports, and link every value to its line.',
            icon: 'file-search',
          },
          {
            title: 'Knowledge assistants',
            description: 'Answer staff or customers from your own sources, or say when there’s no answer.',
            icon: 'book',
          },
          {
            title: 'Forecasting models',
            description: 'Predict demand, load or cash for the coming weeks, with a range.',
            icon: 'trending-up',
          },
          {
            title: 'Vision systems',
            description:
              'Find the scratch, count the pallets, read the gauge, with cameras you already have.',
            icon: 'eye',
          },
          {
            title: 'Recommendation engines',
            description:
              'Suggest the next product, article or action, with a reason your sales team can repeat.',
            icon: 'target',
          },
          {
            title: 'Agents with limits',
            description: 'Carry out several steps across systems, and stop where someone has to sign.',
            icon: 'bot',
          },
        ],
      },
      {
        kind: 'technologies',
        tone: 'paper',
        title: 'The technology we use',
        lead: 'We use well-maintained, replaceable parts, starting with what you already run.',
        categories: [
          {
            title: 'Models and evaluation',
            description: 'Hosted or on your own servers, compared on your examples.',
            items: [
              'Large language models, hosted or open',
              'PyTorch and scikit-learn',
              'Embedding and re-ranking models',
              'Versioned test suites',
            ],
          },
          {
            title: 'Data and retrieval',
            description:
              'People see only what they’re allowed to see.',
            items: [
              'PostgreSQL with pgvector',
              'Search engines such as OpenSearch',
              'Python and SQL pipelines',
              'Connectors to your systems',
            ],
          },
          {
            title: 'Delivery and operations',
            description: 'Standard software practice, so your engineers can take over.',
            items: [
              'TypeScript, React and Python services',
              'Containers in your cloud or on premises',
              'Infrastructure as code',
              'Logs, traces and cost meters',
            ],
          },
        ],
      },
      {
        kind: 'case-studies',
        title: 'Systems, before and after',
        note: compositeNote,
        match: { solution: 'custom-ai-development' },
      },
      {
        kind: 'faq',
        title: 'Before you build',
        questions: [
          {
            question: 'Who owns the system afterward?',
            answer:
              'You own all of it, from prompts to trained models. Your engineers can change it without us.',
            utterances:
              'is it ours once built; does the finished thing belong to us; who owns it; ownership; who owns the code; do you reuse our code; does the software belong to us at the end; who has the intellectual property rights; do i still own the stuff you made; who owns the result or the model; do we get the source code; do we own everything; who will hold the rights to the software; is the trained model ours; do you keep any rights to what you build; who gets the source code of the custom system; may our developers modify it later; are we buying it or renting it; so the whole thing belongs to us; whose property is it when its finished',
          },
          {
            question: 'What does it cost to run?',
            answer:
              'That depends on the model and the volume, so we measure it on your test cases and show you the cost per request before launch. It is not part of the base price.',
            utterances:
              'who pays for the openai usage; who pays for the api; what about the token costs; monthly bill after launch; cost per request; how much are the tokens or the usage; what do licenses cost; roughly, 50, 500; what are the running costs; what does it cost to run per month; ballpark for those; how much do the tokens cost us; api fees every month for the custom system; how expensive is it to operate; what does hosting and usage come to; and the running costs; what does each query cost; what will the model bills look like; is usage part of the 15000; ok and what does it cost per year after that',
          },
        ],
        positions: [1, 3, 5],
      },
    ],
    closing: {
      heading: 'What should your system do?',
      lead: `Send us one input and the output you want. We reply within ${company.responseTime}.`,
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: routes.serviceSelector },
    },
  },
};
