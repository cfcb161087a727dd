import type { Currency } from '../currency/format';
import type { PricingParameters } from '../pricing-calculator/parameters';
import type { Word } from '../search/words';
import { peopleIn } from './people';
import type { ChatContent, ChatService, Intent } from './types';
import { createPhraseMatcher } from './ways';

/** What a conversation has named so far, and what its last reply was about. */
export type ConversationContext = {
  intent?: Intent;
  service?: ChatService;
  /** How many people will use it, and how many the company has; the first counts for prices. */
  users?: number;
  companySize?: number;
  choices: Partial<PricingParameters>;
  currency?: Currency;
  /** The question that a message which only changes one of these asks again. */
  ask?: 'price' | 'weeks';
  /** What the last reply was about, which a follow-up leaves out. */
  subject: string;
  /** The last reply. */
  reply: string;
};

export const emptyContext: ConversationContext = { choices: {}, subject: '', reply: '' };

/** What a message names. */
export type Entities = ReturnType<ReturnType<typeof createEntityExtractor>>;

/** Creates the function that reads what a message names. */
export function createEntityExtractor(content: ChatContent) {
  const withMatcher = <Item extends { asks: readonly string[] }>(items: readonly Item[]) =>
    items.map((item) => ({ item, match: createPhraseMatcher(item.asks) }));
  const services = withMatcher(content.services);
  const choices = withMatcher(content.choices);

  return (words: readonly Word[]) => {
    const matching = <Item>(
      items: readonly { item: Item; match: (words: readonly Word[]) => ReadonlySet<number> | null }[],
    ) =>
      items.flatMap(({ item, match }) => {
        const places = match(words);
        return places ? [{ item, places: [...places] }] : [];
      });
    const chosen = matching(choices);
    const taken = new Set(chosen.flatMap(({ places }) => places));
    // 'With training' is an add-on and not the service.
    const named = matching(services).filter(({ places }) => !places.every((place) => taken.has(place)));
    const counts = peopleIn(words);
    const least = (ofCompany: boolean): number | undefined => {
      const numbers = counts.flatMap(({ people, isCompany }) => (isCompany === ofCompany ? [people] : []));
      return numbers.length > 0 ? Math.min(...numbers) : undefined;
    };
    return {
      services: named.map(({ item }) => item),
      users: least(false),
      companySize: least(true),
      choices: Object.assign(
        {},
        ...chosen.map(({ item }) => ('set' in item ? item.set : {})),
      ) as Partial<PricingParameters>,
      currency: chosen.flatMap(({ item }) => ('currency' in item ? [item.currency] : []))[0],
      /** Places of the words that name all this. */
      places: new Set([
        ...taken,
        ...counts.flatMap(({ places }) => places),
        ...named.flatMap(({ places }) => places),
      ]),
      /** Whether it names a number of people, a choice of the calculator or a currency. */
      changes: counts.length > 0 || chosen.length > 0,
    };
  };
}

/** The context after a message: whatever it names replaces what was there. */
export const mergeEntities = (
  context: ConversationContext,
  { services, users, companySize, choices, currency }: Entities,
): ConversationContext => ({
  ...context,
  ...(services.length === 1 && { service: services[0] }),
  ...(users !== undefined && { users }),
  ...(companySize !== undefined && { companySize }),
  choices: { ...context.choices, ...choices },
  ...(currency && { currency }),
});
