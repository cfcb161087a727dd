import type { ChatData, ChatEntity, ChatStep, ChatTopic, Intent } from './data';
import { createUnderstanding, type Understanding } from './understand';
import { wordsOf } from './words';

/** What the assistant answers: text in which `{usd:7500}` stands for a price, and up to three next steps. */
export type Reply = { content: string; next: readonly ChatStep[] };

/** What the conversation was about, for the contact form. */
export type Matter = { intent?: Intent; service?: string };

export type Assistant = {
  /** @param earlier the visitor's messages before this one, oldest first. */
  replyTo: (message: string, earlier?: readonly string[]) => Reply;
  matterOf: (messages: readonly string[]) => Matter;
};

const MOST_STEPS = 3;
const MOST_NAMED = 3;
/** Words that point back to what was named before. */
const POINTERS = ['it', 'its', 'that', 'this', 'they', 'them', 'one'];

/** Makes the assistant from what it knows. It answers from content only, and says so when it has no answer. */
export function createAssistant(data: ChatData): Assistant {
  const understand = createUnderstanding(data);
  const servicesOf = (found: Understanding) => found.entities.filter((entity) => entity.kind === 'service');

  return {
    replyTo(message, earlier = []) {
      const heard = understand(message);
      if (heard.topics.length === 0) {
        return { content: data.unknown, next: [{ kind: 'person', label: data.personLabel }] };
      }
      const pointsBack = wordsOf(message).some((word) => POINTERS.includes(word));
      const before = pointsBack ? servicesOf(understand(earlier.at(-1) ?? '')) : [];
      const parts = heard.topics.map((topic) => answer(topic, heard.entities, before));
      const steps = parts.flatMap((part) => part.next);
      return {
        content: [...new Set(parts.map((part) => part.content))].join('\n\n'),
        next: steps
          .filter((step, at) => steps.findIndex((other) => other.label === step.label) === at)
          .slice(0, MOST_STEPS),
      };
    },
    matterOf(messages) {
      const heard = messages.map(understand).filter((found) => found.topics.length > 0);
      return {
        intent: heard.at(-1)?.topics[0]?.intent,
        service: heard.flatMap(servicesOf).at(-1)?.id,
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
