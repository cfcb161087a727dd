import { pluralize } from '../format/pluralize';
import { formatDecimal } from '../numbers/format-number';
import { estimate } from '../pricing-calculator/estimate';
import { defaultParameters, maxPeople, peopleBySize, teamSizes } from '../pricing-calculator/parameters';
import type { ChatContent, ChatReply, ChatService, ConversationContext, RuleQuestion } from './types';

const joined = new Intl.ListFormat('en-GB');

/** The lines of a reply about services, in a conversation where people and support may have been named. */
type RuleLines = (asked: readonly ChatService[], context: ConversationContext) => readonly string[];

/**
 * Creates the replies with prices and weeks. All figures come from the calculator's rules. Where nothing was said of
 * support it is basic, which adds nothing: that is what a price is 'from'.
 */
export function createPrices({ prices, steps }: ChatContent) {
  const whoIn = ({ users }: ConversationContext) =>
    users === undefined ? prices.baseFor : users === 1 ? 'one person' : `${users} people`;
  const supportIn = ({ support = 'basic' }: ConversationContext) =>
    support === 'basic' ? prices.basicSupport : `${support} support`;
  const costsOf = ({ type }: ChatService, { users = maxPeople.small, support }: ConversationContext) => {
    const teamSize = teamSizes.find((size) => users <= maxPeople[size]) ?? 'enterprise';
    const { baseCost, teamSizeCost, supportCost, totalCost, estimatedTimelineWeeks } = estimate(
      { ...defaultParameters, serviceType: type, teamSize, supportLevel: support ?? 'basic' },
      prices.rules,
    );
    const size = users === 1 ? 'one person' : `${peopleBySize[teamSize]} people`;
    const change = `{usd:${Math.abs(teamSizeCost)}} ${teamSizeCost > 0 ? 'more' : 'less'}`;
    const parts = [
      `a base price of {usd:${baseCost}}`,
      ...(teamSizeCost === 0 ? [] : [`${change} for team size (${size})`]),
      ...(supportCost > 0 ? [`{usd:${supportCost}} for support`] : []),
    ];
    return {
      totalCost,
      price: `from {usd:${totalCost}}`,
      sum: parts.length > 1 ? `: ${joined.format(parts)}` : ', its base price',
      weeks: `about ${pluralize(estimatedTimelineWeeks, 'week')}`,
    };
  };
  const listPrices: RuleLines = (asked, context) =>
    asked.flatMap((service) => [
      `- ${service.title}: ${costsOf(service, context).price}`,
      (context.users === 1 && service.alternativeForOne) || '',
    ]);

  const price: RuleLines = (asked, context) => {
    const terms = `for ${whoIn(context)}, with ${supportIn(context)}`;
    if (asked.length > 2) return [`Our prices ${terms}:`, ...listPrices(asked, context), prices.conditions];
    const whole = asked.flatMap((service) => {
      const { price, sum, weeks } = costsOf(service, context);
      return [
        `${service.title} ${terms}, costs ${price}${sum}. It takes ${weeks}.`,
        (context.users === 1 ? service.alternativeForOne : service.alternative) ?? '',
      ];
    });
    return [...whole, prices.conditions];
  };

  const rules: Record<RuleQuestion, RuleLines> = {
    price,
    /** Whether a service fits a budget, or which of several do. An amount in another currency is not compared. */
    budget(asked, context) {
      const { value = 0, currency } = context.amount ?? {};
      if (currency !== 'USD') return [prices.otherCurrency, ...price(asked, context)];
      const costOf = (service: ChatService) => costsOf(service, context).totalCost;
      const byCost = asked.toSorted((one, other) => costOf(one) - costOf(other));
      const fitting = byCost.filter((service) => costOf(service) <= value);
      const isOne = asked.length === 1;
      const [yes, no] = isOne ? [prices.within, prices.above] : [prices.allWithin, prices.noneWithin];
      // What a visitor named stays in dollars, whatever currency the prices are shown in.
      const opening = (fitting.length > 0 ? yes : no)
        .replace('{budget}', `$${formatDecimal(value)}`)
        .replace('{who}', whoIn(context))
        .replace('{terms}', supportIn(context));
      if (isOne) return [opening, ...price(asked, context)];
      const listed = fitting.length > 0 ? fitting : byCost.slice(0, 1);
      return [opening, ...listPrices(listed, context), prices.conditions];
    },
    weeks(asked, context) {
      const who = whoIn(context);
      const list = asked.map((service) => ({ title: service.title, ...costsOf(service, context) }));
      return list.length === 1
        ? list.map(
            ({ title, weeks }) =>
              `${title} for ${who} takes ${weeks}, from start to finish. The quote settles the dates.`,
          )
        : [`From start to finish, for ${who}:`, ...list.map(({ title, weeks }) => `- ${title}: ${weeks}`)];
    },
    /** What services do, with their prices and weeks. */
    description: (asked, context) =>
      asked.map((service) => {
        const { price, weeks } = costsOf(service, context);
        const terms = `Its price for ${whoIn(context)}, with ${supportIn(context)}, is ${price}, and it takes ${weeks}.`;
        return `${asked.length > 1 ? '- ' : ''}${service.title}: ${service.description} ${terms}`;
      }),
  };

  return (rule: RuleQuestion, asked: readonly ChatService[], context: ConversationContext): ChatReply => {
    const [first = [], ...others] = prices.next.map((name) => steps[name] ?? []);
    const pages = asked.map(({ title, href }) => ({ kind: 'link' as const, label: title, href }));
    const next = [first, asked.length === 1 ? pages : [], others].flat(2);
    return {
      content: rules[rule](asked, context).filter(Boolean).join('\n'),
      next: rule === 'weeks' || rule === 'description' ? next.slice(0, 2) : next,
    };
  };
}
