/** What a message can be about. A message about none of these gets the reply for what is not understood. */
export const intents = ['greeting', 'service', 'pricing', 'contact', 'booking', 'support', 'about'] as const;
export type Intent = (typeof intents)[number];

/** A suggestion below a reply: a page, a question to ask next, the same question once more, or the way to a person. */
export type ChatStep =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'ask' | 'retry' | 'person'; label: string };

/** The answer to one question: text as ChatTopic describes it, and what to do next. */
export type ChatAnswer = { content: string; next: readonly ChatStep[] };

/** A reply that no passage of the site can give, and the phrases that ask for it (see phrases.ts). */
type ChatTopic = {
  id: string;
  intent: Intent;
  asks: readonly string[];
  /** The answer. '{usd:7500}' is a price, '- ' begins an item of a list, and '[label](/path)' is a link. */
  reply: string;
  next: readonly ChatStep[];
};

/** A subject that the site says nothing about. The reply names it and leads to a person. */
type ChatGap = { asks: readonly string[]; reply: string; next: readonly ChatStep[] };

/** A service, industry or audience: the phrases that name it, and its page. */
export type ChatSubject = { id: string; title: string; asks: readonly string[]; href: string };

/** A service with what it costs for teams of each size, in whole US dollars. */
export type ChatService = ChatSubject & {
  base: number;
  weeks: number;
  /** Totals of the pricing calculator, by the most people that each team size holds; the last has no limit. */
  teams: readonly { upTo: number | null; measure: string; usd: number }[];
  /** The other product, which a reply with this service's prices also names. */
  alternative?: string;
  /** The same for a single person. */
  alternativeForOne?: string;
};

/** A language other than the site's: words that mark it, and what is said to those who write in it. */
export type ChatLanguage = { code: string; words: string; reply: string };

/** All that the assistant says by itself. Everything else it reads from the site's passages. */
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
  /** What is said where no passage surely answers; the second has the '{word}' that none of them has. */
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
  /** Words by which a message is heard as one of the intents when neither a topic nor a passage answers it. */
  keywords: Readonly<Record<Intent, { words: readonly string[]; topic: string }>>;
  services: readonly ChatService[];
  subjects: readonly ChatSubject[];
  /** `support` is what the usual support costs, in US dollars; `baseFor` the team that base prices are for. */
  prices: { all: string; support: number; baseFor: string; conditions: string; next: readonly ChatStep[] };
  /** What visitors type for fun. It is told as not understood, whatever passage has a word of it. */
  offTopic: readonly string[];
  languages: readonly ChatLanguage[];
};
