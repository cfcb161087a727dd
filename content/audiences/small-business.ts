import { facts, usd } from '../company/facts';
import { terms } from '../company/terms';
import { sampleQuoteNote } from '../company/testimonials';
import { pricing } from '../pricing/pricing-rules';
import type { AudienceInput } from '../schemas/audiences';

export const smallBusiness: AudienceInput = {
  id: 'small-business',
  title: 'Small business',
  description: 'One place for every order and request, without hiring anyone.',
  features: [
    'Simple automations built in 1-2 weeks',
    'A plan that covers setup and training',
    'A price you can see before you call',
  ],
  iconName: 'store',
  ctaText: 'For small business',
  ctaLink: '/solutions/small-business',
  meta: {
    title: 'AI for small business',
    description:
      'One place for every order and request: AI onboarding, automation and training for small teams, with an estimate before you call.',
  },
  page: {
    hero: {
      heading: 'One place for every request',
      lead: 'AI for small business: email, phone and paper end up in one process, and your team knows how to run it.',
      action: 'Book a Consultation',
      second: { label: 'Estimate a Price', href: '/tools/pricing-calculator' },
      illustration: {
        name: 'small-business',
        alt: 'Email, phone and paper, three gray lanes that ended in systems of their own, join one orange lane: 24 orders in single file, a check where your team sends every answer, and an end where each is tracked.',
        note: 'Example: 24 orders from one day. Before, each was typed into three systems.',
      },
      benefits: [
        {
          title: 'No new hire',
          description: 'Software does the typing. Your current team runs it.',
        },
        {
          title: 'Results in weeks',
          description: `A simple automation takes ${facts.simpleAutomation.value} to build, a full project about ${facts.automationWeeks.value}.`,
        },
        {
          title: 'A price before the call',
          description: 'The calculator gives you one. The call is about your process.',
        },
      ],
    },
    sections: [
      {
        kind: 'featured-solution',
        tone: 'sunk',
        title: 'A plan for a small team',
        audience: 'small-business',
        fit: {
          title: 'Challenges owners bring us',
          lead: 'One of these is enough to start.',
          items: [
            'Every order is typed into three systems',
            'The one employee who knows how it works is on vacation',
            'Quotes go out late because no one had time',
            'Everyone uses a different AI tool, with company data in it',
          ],
        },
      },
      {
        kind: 'features',
        title: 'Three packages to start with',
        lead: `Base prices: ${usd(pricing.baseCost.automation)} for either of the first two, ${usd(pricing.baseCost.training)} for the third.`,
        items: [
          {
            title: 'First automation',
            description: 'One process, measured before and after.',
            icon: 'workflow',
            details: [
              'First version after 1-2 weeks of building if it’s simple',
              'One employee trained to run it',
              'Written steps for going back to the old way',
            ],
          },
          {
            title: 'Shared inbox',
            description: 'Every request is sorted, gets a draft answer, and is tracked.',
            icon: 'inbox',
            details: [
              'Rules your team can read and change',
              'Your team sends every answer',
              'A weekly list of what didn’t fit',
            ],
          },
          {
            title: 'Team kickoff',
            description: 'Everyone learns the same tools and the same rules.',
            icon: 'users',
            details: [
              'Practice on last week’s work',
              'One page of company rules for AI',
              'One colleague trained to answer questions',
            ],
          },
        ],
      },
      {
        kind: 'services',
        tone: 'sunk',
        title: 'Services for small business',
        lead: 'One process to fix? Choose automation. Not sure where to start? Choose onboarding.',
        ids: ['ai-onboarding', 'workflow-automation', 'ai-training'],
      },
      {
        kind: 'testimonial',
        tone: 'band',
        statistics: true,
        title: 'What an operations director might say',
        note: sampleQuoteNote,
        id: 'operations-director',
      },
      {
        kind: 'faq',
        title: 'What owners ask first',
        questions: [
          {
            question: 'Does it work with our accounting software?',
            answer:
              'If it can import a file or has an interface, usually yes. Name it in your request; we build the connection with whoever runs it.',
            utterances:
              'can it work with our bookkeeping program; does it work with our invoicing software; accounting program; does it work with my bookkeeping software; we use a standard bookkeeping tool, ok; does it go with what my bookkeeper uses; will it fit our bookkeeping program; compatible with my accounts program; and with our bookkeeping software; and the books; which accounting packages are ok',
          },
          {
            question: 'What does it cost after the project?',
            answer: `${facts.runningCosts.statement} ${terms.maintenance} It is optional and runs for ${terms.supportTerm}.`,
            utterances:
              'what if a format changes; who updates it later; do we pay for licenses afterward; costs after the project; what does it cost me every month afterwards; what about updates then; and when they change something and it breaks; do i need the maintenance thing; what do i pay after its finished; are there costs once the project is over; what will it cost us later on; and afterwards, what do we pay; costs after that; do i need the maintenance plan; what does the upkeep come to; what does the maintenance plan cover; small shop here, i fear follow-up costs; once its up and running what else do i owe; is maintenance mandatory; who fixes it when sap gets upgraded',
          },
        ],
        positions: [1, 2, 3],
      },
      {
        kind: 'articles',
        tone: 'sunk',
        title: 'Articles for owners',
        match: { titleContains: ['small business', '5 AI Automation'] },
      },
    ],
    closing: {
      heading: 'Bring the process you like least',
      lead: 'We’ll go through it step by step and tell you whether software should do it.',
      action: 'Book a Consultation',
      second: { label: 'Find Your Solution', href: '/tools/service-selector' },
    },
  },
};
