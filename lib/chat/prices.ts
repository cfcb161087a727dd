import { pluralize } from '../format/pluralize';
import { formatDecimal } from '../numbers/format-number';
import { estimate } from '../pricing-calculator/estimate';
import { defaultParameters, maxPeople, peopleBySize, teamSizes } from '../pricing-calculator/parameters';
import type { ChatContent, ChatReply, ChatService, ConversationContext, RuleQuestion } from './types';

const joined = new Intl.ListFormat('en-GB');
const lines = (...parts: readonly string[]) => parts.filter(Boolean).join('\n');

type RuleReply = (asked: readonly ChatService[], context: ConversationContext) => ChatReply;

/**
 * Creates the replies with prices and weeks. All figures come from the calculator's rules. Where nothing was said of
 * support it is basic, which adds nothing: that is what a price is 'from'.
 */
export function createPrices({ prices, steps }: ChatContent): Record<RuleQuestion, RuleReply> {
  const next = (asked: readonly ChatService[]): ChatReply['next'] => {
    const [first = [], ...others] = prices.next.map((name) => steps[name] ?? []);
    const pages = asked.length === 1 ? asked : [];
    const links = pages.map(({ title, href }) => ({ kind: 'link' as const, label: title, href }));
    return [first, links, others].flat(2);
  };
  /** The size that was named: those who will use it, else the company's, which the reply then says. */
  const sizeOf = ({ users, companySize }: ConversationContext) => {
    const people = users ?? companySize;
    const id = people === undefined ? undefined : teamSizes.find((size) => people <= maxPeople[size]);
    const who = people === undefined ? prices.baseFor : people === 1 ? 'one person' : `${people} people`;
    const isCompany = users === undefined && people !== undefined && people > 1;
    const note = isCompany ? prices.sizeNote.replace('{people}', String(people)) : '';
    return { id, who, isOne: people === 1, note };
  };
  const supportOf = ({ support = 'basic' }: ConversationContext) =>
    support === 'basic' ? prices.basicSupport : `${support} support`;
  const costsOf = ({ type }: ChatService, context: ConversationContext) => {
    const { id: teamSize = defaultParameters.teamSize } = sizeOf(context);
    const chosen = { serviceType: type, teamSize, supportLevel: context.support ?? 'basic' };
    const { baseCost, teamSizeCost, supportCost, totalCost, estimatedTimelineWeeks } = estimate(
      { ...defaultParameters, ...chosen },
      prices.rules,
    );
    const size = teamSize === 'individual' ? 'one person' : `${peopleBySize[teamSize]} people`;
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
  const priceLine = (service: ChatService, context: ConversationContext) =>
    lines(
      `- ${service.title}: ${costsOf(service, context).price}`,
      sizeOf(context).isOne ? (service.alternativeForOne ?? '') : '',
    );

  const price: RuleReply = (asked, context) => {
    const { who, isOne, note } = sizeOf(context);
    const whole = asked.map((service) => {
      if (asked.length > 2) return priceLine(service, context);
      const { price, sum, weeks } = costsOf(service, context);
      return lines(
        `${service.title} for ${who}, with ${supportOf(context)}, costs ${price}${sum}. It takes ${weeks}.`,
        (isOne ? service.alternativeForOne : service.alternative) ?? '',
      );
    });
    const opening = asked.length > 2 ? `Our prices for ${who}, with ${supportOf(context)}:` : '';
    return { content: lines(opening, ...whole, note, prices.conditions), next: next(asked) };
  };

  return {
    price,
    /** Whether a service fits a budget, or which of several do. An amount in another currency is not compared. */
    budget(asked, context) {
      const { value = 0, currency } = context.amount ?? {};
      const reply = price(asked, context);
      const answerWith = (opening: string) => ({ ...reply, content: lines(opening, reply.content) });
      if (currency !== 'USD') return answerWith(prices.otherCurrency);
      const { who, note } = sizeOf(context);
      const costOf = (service: ChatService) => costsOf(service, context).totalCost;
      const fitting = asked.filter((service) => costOf(service) <= value);
      // What a visitor named stays in dollars, whatever currency the prices are shown in.
      const fill = (text: string) =>
        text
          .replace('{budget}', `$${formatDecimal(value)}`)
          .replace('{who}', who)
          .replace('{terms}', supportOf(context));
      if (asked.length === 1) return answerWith(fill(fitting.length > 0 ? prices.within : prices.above));
      const byCost = asked.toSorted((one, other) => costOf(one) - costOf(other));
      const list = fitting.length > 0 ? byCost.slice(0, fitting.length) : byCost.slice(0, 1);
      const opening = fill(fitting.length > 0 ? prices.allWithin : prices.noneWithin);
      const items = list.map((service) => priceLine(service, context));
      return { content: lines(opening, ...items, note, prices.conditions), next: next(asked) };
    },
    weeks(asked, context) {
      const { who, note } = sizeOf(context);
      const [only, ...others] = asked;
      const content =
        only && others.length === 0
          ? `${only.title} for ${who} takes ${costsOf(only, context).weeks}, from start to finish. The quote settles the dates.`
          : lines(
              `From start to finish, for ${who}:`,
              ...asked.map((service) => `- ${service.title}: ${costsOf(service, context).weeks}`),
            );
      return { content: lines(content, note), next: next(asked).slice(0, 2) };
    },
    /** What services do, with their prices and weeks. */
    description(asked, context) {
      const list = asked.map((service) => {
        const { price, weeks } = costsOf(service, context);
        const terms = `Its price for ${sizeOf(context).who}, with ${supportOf(context)}, is ${price}, and it takes ${weeks}.`;
        return `${asked.length > 1 ? '- ' : ''}${service.title}: ${service.description} ${terms}`;
      });
      return { content: lines(...list), next: next(asked).slice(0, 2) };
    },
  };
}
