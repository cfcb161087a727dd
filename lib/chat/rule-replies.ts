import type { Word } from '../search/words';
import type { ConversationContext, MessageEntities, RuleQuestion } from './context';
import { coversAll, createPhraseMatcher, isDistinctive } from './phrases';
import { createPrices } from './prices';
import type { ChatContent, ChatReply, ChatService } from './types';

/** A reply by the calculator's rules, and the context after it. */
export type RuleTurn = {
  reply: ChatReply;
  context: ConversationContext;
  /** Whether it is only right where no answer is: the message says more than the rules read. */
  isLast?: boolean;
};

/** 'Would that work with 12 people?' and 'Which course suits 12 people?' name people and ask for no price. */
const ASKS_ELSE = /^(which|who|why|works?|good|help|able|problem)$/;

/** Creates the function that answers with prices, weeks, what a budget buys or what services are, when a message asks that and nothing else. */
export function createRules(content: ChatContent) {
  const prices = createPrices(content);
  const asksPrice = createPhraseMatcher(content.prices.asksPrice);
  const notPrice = createPhraseMatcher(content.prices.notPrice);
  const asksWeeks = createPhraseMatcher(content.prices.asksWeeks);
  const asksWhat = createPhraseMatcher(content.prices.asksWhat);
  const asksBudget = createPhraseMatcher(content.prices.asksBudget);
  const notBudget = createPhraseMatcher(content.prices.notBudget);
  const asksChange = createPhraseMatcher(content.prices.asksChange);
  const compares = createPhraseMatcher(content.prices.compares);

  /**
   * @param named what the question names
   * @param message what it names with the sentences before it
   * @param earlier the context, with what the message names
   * @param ofPage the service that the page is about
   * @param isCertain whether the message is known to ask for such a reply, whatever else it says
   */
  return (
    words: readonly Word[],
    named: MessageEntities,
    message: MessageEntities,
    earlier: ConversationContext,
    ofPage: ChatService | undefined,
    isCertain = false,
  ): RuleTurn | null => {
    const { services } = named;
    const isChanged = [message.users, message.companySize, message.levels].some(Boolean);
    const price = notPrice(words) ? null : asksPrice(words);
    const weeks = asksWeeks(words);
    const asked = (...places: readonly Iterable<number>[]) =>
      isCertain || coversAll(words, [...named.places, ...places.flatMap((place) => [...place])]);
    const isGeneral = words.some(({ text }) => text === 'services');
    const service = isGeneral ? undefined : (services[0] ?? earlier.service ?? ofPage);
    const list = services.length > 1 ? services : service ? [service] : content.services;
    const context: ConversationContext = {
      ...earlier,
      intent: 'pricing',
      ...(services.length < 2 && service && { service }),
    };
    const give = (ask: RuleQuestion, of = list): RuleTurn => ({
      reply: prices[ask](of, context),
      context: { ...context, ask, subject: ask },
    });
    const giveDescription = (): RuleTurn => ({
      reply: prices.describe(services, context),
      context: {
        ...context,
        intent: 'service',
        ask: undefined,
        subject: services.map(({ title }) => title).join(' '),
      },
    });

    const isOfBudget = message.budget !== undefined && !notBudget(words);
    if (isOfBudget && (asksBudget(words) || earlier.ask === 'budget'))
      return give('budget', services.length > 0 ? services : content.services);

    const what = asksWhat(words);
    const comparison = compares(words);
    if (services.length > 1 && !price && !weeks && comparison && asked(comparison, what ?? []))
      return giveDescription();
    if (price && asked(price, weeks ?? [])) return give('price');
    if (weeks && (service || earlier.ask) && asked(weeks)) return give('weeks');
    if (services.length > 0 && what && !asked() && asked(what)) return giveDescription();
    const change = isChanged && earlier.ask ? asksChange(words) : null;
    if (change && asked(change)) return give(earlier.ask ?? 'price');
    // 'Roughly what are we looking at if only 8 use it?' names what its price depends on.
    if (price && !asked() && (services.length > 0 || isChanged)) return { ...give('price'), isLast: true };
    if (!asked() || !words.some(isDistinctive) || words.some(({ text }) => ASKS_ELSE.test(text))) return null;
    // 'What does high customization mean?' asks for no price.
    if (named.levels && what && services.length === 0) return null;
    // What only changes something asks the last question again; 'Training for 60 people?' asks for a price.
    if (isChanged || earlier.ask) return give(earlier.ask ?? 'price');
    return services.length > 0 ? giveDescription() : null;
  };
}
