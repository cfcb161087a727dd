import type { ChatContent } from '@/lib/chat/types';
import type { PricingRules } from '@/lib/pricing-calculator/estimate';
import type { PassageFile } from '@/lib/search/passage';

const person = { kind: 'person', label: 'A person' } as const;

/** The chat of a small bakery, so that tests of the code do not depend on the site's content. */
export const bakery: ChatContent = {
  companyName: 'Bakery',
  greeting: 'Welcome.',
  unknown: 'I did not get that.',
  unknownAgain: 'I did not get that either.',
  results: { lead: 'No ready answer.', heading: 'These may have it:' },
  repeated: 'That is all.',
  cleared: 'Cleared.',
  handedOver: 'Handed over.',
  personLabel: 'A person',
  failed: 'The pages did not load.',
  retry: 'Try again',
  noAnswer: 'No answer to “{question}”.',
  third: 'Next: “{question}”?',
  source: 'From',
  opening: { from: 6, to: 12, zone: 'Europe/London', yes: 'Yes.', no: 'No.' },
  quickReplies: ['When are you open?'],
  answers: [
    { question: 'Hello', asks: ['hello|hi'], reply: 'Hello yourself.', next: [], intent: 'greeting' },
    {
      question: 'When are you open?',
      asks: ['hours|open', 'is that london time'],
      reply: 'Open from six.',
      next: [{ kind: 'link', label: 'Hours', href: '/hours' }],
      intent: 'contact',
    },
    {
      question: 'Are you open now?',
      asks: ['open now', 'now|today hours|open'],
      reply: '{open} We open at six.',
      next: [],
    },
    {
      question: 'Can I order?',
      asks: ['order|reserve'],
      reply: 'Order by phone.',
      next: [person],
      intent: 'booking',
    },
    {
      question: 'I have a complaint',
      asks: ['angry *', 'stale bread *'],
      reply: 'Sorry.',
      next: [person],
      intent: 'support',
    },
    { question: 'Is the price with tax?', asks: ['tax price', 'with tax'], reply: 'Without tax.', next: [] },
    { question: 'Why does it cost that much?', asks: ['why price'], reply: 'Good flour.', next: [] },
    {
      question: 'Who wrote this recipe?',
      asks: ['who wrote', 'author'],
      reply: '{author} wrote it.',
      next: [],
      on: 'guide',
    },
    {
      question: 'What does this recipe cost?',
      asks: ['what did it cost', 'cost'],
      reply: 'It is free.',
      next: [],
      on: 'guide',
    },
  ],
  uncoveredSubjects: [{ asks: ['recipe', 'yeast price'], reply: 'We don’t publish that.', next: [person] }],
  keywords: {
    greeting: { words: ['hello'], question: 'Hello' },
    service: { words: ['bake'], question: 'Can I order?' },
    pricing: { words: ['price|cost|how_much'], question: 'Can I order?' },
    contact: { words: ['doors'], question: 'When are you open?' },
    booking: { words: ['basket'], question: 'Can I order?' },
    support: { words: ['crumbs'], question: 'I have a complaint' },
    about: { words: ['bakers'], question: 'Hello' },
  },
  services: [
    {
      id: 'classes',
      title: 'Baking classes',
      asks: ['class|classes|course|courses'],
      href: '/classes',
      description: 'You learn to knead.',
      type: 'training',
      alternative: 'Lessons for one cost {usd:90}.',
      alternativeForOne: 'That is a seat in a class.',
    },
    {
      id: 'catering',
      title: 'Catering',
      asks: ['catering'],
      href: '/catering',
      description: 'We bake at your office.',
      type: 'onboarding',
    },
  ],
  pages: {
    '/catering': { kind: 'service', service: 'catering' },
    '/recipes/rye': { kind: 'guide', facts: { author: 'The miller' } },
    '/recipes': { kind: 'guide' },
  },
  choices: [
    { label: 'premium support', set: { supportLevel: 'premium' }, asks: ['premium'] },
    {
      label: 'Euro',
      currency: { code: 'EUR', symbol: '€', name: 'Euro', exchangeRate: 0.5 },
      asks: ['euros'],
    },
  ],
  teamSizes: [
    { id: 'individual', upTo: 1, measure: 'one person' },
    { id: 'small', upTo: 10, measure: '2-10 people' },
    { id: 'large', upTo: null, measure: '11+ people' },
  ],
  prices: {
    asksPrice: ['price|cost|how_much'],
    notPrice: ['how_much_time'],
    asksWeeks: ['how_long', 'how_long take'],
    asksWhat: ['what_is|tell_me_about'],
    compares: ['difference|between'],
    rules: {
      baseCost: { training: 200, onboarding: 400 },
      teamSizeTenths: { individual: 6, small: 10, large: 25 },
      durationTenths: { medium: 10 },
      supportCost: { basic: 0, standard: 50, premium: 90 },
      customizationTenths: { medium: 10 },
      addOnCost: {},
      baseWeeks: { training: 2, onboarding: 1 },
      weeksTenths: {},
      recommended: { training: { always: '', extras: [] }, onboarding: { always: '', extras: [] } },
    } as unknown as PricingRules,
    baseFor: 'a group of ten',
    basicSupport: 'email support',
    sizeNote: 'I took your {people} people.',
    conditions: 'Other choices change it.',
    convertedConditions: 'In {code}.',
    next: [{ kind: 'link', label: 'Prices', href: '/prices' }],
  },
  languages: [
    { code: 'de', words: 'brot gibt es wie viel', reply: 'Bitte [schreiben Sie](/contact).' },
    { code: 'ru', script: 'Cyrillic', reply: 'Пишите нам.' },
  ],
};

export const bakeryPassages: PassageFile = {
  passages: [
    {
      page: 'Questions',
      heading: 'Is the flour organic?',
      href: '/faq#flour',
      text: 'No. The flour comes from two mills in the valley.',
      kind: 'question',
      alsoAsked: ['how do you mill the flour', 'where is the flour from'],
    },
    {
      page: 'Delivery',
      heading: 'How bread reaches you',
      href: '/delivery#bread',
      text: 'A bicycle courier brings bread before seven, to the island too.',
    },
    {
      page: 'Baking classes',
      heading: 'What classes need',
      href: '/classes#need',
      text: 'Bring an apron to the class and no shoes with heels.',
    },
    {
      page: 'Rye bread',
      heading: 'Rye bread',
      href: '/recipes/rye',
      text: 'A loaf for three days.',
      kind: 'article',
    },
  ],
};
