import { pluralize } from '../format/pluralize';
import { formatNumber } from '../numbers/format-number';
import { estimate } from '../pricing-calculator/estimate';
import { defaultParameters } from '../pricing-calculator/parameters';
import type { ConversationContext } from './context';
import type { ChatContent, ChatReply, ChatService } from './types';

const joined = new Intl.ListFormat('en-GB');

/**
 * Creates the replies with prices and weeks. All figures come from the calculator's rules. Where nothing was said of
 * support it is basic, which adds nothing: that is what a price is 'from'.
 */
export function createPrices({ teamSizes, prices, steps }: ChatContent) {
  const next = (asked: readonly ChatService[]): ChatReply['next'] => {
    const [first, ...others] = prices.next.flatMap((name) => steps[name] ?? []);
    const pages = asked.length === 1 ? asked : [];
    return [
      ...(first ? [first] : []),
      ...pages.map(({ title, href }) => ({ kind: 'link' as const, label: title, href })),
      ...others,
    ];
  };
  /** The size that was named: those who will use it, else the company's, which the reply then says. */
  const sizeOf = ({ users, companySize }: ConversationContext) => {
    const people = users ?? companySize;
    const size = teamSizes.find(({ upTo }) => people !== undefined && (upTo === null || people <= upTo));
    const who = people === undefined ? prices.baseFor : people === 1 ? 'one person' : `${people} people`;
    const isCompany = users === undefined && people !== undefined && people > 1;
    return {
      ...size,
      who,
      isOne: people === 1,
      note: isCompany ? prices.sizeNote.replace('{people}', String(people)) : '',
    };
  };
  const supportOf = ({ levels: { supportLevel = 'basic' } = {} }: ConversationContext) =>
    supportLevel === 'basic' ? prices.basicSupport : `${supportLevel} support`;
  /** What was said of timeline and customization, which also change the weeks. */
  const termsOf = ({ levels: { duration, customizationLevel } = {} }: ConversationContext) => [
    ...(duration ? [`a ${duration} timeline`] : []),
    ...(customizationLevel ? [`${customizationLevel} customization`] : []),
  ];
  const allTermsOf = (context: ConversationContext) =>
    joined.format([supportOf(context), ...termsOf(context)]);
  const costsOf = ({ type }: ChatService, context: ConversationContext) => {
    const { id = defaultParameters.teamSize, measure } = sizeOf(context);
    const parameters = {
      ...defaultParameters,
      serviceType: type,
      teamSize: id,
      supportLevel: 'basic' as const,
      ...context.levels,
    };
    const costs = estimate(parameters, prices.rules);
    const { baseCost, totalCost, supportCost, estimatedTimelineWeeks } = costs;
    const change = (usd: number, of: string) =>
      usd !== 0 && `{usd:${Math.abs(usd)}} ${usd > 0 ? 'more' : 'less'} for ${of}`;
    const parts = [
      `a base price of {usd:${baseCost}}`,
      change(costs.teamSizeCost, `team size (${measure})`),
      change(costs.durationCost, 'the timeline'),
      change(costs.customizationCost, 'customization'),
      supportCost > 0 && `{usd:${supportCost}} for support`,
    ].filter((part) => part !== false);
    return {
      totalCost,
      price: `from {usd:${totalCost}}`,
      sum: parts.length > 1 ? `: ${joined.format(parts)}` : ', its base price',
      weeks: `about ${pluralize(estimatedTimelineWeeks, 'week')}`,
    };
  };
  const lines = (...parts: readonly string[]) => parts.filter(Boolean).join('\n');
  const priceLine = (service: ChatService, context: ConversationContext) =>
    lines(
      `- ${service.title}: ${costsOf(service, context).price}`,
      sizeOf(context).isOne ? (service.alternativeForOne ?? '') : '',
    );

  const replies = {
    /** Prices of one service, or of several. */
    price(asked: readonly ChatService[], context: ConversationContext): ChatReply {
      const { who, isOne, note } = sizeOf(context);
      const whole = asked.map((service) => {
        if (asked.length > 2) return priceLine(service, context);
        const { price, sum, weeks } = costsOf(service, context);
        const { title, alternative = '', alternativeForOne = '' } = service;
        return lines(
          `${title} for ${who}, with ${allTermsOf(context)}, costs ${price}${sum}. It takes ${weeks}.`,
          isOne ? alternativeForOne : alternative,
        );
      });
      const opening = asked.length > 2 ? `Our prices for ${who}, with ${allTermsOf(context)}:` : '';
      return { content: lines(opening, ...whole, note, prices.conditions), next: next(asked) };
    },
    /** Whether a service fits a budget, or which of several do. */
    budget(asked: readonly ChatService[], context: ConversationContext): ChatReply {
      const { budget: usd = 0 } = context;
      const { who, note } = sizeOf(context);
      const costOf = (service: ChatService) => costsOf(service, context).totalCost;
      const [lowest, ...others] = asked.toSorted((one, other) => costOf(one) - costOf(other));
      // What a visitor named stays in dollars, whatever currency the prices are shown in.
      const fill = (text: string) =>
        text
          .replace('{budget}', `$${formatNumber(usd, 0)}`)
          .replace('{who}', who)
          .replace('{terms}', allTermsOf(context));
      if (lowest && others.length === 0) {
        const reply = replies.price([lowest], context);
        const verdict = costOf(lowest) <= usd ? prices.within : prices.above;
        return { ...reply, content: lines(fill(verdict), reply.content) };
      }
      const fitting = [lowest, ...others].filter((service) => service && costOf(service) <= usd);
      const list = (fitting.length > 0 ? fitting : [lowest]).flatMap((service) =>
        service ? priceLine(service, context) : [],
      );
      const opening = fill(fitting.length > 0 ? prices.allWithin : prices.noneWithin);
      return { content: lines(opening, ...list, note, prices.conditions), next: next(asked) };
    },
    /** Weeks of one service, or of several. */
    weeks(asked: readonly ChatService[], context: ConversationContext): ChatReply {
      const { who, note } = sizeOf(context);
      const list = asked.map((service) => `- ${service.title}: ${costsOf(service, context).weeks}`);
      const [only, ...others] = asked;
      const terms = termsOf(context);
      const withTerms = terms.length > 0 ? ` with ${joined.format(terms)}` : '';
      const content =
        only && others.length === 0
          ? `${only.title} for ${who}${withTerms} takes ${costsOf(only, context).weeks}, from start to finish. The quote settles the dates.`
          : lines(`From start to finish, for ${who}${withTerms}:`, ...list);
      return { content: lines(content, note), next: next(asked).slice(0, 2) };
    },
    /** What services do, with their prices and weeks. */
    describe(asked: readonly ChatService[], context: ConversationContext): ChatReply {
      const { who } = sizeOf(context);
      const list = asked.map((service) => {
        const { price, weeks } = costsOf(service, context);
        const terms = `Its price for ${who}, with ${allTermsOf(context)}, is ${price}, and it takes ${weeks}.`;
        return `${asked.length > 1 ? '- ' : ''}${service.title}: ${service.description} ${terms}`;
      });
      return { content: lines(...list), next: next(asked).slice(0, 2) };
    },
  };
  return replies;
}
