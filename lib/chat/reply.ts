import { type Classification, createMessageClassifier } from './classify';
import { tokenize } from './tokenize';
import type { ChatData, ChatEntity, ChatStep, ChatTopic, Intent } from './types';

/** What the assistant answers: text in which `{usd:7500}` stands for a price, and up to three next steps. */
export type Reply = { content: string; next: readonly ChatStep[] };

/** What a conversation is about, to preselect the contact form. */
type ConversationTopic = { intent?: Intent; service?: string };

export type Assistant = {
  /** @param earlier the visitor's messages before this one, oldest first. */
  replyTo: (message: string, earlier?: readonly string[]) => Reply;
  topicOfConversation: (messages: readonly string[]) => ConversationTopic;
};

const MOST_STEPS = 3;
const MOST_NAMED = 3;
/** Words that refer to what an earlier message named. */
const PRONOUNS = ['it', 'its', 'that', 'this', 'they', 'them', 'one'];

/** Makes the assistant. It answers from content only, and says so when it has no answer. */
export function createAssistant(data: ChatData): Assistant {
  const classify = createMessageClassifier(data);
  const servicesOf = (found: Classification) => found.entities.filter((entity) => entity.kind === 'service');

  return {
    replyTo(message, earlier = []) {
      const { topics, entities } = classify(message);
      if (topics.length === 0) {
        return { content: data.unknown, next: [{ kind: 'person', label: data.personLabel }] };
      }
      const refersBack = tokenize(message).some((word) => PRONOUNS.includes(word));
      const before = refersBack ? servicesOf(classify(earlier.at(-1) ?? '')) : [];
      const parts = topics.map((topic) => answer(topic, entities, before));
      const steps = parts.flatMap((part) => part.next);
      return {
        content: [...new Set(parts.map((part) => part.content))].join('\n\n'),
        next: steps
          .filter((step, at) => steps.findIndex((other) => other.label === step.label) === at)
          .slice(0, MOST_STEPS),
      };
    },
    topicOfConversation(messages) {
      const understood = messages.map(classify).filter((found) => found.topics.length > 0);
      return {
        intent: understood.at(-1)?.topics[0]?.intent,
        service: understood.flatMap(servicesOf).at(-1)?.id,
      };
    },
  };
}

function answer(topic: ChatTopic, entities: readonly ChatEntity[], before: readonly ChatEntity[]): Reply {
  const { uses, named } = topic;
  if (!uses || !named) return { content: topic.reply, next: topic.next };
  const own = entities.filter((entity) => entity[uses]);
  const used = (own.length > 0 ? own : before.filter((entity) => entity[uses])).slice(0, MOST_NAMED);
  if (used.length === 0) return { content: topic.reply, next: topic.next };
  return {
    content: named.replace('{named}', used.map((entity) => entity[uses]).join('\n')),
    next: uses === 'about' ? used.flatMap((entity) => entity.next) : topic.next,
  };
}
