import type { Model } from './classifier';
import type { Lexicon, Vocabulary } from './features';

/** What a message can be about. A message about none of these gets the reply for what is not understood. */
export const intents = ['greeting', 'service', 'pricing', 'contact', 'booking', 'support', 'about'] as const;
export type Intent = (typeof intents)[number];

/** The label of messages that are about none of our intents. */
export const OUT_OF_SCOPE = 'outOfScope';

/** A suggestion below a reply: a page, a question to ask next, or the way to a person. */
export type ChatStep =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'ask'; label: string }
  | { kind: 'person'; label: string };

/** One thing that can be asked and its reply. `{usd:7500}` in a reply stands for a price. */
export type ChatTopic = {
  id: string;
  intent: Intent;
  keywords: readonly string[];
  reply: string;
  /** The reply when the message names an entity: {named} stands for the entity's text that `uses` selects. */
  named?: string;
  uses?: 'about' | 'price' | 'duration';
  next: readonly ChatStep[];
};

/** A service, industry or audience that a message may name; its texts replace or complete a topic's reply. */
export type ChatEntity = {
  id: string;
  kind: 'service' | 'industry' | 'audience';
  /** The lexicon's concept whose words name it, besides its own title. */
  concept?: string;
  title: string;
  about: string;
  price?: string;
  duration?: string;
  next: readonly ChatStep[];
};

/** Messages whose meaning is known: those of each topic, and those that are out of scope. */
export type TrainingExamples = {
  topics: readonly { id: string; intent: Intent; examples: readonly string[] }[];
  outOfScope: readonly string[];
};

/** What training produces: the vocabulary of the examples, a model of the intents, and one of the topics of each. */
export type TrainedModels = {
  vocabulary: Vocabulary;
  intents: Model;
  topics: Readonly<Record<string, Model>>;
};

/** What the assistant says and the words it knows, from content. */
export type ChatContent = {
  greeting: string;
  unknown: string;
  cleared: string;
  handedOver: string;
  personLabel: string;
  quickReplies: readonly string[];
  topics: readonly ChatTopic[];
  entities: readonly ChatEntity[];
  lexicon: Lexicon;
};

/** All that the assistant needs to answer; computed when the site is built, loaded when the chat is first used. */
export type ChatData = ChatContent & { models: TrainedModels };
