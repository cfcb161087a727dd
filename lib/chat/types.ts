import type { OpeningHours } from '../format/opening-hours';
import type { ServiceType, TeamSize } from '../pricing-calculator/parameters';
import type { PricingRules } from '../pricing-calculator/rules';
import type { ChatLanguage } from './language-schema';

/** What a message can be about. Without a match, the reply is that it was not understood. */
export const intents = ['greeting', 'service', 'pricing', 'contact', 'booking', 'support', 'about'] as const;
export type Intent = (typeof intents)[number];

/** Kinds of pages about which the chat knows something. */
export const pageKinds = [
  'article',
  'case-study',
  'guide',
  'video',
  'tool',
  'service',
  'industry',
  'audience',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** A suggestion below a reply: a page, a follow-up question, a retry, or a person. */
export type ChatStep =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'ask' | 'retry' | 'person'; label: string };

/** A page that may have an answer, with a text of which a line shows, or all where it is a likely answer. */
export type ChatResult = { title: string; href: string; text: string; isLikely?: boolean };

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
  question: string;
  asks: readonly string[];
  /** '{open}' says whether we are open now; other names in braces stand for facts of the page, as in `pages`. */
  reply: string;
  /** Names of steps. */
  next: readonly string[];
  intent?: Intent | undefined;
  /** The service that the reply names, for later questions. */
  service?: string | undefined;
  /** The page that has it. */
  page?: string | undefined;
  /** The kind of page, or the path of the one page, in front of which the answer is right. */
  on?: string | undefined;
  /** Whether it answers any other question after a number in front of such a page. */
  hasFigures?: boolean | undefined;
};

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

/** What the chat's panel shows without a reply. */
export type ChatPanelTexts = {
  greeting: string;
  quickReplies: readonly string[];
  /** Above up to three results of the search. */
  results: { lead: string; heading: string };
  cleared: string;
  handedOver: string;
  personLabel: string;
  /** Where what it answers from did not load. */
  failed: string;
  retry: string;
};

/** What the chat says by itself. Besides it answers with the questions and answers of the pages. */
export type ChatContent = ChatPanelTexts & {
  companyName: string;
  unknown: string;
  /** Where the reply would be the one before once more. */
  repeated: string;
  /** '{answer}' is a sentence of the reply before. */
  repeatedAnswer: string;
  unknownAgain: string;
  noAnswer: string;
  third: string;
  source: string;
  opening: OpeningHours & { yes: string; no: string };
  /** What replies may suggest, by name. */
  steps: Readonly<Record<string, ChatStep>>;
  answers: readonly WrittenAnswer[];
  /** What the site does not cover: the reply names it and offers a person. */
  uncoveredSubjects: readonly WrittenAnswer[];
  /** Keywords of an intent, and the question of its reply. */
  keywords: Readonly<Record<Intent, { words: readonly string[]; question: string }>>;
  services: readonly ChatService[];
  /** What the chat knows of a page, by path: its kind and facts, the service and the number of people that it is about. */
  pages: Readonly<
    Record<
      string,
      { kind: PageKind; service?: string; users?: number; facts?: Readonly<Record<string, string>> }
    >
  >;
  /** Team sizes by the largest number of people; the last has no limit. */
  teamSizes: readonly { id: TeamSize; upTo: number | null; measure: string }[];
  /**
   * Texts of price replies. `asks` is what people type when they want one; others that begin with 'asks' or 'not', and
   * `compares`, are phrases.
   */
  prices: {
    asks: readonly string[];
    asksPrice: readonly string[];
    notPrice: readonly string[];
    asksWeeks: readonly string[];
    asksWhat: readonly string[];
    asksBudget: readonly string[];
    notBudget: readonly string[];
    asksChange: readonly string[];
    compares: readonly string[];
    rules: PricingRules;
    baseFor: string;
    basicSupport: string;
    sizeNote: string;
    /** What fits '{budget}', for one service and for several. */
    within: string;
    above: string;
    allWithin: string;
    noneWithin: string;
    conditions: string;
    next: readonly string[];
  };
  languages: readonly ChatLanguage[];
};
