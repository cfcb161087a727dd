import type { OpeningHours } from '../format/opening-hours';
import type { ServiceType } from '../pricing-calculator/parameters';
import type { PricingRules } from '../pricing-calculator/rules';
import type { Entities } from './entities';

/** What a message can be about. Without a match, the reply is that it was not understood. */
export const intents = ['greeting', 'service', 'pricing', 'contact', 'booking', 'support', 'about'] as const;
export type Intent = (typeof intents)[number];

/** What the calculator's rules answer: prices, weeks, what fits a budget, and what a service is. */
export const ruleQuestions = ['price', 'weeks', 'budget', 'description'] as const;
export type RuleQuestion = (typeof ruleQuestions)[number];

/** What a conversation is about after a message. It is stored with the reply, so all of it is plain data. */
export type ConversationContext = Partial<Pick<Entities, 'users' | 'support' | 'amount'>> & {
  intent?: Intent | undefined;
  /** Id of the service. */
  service?: string | undefined;
  /** The question that the last reply answered. */
  answer?: string | undefined;
  /** The rule that gave it, which a message that only changes a number asks again. */
  rule?: RuleQuestion | undefined;
  /** Path of the page that it was given on. */
  page?: string | undefined;
};

/** A suggestion below a reply: a page, a follow-up question, a retry, or a person. */
export type ChatStep =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'ask' | 'retry' | 'person'; label: string };

/** A page that may have an answer, with its first sentence, or all of a likely answer. */
export type ChatResult = { title: string; href: string; text: string };

/**
 * A reply, and what to do next. In its text, '- ' begins a list item, '{usd:7500}' is a price, and '[label](/path)' a
 * link. `lang` is its language unless that is English.
 */
export type ChatReply = {
  content: string;
  next: readonly ChatStep[];
  results?: readonly ChatResult[];
  lang?: string;
};

/** A question, what people type when they ask it, and the answer that was written for it. */
export type WrittenAnswer = {
  /** For a subject that the site does not cover, 'not covered: ' and the subject. */
  question: string;
  utterances: readonly string[];
  /** '{open}' says whether we are open now, '{about}' is the lead of the page; other names in braces are its facts. */
  reply: string;
  /** Names of steps. */
  next: readonly string[];
  intent?: Intent | undefined;
  /** Id of the service that the reply is about, for later questions. */
  service?: string | undefined;
  /** Path of the page that has it. */
  page?: string | undefined;
  /** Name of that page, where it has the answer below the question. */
  source?: string | undefined;
  /** The rule that replies instead. */
  rule?: RuleQuestion | undefined;
};

/** A service: what visitors call it, its page, and how the pricing calculator knows it. */
export type ChatService = {
  id: string;
  title: string;
  names: readonly string[];
  href: string;
  description: string;
  type: ServiceType;
  /** The alternative offer, which a reply with this service's prices also names. */
  alternative?: string;
  /** For a single person. */
  alternativeForOne?: string;
};

/** A foreign language: words or letters that identify it, and the reply to visitors who use it. */
export type ChatLanguage = {
  code: string;
  /** Words of that language which are no English words, without accents. */
  words?: string;
  /** The Unicode script that only this language has. */
  script?: 'Cyrillic' | 'Hiragana' | 'Han';
  reply: string;
};

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** What the chat says in every conversation. */
export type ChatTexts = {
  greeting: string;
  quickReplies: readonly string[];
  unknown: string;
  /** Above up to three results. */
  results: { lead: string; heading: string };
  /** Before a reply that is the one before once more. */
  repeated: string;
  source: string;
  cleared: string;
  handedOver: string;
  personLabel: string;
  /** Where what it answers from did not load. */
  failed: string;
  retry: string;
};

/** What the chat knows and says. */
export type ChatContent = ChatTexts & {
  opening: OpeningHours & { yes: string; no: string };
  /** What replies may suggest, by name. */
  steps: Readonly<Record<string, ChatStep>>;
  answers: readonly WrittenAnswer[];
  services: readonly ChatService[];
  /** What the chat knows of a page, by path: its facts, the service and the number of people that it is about. */
  pages: Readonly<Record<string, { service?: string; users?: number; facts?: Texts<string> }>>;
  /** Texts of price replies; `within` and `above` are for one service, `allWithin` and `noneWithin` for several. */
  prices: Texts<
    | 'baseFor'
    | 'basicSupport'
    | 'within'
    | 'above'
    | 'allWithin'
    | 'noneWithin'
    | 'otherCurrency'
    | 'conditions'
  > & { rules: PricingRules; next: readonly string[] };
  languages: readonly ChatLanguage[];
};
