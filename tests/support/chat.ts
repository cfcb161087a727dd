import type { ChatContent } from '@/lib/chat/types';
import type { PricingRules } from '@/lib/pricing-calculator/rules';

const person = { kind: 'person', label: 'A person' } as const;
const answer = (question: string, utterances: string, reply: string, more = {}) => ({
  ...{ question, reply, next: [], ...more },
  utterances: utterances.split('; '),
});

/** The chat of a small bakery, so that tests of the code do not depend on the site's content. */
export const bakery: ChatContent = {
  greeting: 'Welcome.',
  unknown: 'I did not get that.',
  results: { lead: 'No ready answer.', heading: 'These may have it:' },
  repeated: 'Only this:',
  cleared: 'Cleared.',
  handedOver: 'Handed over.',
  personLabel: 'A person',
  failed: 'The pages did not load.',
  retry: 'Try again',
  source: 'From',
  opening: {
    ...{ days: ['Monday'], from: '06:00', to: '12:00', zone: 'Europe/London', zoneLabel: 'GMT' },
    ...{ yes: 'Yes.', no: 'No.' },
  },
  quickReplies: ['When are you open?'],
  steps: {
    person,
    prices: { kind: 'link', label: 'Prices', href: '/prices' },
  },
  answers: [
    answer('Hello', 'hi; good day', 'Hello yourself.', { intent: 'greeting' }),
    answer('When are you open?', 'hours; your hours; open', 'Open from six.', { intent: 'contact' }),
    answer('Can I order?', 'order; reserve; can I reserve', 'Order by phone.', { intent: 'booking' }),
    answer('I have a complaint', 'I am angry; stale bread; third time this week', 'Sorry.'),
    answer('Is the price with tax?', 'with tax; is that with tax; tax', 'Without tax.'),
    answer('Who wrote this recipe?', 'who wrote this; who wrote it; author', '{author} wrote it.'),
    answer(
      'What is in the price?',
      'what is in it; what do we get for that; what is included',
      'It is {included}.',
    ),
    answer('not covered: recipes', 'can I have the recipe; recipe; the price of yeast', 'We publish none.'),
    answer(
      'Is the flour organic?',
      'how do you mill the flour; where is the flour from',
      'No. The flour comes from two mills in the valley.',
      { page: '/faq', source: 'Questions' },
    ),
    answer(
      'price',
      'how much; price; what does it cost; how much is a class; for 20 people; catering with standard support',
      '',
      { rule: 'price' },
    ),
    answer('weeks', 'how long; how long does a class take; weeks', '', { rule: 'weeks' }),
    answer('budget', 'is $100 enough; our budget is $300; is $200 enough for a class', '', {
      rule: 'budget',
    }),
    answer('description', 'catering; tell me about catering; class or catering', '', { rule: 'description' }),
  ],
  services: [
    {
      id: 'classes',
      title: 'Baking classes',
      names: ['class', 'classes', 'course'],
      href: '/classes',
      description: 'You learn to knead.',
      type: 'training',
      alternative: 'Lessons for one cost {usd:90}.',
      alternativeForOne: 'That is a seat in a class.',
    },
    {
      id: 'catering',
      title: 'Catering',
      names: ['catering'],
      href: '/catering',
      description: 'We bake at your office.',
      type: 'onboarding',
    },
  ],
  pages: {
    '/catering': { service: 'catering', facts: { included: 'bread and butter' } },
    '/classes': { service: 'classes', facts: { included: 'an apron' } },
    '/recipes/rye': { facts: { author: 'The miller' } },
    '/alone': { users: 1 },
  },
  prices: {
    rules: {
      baseCost: { training: 200, onboarding: 400 },
      teamSizeTenths: { individual: 6, small: 10, medium: 25, large: 25, enterprise: 40 },
      durationTenths: { medium: 10, long: 15 },
      supportCost: { basic: 0, standard: 50, premium: 90 },
      customizationTenths: { medium: 10, high: 20 },
      addOnCost: {},
      baseWeeks: { training: 2, onboarding: 1 },
      weeksTenths: { long: 15, highCustomization: 20 },
      recommended: { training: { always: '', extras: [] }, onboarding: { always: '', extras: [] } },
    } as unknown as PricingRules,
    baseFor: 'a group of ten',
    basicSupport: 'email support',
    within: 'Yes, for {budget}.',
    above: 'Not for {budget}.',
    allWithin: 'For {budget}, {who} and {terms}:',
    noneWithin: 'Nothing for {who} within {budget}. The closest:',
    otherCurrency: 'Dollars only.',
    conditions: 'Other choices change it.',
    next: ['prices'],
  },
  languages: [{ code: 'de', words: 'brot gibt es wie viel', reply: 'Bitte [schreiben Sie](/contact).' }],
};
