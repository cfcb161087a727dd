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
  /** The answer. '{usd:7500}' is a price, '- ' begins a list item, and '[label](/path)' is a link. */
  reply: string;
  next: readonly ChatStep[];
};

/** A subject that the site does not cover. The reply names it and offers a person. */
type ChatGap = { asks: readonly string[]; reply: string; next: readonly ChatStep[] };

/** A service, industry or audience: the phrases that name it, and its page. */
export type ChatSubject = { id: string; title: string; asks: readonly string[]; href: string };

/** A service and its prices by team size, in whole US dollars. */
export type ChatService = ChatSubject & {
  base: number;
  weeks: number;
  /** Totals of the pricing calculator by the largest number of people in each team size; the last has no limit. */
  teams: readonly { upTo: number | null; measure: string; usd: number }[];
  /** The alternative offer, which a reply with this service's prices also names. */
  alternative?: string;
  /** For a single person. */
  alternativeForOne?: string;
};

/** A foreign language: words that identify it, and the reply to visitors who use it. */
export type ChatLanguage = { code: string; words: string; reply: string };

/** The assistant's own texts. Everything else is quoted from the site's passages. */
export type ChatContent = {
  greeting: string;
  unknown: string;
  guesses: string;
  cleared: string;
  handedOver: string;
  personLabel: string;
  failed: string;
  retry: string;
  noAnswer: string;
  third: string;
  /** Replies without a certain passage; the second contains the '{word}' that no passage has. */
  unclear: string;
  unclearAbout: string;
  /** Before passages that may not be the answer. */
  closest: string;
  askPerson: string;
  /** Between two passages that may both be the answer. */
  also: string;
  source: string;
  quickReplies: readonly string[];
  topics: readonly ChatTopic[];
  gaps: readonly ChatGap[];
  /** Keywords for an intent, when neither a topic nor a passage answers. */
  keywords: Readonly<Record<Intent, { words: readonly string[]; topic: string }>>;
  services: readonly ChatService[];
  subjects: readonly ChatSubject[];
  /** `support` is the price of the usual support in US dollars; `baseFor` the team that base prices are for. */
  prices: { all: string; support: number; baseFor: string; conditions: string; next: readonly ChatStep[] };
  /** Messages for fun. The reply is that they were not understood, whatever passages match. */
  offTopic: readonly string[];
  languages: readonly ChatLanguage[];
};
