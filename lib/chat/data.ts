import type { Model } from './classifier';
import type { Lexicon, Vocabulary } from './features';

/** What the assistant can hear in a message (CHAT-12); 'unknown' is none of them. */
export const intents = ['greeting', 'service', 'pricing', 'contact', 'booking', 'support', 'about'] as const;
export type Intent = (typeof intents)[number];

/** The label of messages that are none of our subjects. */
export const NONE = 'none';

/** A suggestion below a reply: a page, a question to ask next, or the way to a person. */
export type ChatStep =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'ask'; label: string }
  | { kind: 'person'; label: string };

/** One thing that can be asked and what is answered. `{usd:7500}` in an answer stands for a price. */
export type ChatTopic = {
  id: string;
  intent: Intent;
  keywords: readonly string[];
  reply: string;
  /** The answer when the message names an entity: {named} stands for what `uses` says of it. */
  named?: string;
  uses?: 'about' | 'price' | 'duration';
  next: readonly ChatStep[];
};

/** A thing of ours that a message may name; its texts replace or complete a topic's reply. */
export type ChatEntity = {
  id: string;
  kind: 'service' | 'industry' | 'audience';
  /** A line of the lexicon whose words name it, besides its own title. */
  concept?: string;
  title: string;
  about: string;
  price?: string;
  duration?: string;
  next: readonly ChatStep[];
};

export type ChatLanguage = Lexicon;

/** What the examples taught: which words they use, how to tell intents apart, and topics within each. */
export type Learned = { vocabulary: Vocabulary; intents: Model; topics: Readonly<Record<string, Model>> };

/** All that the assistant knows, computed from content when the site is built and loaded on first intent. */
export type ChatData = {
  greeting: string;
  unknown: string;
  cleared: string;
  handedOver: string;
  personLabel: string;
  quickReplies: readonly string[];
  topics: readonly ChatTopic[];
  entities: readonly ChatEntity[];
  language: ChatLanguage;
  learned: Learned;
};
