import { peopleBySize } from '@/lib/pricing-calculator/parameters';
import { company } from '../company/company';
import { facts } from '../company/facts';

/** The button and the next step that lead to the contact form. */
export const personLabel = 'Talk to a person';

/** What a reply adds when it has no answer. */
export const askPerson = `Choose “${personLabel}” and we’ll reply within ${company.responseTime}.`;

/** What the chat says in every conversation. */
export const chatTexts = {
  greeting: `Hello. I’m the ${company.name} assistant. Ask me about our services, prices, hours or how to book a consultation.`,
  unknown:
    "I'm not sure I fully understand. Could you please provide more details about what you're looking for? Or you can ask about our services, pricing, or how to contact us.",
  results: { lead: 'I have no ready answer.', heading: 'These pages may have it:' },
  repeated: 'I have only this on the subject:',
  cleared: 'Conversation cleared.',
  handedOver: 'This conversation is now in the contact form.',
  failed:
    'I couldn’t load the pages that I answer from. Check your connection and try again, or ask a person.',
  retry: 'Try again',
  source: 'From',
  personLabel,
  quickReplies: [
    'What services do you offer?',
    'How much do your services cost?',
    'How can I contact your team?',
    'Do you offer custom AI solutions?',
  ],
};

/** Whether somebody answers the phone now. */
export const openingTexts = {
  yes: 'Yes, we are open now.',
  no: 'No, we are closed now.',
};

/** Parts of replies with prices. */
export const priceTexts = {
  baseFor: `a team of ${peopleBySize.small}`,
  basicSupport: 'email support',
  within: 'Yes, {budget} covers it.',
  above: 'No, {budget} does not cover it.',
  allWithin: 'Within {budget} for {who}, with {terms}:',
  noneWithin: `No service for {who} is within {budget}. ${facts.smallProjects.statement} The closest:`,
  otherCurrency:
    'I can compare amounts in US dollars only. To see prices in your currency, pick it at the top of the page.',
  conditions:
    'Timeline, customization, support and add-ons change the price; the pricing calculator gives yours.',
};
