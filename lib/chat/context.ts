import type { Currency } from '../currency/format';
import type { PricingParameters } from '../pricing-calculator/parameters';
import type { Word } from '../search/words';
import { peopleIn } from './people';
import { createPhraseMatcher } from './phrases';
import type { ChatContent, ChatService, Intent } from './types';

/** What was said in a conversation: whatever a message names replaces what was there. */
export type ConversationContext = {
  intent?: Intent;
  service?: ChatService;
  people?: number;
  choices: Partial<PricingParameters>;
  currency?: Currency;
  /** The question that a message which only changes one of these asks again. */
  ask?: 'price' | 'weeks';
  /** Paths of the pages that the last replies were about. */
  pages: readonly string[];
  /** The last question that a passage answered. */
  question: string;
};

export const emptyContext: ConversationContext = { choices: {}, pages: [], question: '' };

/** What a message names. */
export type Entities = ReturnType<ReturnType<typeof createEntityExtractor>>;

/** Creates the function that reads what a message names. */
export function createEntityExtractor(content: ChatContent, isKnown: (word: string) => boolean) {
  const withMatcher = <Item extends { asks: readonly string[] }>(items: readonly Item[]) =>
    items.map((item) => ({ item, match: createPhraseMatcher(item.asks, isKnown) }));
  const services = withMatcher(content.services);
  const choices = withMatcher(content.choices);

  return (words: readonly Word[]) => {
    const chosen = choices.flatMap(({ item, match }) => {
      const at = match(words);
      return at ? [{ item, at }] : [];
    });
    const isTaken = new Set(chosen.flatMap(({ at }) => [...at]));
    const people = peopleIn(words);
    const entities = services.flatMap(({ item, match }) => {
      const at = match(words);
      // 'With training' is an add-on and not the service.
      return at && ![...at].every((place) => isTaken.has(place)) ? [{ item, at }] : [];
    });
    const sets = chosen.flatMap(({ item }) => ('set' in item ? [item.set] : []));
    return {
      services: entities.map(({ item }) => item),
      people: people?.people,
      choices: Object.assign({}, ...sets) as Partial<PricingParameters>,
      currency: chosen.flatMap(({ item }) => ('currency' in item ? [item.currency] : []))[0],
      /** Places of the words that name all this. */
      places: new Set([...isTaken, ...(people?.places ?? []), ...entities.flatMap(({ at }) => [...at])]),
      /** Whether it names a number of people, a choice of the calculator or a currency. */
      changes: people !== null || chosen.length > 0,
    };
  };
}

/** The state after a message. */
export const mergeEntities = (
  context: ConversationContext,
  { services, people, choices, currency }: Entities,
): ConversationContext => ({
  ...context,
  ...(services.length === 1 && { service: services[0] }),
  ...(people !== undefined && { people }),
  choices: { ...context.choices, ...choices },
  ...(currency && { currency }),
});
