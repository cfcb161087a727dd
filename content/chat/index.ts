import { z } from 'zod';
import type { ChatContent, ChatStep } from '@/lib/chat/types';
import { checkEntry, contentError } from '@/lib/content-check/check';
import { convertedNote } from '@/lib/currency/converted-note';
import { openingHours } from '@/lib/format/time-zones';
import { company } from '../company/company';
import { pricing } from '../pricing/pricing-rules';
import { chatGap, chatLanguage, chatTopic } from '../schemas/chat';
import { choices } from './choices';
import { gaps } from './gaps';
import { languages } from './languages';
import { chatServices, serviceOfPage, teamSizes } from './services';
import { stepLinks, stepQuestions } from './steps';
import { topics } from './topics';

const personLabel = 'Talk to a person';

type StepInput = z.output<typeof chatTopic>['next'][number];

function stepOf(step: StepInput, file: string, entry: string): ChatStep {
  if ('person' in step) return { kind: 'person', label: personLabel };
  const missing = (name: string): never =>
    contentError(
      { file, entry, field: 'next' },
      `'${name}' is not a next step.`,
      'The steps are listed in content/chat/steps.ts.',
    );
  if ('ask' in step) return { kind: 'ask', label: stepQuestions[step.ask] ?? missing(step.ask) };
  return { kind: 'link', ...(stepLinks[step.link] ?? missing(step.link)) };
}

const TOPICS = 'content/chat/topics.ts';
const GAPS = 'content/chat/gaps.ts';
const askPerson = `Choose “${personLabel}” and we’ll reply within ${company.responseTime}.`;
const conditions = `Timeline, customization and add-ons change the price; the pricing calculator gives yours. ${convertedNote}`;

const asksPrice = [
  'base|total|final|starting price|cost',
  'total|altogether|in_total|all_in',
  'how_much|price|prices|pricing|cost|costs|fee|fees|charge|budget|expensive|cheap|cheaper|cheapest|pay|afford|quote|rates|damage',
  'price|prices|cost|costs|charge|pay|how_much service|services|project|projects',
  'cheaper|cheapest|lowest|price|pricing thing|sell|option|options|service|package|list|info|information|details',
];

/** What the assistant says by itself. app/assistant.json serves it to the browser. */
export const chatContent: ChatContent = {
  greeting: `Hello. I’m the ${company.name} assistant. Ask me about our services, prices, hours or how to book a consultation.`,
  unknown:
    "I'm not sure I fully understand. Could you please provide more details about what you're looking for? Or you can ask about our services, pricing, or how to contact us.",
  which: 'Which of these do you mean?',
  cleared: 'Conversation cleared.',
  handedOver: 'This conversation is now in the contact form.',
  personLabel,
  failed:
    'I couldn’t load the pages that I answer from. Check your connection and try again, or ask a person.',
  retry: 'Try again',
  noAnswer: `I found no answer to “{question}” on our site. ${askPerson}`,
  third: 'You also asked: “{question}” Shall I answer that next?',
  source: 'From',
  opening: {
    ...openingHours(company.hours.site),
    yes: 'Yes, we are open now.',
    no: 'No, we are closed now.',
  },
  quickReplies: [
    'What services do you offer?',
    'How much do your services cost?',
    'How can I contact your team?',
    'Do you offer custom AI solutions?',
  ],
  topics: checkEntry(z.array(chatTopic), TOPICS, topics).map((topic) => ({
    ...topic,
    next: topic.next.map((step) => stepOf(step, TOPICS, topic.id)),
  })),
  gaps: checkEntry(z.array(chatGap), GAPS, gaps).map(({ asks, subject, published, link }) => ({
    asks,
    reply: [`Our site doesn’t cover ${subject}.`, published, askPerson].filter(Boolean).join(' '),
    next: [{ person: true as const }, { link }].map((step) => stepOf(step, GAPS, subject)),
  })),
  keywords: {
    greeting: { words: ['hello|hi|hey|thanks'], topic: 'hello' },
    pricing: {
      words: asksPrice,
      topic: 'prices',
    },
    booking: { words: ['book|schedule|appointment|consultation|meeting|reserve'], topic: 'book' },
    support: { words: ['support|bug|broken|error|not_working|crash|maintenance'], topic: 'support' },
    contact: { words: ['contact|phone|email|call|office|hours|address'], topic: 'contact' },
    about: { words: ['company|founded|mission|team|experience|clients'], topic: 'about' },
    service: { words: ['service|services|offer|solution|solutions|ai|help'], topic: 'services' },
  },
  services: chatServices,
  serviceOfPage,
  choices,
  teamSizes,
  prices: {
    asksPrice,
    notPrice: [
      'included|includes|include|in_that_price|in_the_price|what_do_we_get|get_for_that|binding|final',
      'by_how_much|in_charge|pay_off|pays_off|pay_for_itself|how_much_time|how_much_faster|how_much_quicker|how_much_longer|how_much_data',
      'how_much_experience|how_much_more|how_much_less|how_much_better|how_much_work|how_much_of|how_much_did|how_much_warning|how_much_shorter|how_much_does_it_save|how_much_help|how_much_notice',
    ],
    asksWeeks: ['how_long|how_many_weeks|how_many_months|duration|how_soon', 'how_long take|takes|weeks'],
    compares: ['difference|differ|compare|comparison|vs|versus|better|or|between'],
    rules: pricing,
    baseFor: 'a team of 2-10',
    weeksQuestion: 'How long does an AI project take?',
    conditions,
    next: [stepOf({ link: 'calculator' }, TOPICS, 'prices'), stepOf({ link: 'quote' }, TOPICS, 'prices')],
  },
  offTopic: [
    'weather|rain|snow|temperature today|tomorrow|tonight|outside|weekend|will_it|like|forecast_for',
    'write|tell|sing|give|make|recite poem|joke|song|riddle|haiku|limerick|rap|lyrics',
    'ignore|forget|disregard|print|show|reveal|repeat instructions|system_prompt|your_prompt|your_rules',
    'translate|recipe|horoscope|football|lottery|my_homework|movie|film|pizza|restaurant|taxi|girlfriend|boyfriend',
    'bitcoin price|worth|today|buy',
    'what_do_you_think_about|what_do_you_think_of|your_opinion',
    'your favorite|favourite|hobby|birthday|age',
    'you like|love|hate|married|dream|feelings|god',
    'what_is|whats|calculate times|plus|minus|divided',
    'capital_of|president_of|prime_minister|how_tall|who_painted|who_won|meaning_of_life',
  ],
  languages: checkEntry(z.array(chatLanguage), 'content/chat/languages.ts', languages),
};
