import type { ChatContent } from '@/lib/chat/types';
import type { PricingRules } from '@/lib/pricing-calculator/estimate';
import type { UnitFile } from '@/lib/search/unit';

const person = { kind: 'person', label: 'A person' } as const;

/** A small assistant of a bakery, so that tests of the code do not depend on the site's content. */
export const bakery: ChatContent = {
  greeting: 'Welcome.',
  unknown: 'I did not get that.',
  which: 'Which one?',
  cleared: 'Cleared.',
  handedOver: 'Handed over.',
  personLabel: 'A person',
  failed: 'The pages did not load.',
  retry: 'Try again',
  noAnswer: 'No answer to “{question}”.',
  third: 'Next: “{question}”?',
  source: 'From',
  opening: {
    days: ['Monday'],
    from: '06:00',
    to: '12:00',
    zone: 'Europe/London',
    zoneLabel: 'GMT',
    yes: 'Yes.',
    no: 'No.',
  },
  quickReplies: ['When are you open?'],
  topics: [
    {
      id: 'hello',
      intent: 'greeting',
      asks: ['hello|hi'],
      reply: 'Hello yourself.',
      next: [],
    },
    {
      id: 'hours',
      intent: 'contact',
      asks: ['hours|open'],
      reply: 'Open from six.',
      next: [{ kind: 'link', label: 'Hours', href: '/hours' }],
    },
    { id: 'order', intent: 'booking', asks: ['order|reserve'], reply: 'Order by phone.', next: [person] },
    {
      id: 'complaint',
      intent: 'support',
      asks: ['stale bread', 'angry'],
      reply: 'Sorry.',
      next: [person],
      isStory: true,
    },
  ],
  gaps: [{ asks: ['recipe'], reply: 'We don’t publish our recipes.', next: [person] }],
  keywords: {
    greeting: { words: ['hello'], topic: 'hello' },
    service: { words: ['bake'], topic: 'order' },
    pricing: { words: ['price|cost|how_much'], topic: 'prices' },
    contact: { words: ['doors'], topic: 'hours' },
    booking: { words: ['basket'], topic: 'order' },
    support: { words: ['crumbs'], topic: 'complaint' },
    about: { words: ['bakers'], topic: 'hello' },
  },
  services: [
    {
      id: 'classes',
      title: 'Baking classes',
      asks: ['class|course'],
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
  serviceOfPage: { '/catering': 'catering' },
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
    asksWeeks: ['how_long'],
    compares: ['difference'],
    rules: {
      baseCost: { training: 200, onboarding: 400 },
      teamSizeTenths: { individual: 6, small: 10, large: 25 },
      durationTenths: { medium: 10 },
      supportCost: { standard: 50, premium: 90 },
      customizationTenths: { medium: 10 },
      addOnCost: {},
      baseWeeks: { training: 2, onboarding: 1 },
      weeksTenths: {},
      recommended: { training: { always: '', extras: [] }, onboarding: { always: '', extras: [] } },
    } as unknown as PricingRules,
    baseFor: 'a group of ten',
    weeksQuestion: 'How long does baking take?',
    conditions: 'Other choices change it.',
    next: [{ kind: 'link', label: 'Prices', href: '/prices' }],
  },
  offTopic: ['weather'],
  languages: [{ code: 'de', words: 'brot gibt es wie viel', reply: 'Bitte [schreiben Sie](/contact).' }],
};

export const bakeryUnits: UnitFile = {
  passages: [
    {
      page: 'Questions',
      heading: 'Is the flour organic?',
      href: '/faq#flour',
      text: 'No. The flour comes from two mills in the valley.',
      kind: 'question',
      alsoAsked: ['how do you mill the flour'],
    },
    {
      page: 'Delivery',
      heading: 'How bread reaches you',
      href: '/delivery#bread',
      text: 'A bicycle courier brings bread before seven.\nDelivery to the island takes two days.',
    },
    {
      page: 'Baking classes',
      heading: 'Baking classes',
      href: '/classes',
      text: 'You knead at our own tables.\nA class lasts three hours.',
    },
    {
      page: 'Baking classes',
      heading: 'What classes need',
      href: '/classes#need',
      text: 'Bring an apron to the class and no shoes with heels.',
    },
    {
      page: 'Catering',
      heading: 'Catering for offices',
      href: '/catering',
      text: 'Catering takes two bakers and a van.\nA platter of rolls costs {usd:35}.',
    },
  ],
};
