import type { ChatContent } from '@/lib/chat/types';
import type { PassageFile } from '@/lib/search/passage';

const person = { kind: 'person', label: 'A person' } as const;

/** A small assistant of a bakery, so that tests of the code do not depend on the site's content. */
export const bakery: ChatContent = {
  greeting: 'Welcome.',
  unknown: 'I did not get that.',
  guesses: 'Did you mean one of these?',
  cleared: 'Cleared.',
  handedOver: 'Handed over.',
  personLabel: 'A person',
  failed: 'The pages did not load.',
  retry: 'Try again',
  noAnswer: 'No answer to “{question}”.',
  third: 'Next: “{question}”?',
  unclear: 'No clear answer.',
  unclearAbout: 'Nothing about “{word}”.',
  closest: 'The closest I found:',
  askPerson: 'Ask a person.',
  also: 'Or this:',
  source: 'From',
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
    { id: 'complaint', intent: 'support', asks: ['stale bread', 'angry'], reply: 'Sorry.', next: [person] },
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
      base: 200,
      weeks: 2,
      teams: [
        { upTo: 1, measure: 'one person', usd: 170 },
        { upTo: 10, measure: '2-10 people', usd: 250 },
        { upTo: null, measure: '11+ people', usd: 550 },
      ],
      alternative: 'Lessons for one cost {usd:90}.',
      alternativeForOne: 'That is a seat in a class.',
    },
    {
      id: 'catering',
      title: 'Catering',
      asks: ['catering'],
      href: '/catering',
      base: 400,
      weeks: 1,
      teams: [{ upTo: null, measure: 'any number', usd: 450 }],
    },
  ],
  subjects: [{ id: 'weddings', title: 'Weddings', asks: ['wedding'], href: '/weddings' }],
  prices: {
    all: 'Base prices: {usd:200} and {usd:400}.',
    baseFor: 'a group of ten',
    support: 50,
    conditions: 'Other choices change it.',
    next: [{ kind: 'link', label: 'Prices', href: '/prices' }],
  },
  offTopic: ['weather'],
  languages: [{ code: 'de', words: 'brot gibt es wie viel', reply: 'Bitte [schreiben Sie](/contact).' }],
};

export const bakeryPassages: PassageFile = {
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
  synonyms: [],
};
