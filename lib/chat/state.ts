import type { Currency } from '../currency/format';
import type { PricingParameters } from '../pricing-calculator/parameters';
import type { Word } from '../search/words';
import { peopleIn } from './people';
import { createPhraseMatcher, type Matcher } from './phrases';
import type { ChatContent, ChatService, Intent } from './types';

/** What was said in a conversation: whatever a message names replaces what was there. */
export type Said = {
  intent?: Intent;
  service?: ChatService;
  people?: number;
  choices: Partial<PricingParameters>;
  currency?: Currency;
  /** The question that a message which only changes one of these asks again. */
  ask?: 'price' | 'weeks';
  /** Paths of the pages that the last replies were about. */
  pages: readonly string[];
  /** The last question that a unit answered. */
  question: string;
};

export const nothingSaid: Said = { choices: {}, pages: [], question: '' };

/** What a message names, and the places of the words that name it. */
export type Named = {
  services: ChatService[];
  people?: number;
  choices: Partial<PricingParameters>;
  currency?: Currency;
  places: ReadonlySet<number>;
  /** Whether it names a number of people, a choice of the calculator or a currency. */
  changes: boolean;
};

/** Creates the function that reads what a message names. */
export function createNameReader(content: ChatContent, isKnown: (word: string) => boolean) {
  const withMatcher = <Item extends { asks: readonly string[] }>(items: readonly Item[]) =>
    items.map((item) => ({ item, match: createPhraseMatcher(item.asks, isKnown) }));
  const services = withMatcher(content.services);
  const choices = withMatcher(content.choices);

  return (words: readonly Word[]): Named => {
    const places = new Set<number>();
    const found = <Item>(items: readonly { item: Item; match: Matcher }[]): Item[] =>
      items.flatMap(({ item, match }) => {
        const own = match(words);
        for (const place of own ?? []) places.add(place);
        return own ? [item] : [];
      });
    const chosen = found(choices);
    const isTaken = new Set(places);
    const people = peopleIn(words);
    for (const place of people?.places ?? []) places.add(place);
    const own = services.flatMap(({ item, match }) => {
      const at = match(words);
      // 'With training' is an add-on and not the service.
      if (!at || [...at].every((place) => isTaken.has(place))) return [];
      for (const place of at) places.add(place);
      return [item];
    });
    const sets = chosen.flatMap((choice) => ('set' in choice ? [choice.set] : []));
    const currency = chosen.flatMap((choice) => ('currency' in choice ? [choice.currency] : []))[0];
    return {
      services: own,
      ...(people && { people: people.people }),
      choices: Object.assign({}, ...sets) as Partial<PricingParameters>,
      ...(currency && { currency }),
      places,
      changes: people !== null || chosen.length > 0,
    };
  };
}

/** The state after a message. */
export const afterNaming = (said: Said, { services, people, choices, currency }: Named): Said => ({
  ...said,
  ...(services.length === 1 && { service: services[0] }),
  ...(people !== undefined && { people }),
  choices: { ...said.choices, ...choices },
  ...(currency && { currency }),
});
