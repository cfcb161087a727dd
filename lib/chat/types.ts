import type { Currency } from '../currency/format';
import type { OpeningHours } from '../format/opening-hours';
import type { PricingRules } from '../pricing-calculator/estimate';
import type { PricingParameters, ServiceType, TeamSize } from '../pricing-calculator/parameters';

/** What a message can be about. Without a match, the reply is that it was not understood. */
export const intents = ['greeting', 'service', 'pricing', 'contact', 'booking', 'support', 'about'] as const;
export type Intent = (typeof intents)[number];

/** A suggestion below a reply: a page, a follow-up question, a retry, or a person. */
export type ChatStep =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'ask' | 'retry' | 'person'; label: string };

/** The answer to one question, in the format of ChatTopic, and what to do next. */
export type ChatAnswer = { content: string; next: readonly ChatStep[] };

/** A reply that is on no page, and the phrases that ask for it (see phrases.ts). */
type ChatTopic = {
  id: string;
  intent: Intent;
  asks: readonly string[];
  /** The answer. '{open}' says whether we are open now, '{usd:7500}' is a price, '- ' begins a list item, and '[label](/path)' is a link. */
  reply: string;
  next: readonly ChatStep[];
  /** Whether it answers a story of many words, such as a complaint, of which its phrases are a part. */
  isStory?: boolean;
  /** The service that the reply names, for later questions. */
  service?: string;
};

/** A subject that the site does not cover. The reply names it and offers a person. */
type ChatGap = { asks: readonly string[]; reply: string; next: readonly ChatStep[] };

/** A service: the phrases that name it, its page, and how the pricing calculator knows it. */
export type ChatService = {
  id: string;
  title: string;
  asks: readonly string[];
  href: string;
  description: string;
  type: ServiceType;
  /** The alternative offer, which a reply with this service's prices also names. */
  alternative?: string;
  /** For a single person. */
  alternativeForOne?: string;
};

/** A choice of the pricing calculator or a currency, as visitors name it. `label` follows 'with'. */
export type ChatChoice = { asks: readonly string[]; label: string } & (
  | { set: Partial<PricingParameters> }
  | { currency: Currency }
);

/** A foreign language: words that identify it, and the reply to visitors who use it. */
export type ChatLanguage = { code: string; words: string; reply: string };

/** The assistant's own texts. Everything else is quoted from the site's units. */
export type ChatContent = {
  greeting: string;
  unknown: string;
  /** Before up to three titles that a message may mean. */
  which: string;
  cleared: string;
  handedOver: string;
  personLabel: string;
  failed: string;
  retry: string;
  noAnswer: string;
  third: string;
  source: string;
  opening: OpeningHours & { yes: string; no: string };
  quickReplies: readonly string[];
  topics: readonly ChatTopic[];
  gaps: readonly ChatGap[];
  /** Keywords for an intent, when neither a topic nor a unit answers. */
  keywords: Readonly<Record<Intent, { words: readonly string[]; topic: string }>>;
  services: readonly ChatService[];
  /** The service that a page is about, by path. */
  serviceOfPage: Readonly<Record<string, string>>;
  choices: readonly ChatChoice[];
  /** Team sizes by the largest number of people; the last has no limit. */
  teamSizes: readonly { id: TeamSize; upTo: number | null; measure: string }[];
  /** Texts of price replies; `asksPrice` and `asksWeeks` are phrases. */
  prices: {
    asksPrice: readonly string[];
    notPrice: readonly string[];
    asksWeeks: readonly string[];
    compares: readonly string[];
    rules: PricingRules;
    baseFor: string;
    /** The question of the FAQ that answers 'How long?' when no service was named. */
    weeksQuestion: string;
    conditions: string;
    next: readonly ChatStep[];
  };
  /** Messages for fun. The reply is that they were not understood, whatever units match. */
  offTopic: readonly string[];
  languages: readonly ChatLanguage[];
};
