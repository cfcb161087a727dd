import type { SupportLevel } from '../pricing-calculator/parameters';
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
  /** The level of support, unless it is by email. */
  support?: SupportLevel;
  /** The question that a message which only changes one of these asks again. */
  ask?: 'price' | 'weeks' | undefined;
  /** What the last reply was about, which a follow-up leaves out. */
  subject: string;
  /** Path of the article, guide, video or case study that the last reply named. */
  text?: string | undefined;
  /** The last reply. */
  reply: string;
};

export const emptyContext: ConversationContext = { subject: '', reply: '' };

/** What a message names, and the places of the words that name it. Of several numbers of people, the smallest counts. */
export type MessageEntities = {
  services: readonly ChatService[];
  users?: number;
  companySize?: number;
  support?: SupportLevel;
  places: ReadonlySet<number>;
};

/** Words beside 'support' that say which level is meant. */
const SUPPORT: Readonly<Record<string, SupportLevel>> = {
  basic: 'basic',
  email: 'basic',
  without: 'basic',
  no: 'basic',
  standard: 'standard',
  premium: 'premium',
};

/** Creates the function that reads what a message names. */
export function createEntityExtractor(content: ChatContent) {
  const matchers = content.services.map((service) => ({ service, match: createPhraseMatcher(service.asks) }));
  return (words: readonly Word[]): MessageEntities => {
    const services = matchers.flatMap(({ service, match }) => {
      const places = match(words);
      return places ? [{ service, places: [...places] }] : [];
    });
    const counts = peopleIn(words);
    const sizes = (ofCompany: boolean) =>
      counts.flatMap(({ people, isCompany }) => (isCompany === ofCompany ? people : []));
    const [users, companies] = [sizes(false), sizes(true)];
    const support = words.findIndex(({ text }, at) => text in SUPPORT && words[at + 1]?.text === 'support');
    return {
      services: services.map(({ service }) => service),
      ...(users.length > 0 && { users: Math.min(...users) }),
      ...(companies.length > 0 && { companySize: Math.min(...companies) }),
      ...(support >= 0 && { support: SUPPORT[words[support]?.text ?? ''] }),
      places: new Set([
        ...[...services, ...counts].flatMap(({ places }) => places),
        ...(support >= 0 ? [support, support + 1] : []),
      ]),
    };
  };
}

/** The context after a message: whatever it names replaces what was there. */
export const mergeEntities = (
  context: ConversationContext,
  { services: [service, ...others], users, companySize, support }: MessageEntities,
): ConversationContext => ({
  ...context,
  ...(service && others.length === 0 && { service }),
  ...(users !== undefined && { users }),
  ...(companySize !== undefined && { companySize }),
  ...(support && { support }),
});
