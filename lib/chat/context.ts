import type { Word } from '../search/words';
import { peopleIn } from './people';
import type { ChatContent, ChatService, Intent } from './types';
import { createPhraseMatcher } from './ways';

/** What a conversation has named so far, and what its last reply was about. */
export type ConversationContext = {
  intent?: Intent;
  service?: ChatService;
  /** How many people will use it, and how many the company has. */
  users?: number;
  companySize?: number;
  /** The question that a message which only changes one of these asks again. */
  ask?: 'price' | 'weeks';
  /** What the last reply was about, which a follow-up leaves out. */
  subject: string;
  /** The last reply. */
  reply: string;
};

export const emptyContext: ConversationContext = { subject: '', reply: '' };

/** What a message names, and the places of the words that name it. The least number of people counts. */
export type Entities = {
  services: readonly ChatService[];
  users?: number;
  companySize?: number;
  places: ReadonlySet<number>;
};

/** Creates the function that reads what a message names. */
export function createEntityExtractor(content: ChatContent) {
  const matchers = content.services.map((service) => ({ service, match: createPhraseMatcher(service.asks) }));
  return (words: readonly Word[]): Entities => {
    const services = matchers.flatMap(({ service, match }) => {
      const places = match(words);
      return places ? [{ service, places: [...places] }] : [];
    });
    const counts = peopleIn(words);
    const sizes = (ofCompany: boolean) =>
      counts.flatMap(({ people, isCompany }) => (isCompany === ofCompany ? people : []));
    const [users, companies] = [sizes(false), sizes(true)];
    return {
      services: services.map(({ service }) => service),
      ...(users.length > 0 && { users: Math.min(...users) }),
      ...(companies.length > 0 && { companySize: Math.min(...companies) }),
      places: new Set([...services, ...counts].flatMap(({ places }) => places)),
    };
  };
}

/** The context after a message: whatever it names replaces what was there. */
export const mergeEntities = (
  context: ConversationContext,
  { services: [service, ...others], users, companySize }: Entities,
): ConversationContext => ({
  ...context,
  ...(service && others.length === 0 && { service }),
  ...(users !== undefined && { users }),
  ...(companySize !== undefined && { companySize }),
});
