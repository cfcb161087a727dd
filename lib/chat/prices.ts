import { formatPrice } from '../currency/format';
import { pluralize } from '../format/pluralize';
import { estimate } from '../pricing-calculator/estimate';
import {
  type AddOn,
  defaultParameters,
  type PricingParameters,
  type SupportLevel,
} from '../pricing-calculator/parameters';
import type { ConversationContext } from './context';
import type { ChatAnswer, ChatContent, ChatService } from './types';

/** The parts of an estimate after the base price, as a reply lists them. */
const PARTS = [
  ['teamSizeCost', 'for team size'],
  ['durationCost', 'for the timeline'],
  ['customizationCost', 'for customization'],
  ['additionalServicesCost', 'for add-ons'],
] as const;

/** Creates the replies with prices and weeks. All figures come from the calculator's rules. */
export function createPrices({ teamSizes, prices, choices }: ChatContent) {
  const sizeOf = (people: number) => teamSizes.find(({ upTo }) => upTo === null || people <= upTo);
  const parametersFor = (
    { type }: ChatService,
    { people, choices }: ConversationContext,
  ): PricingParameters => ({
    ...defaultParameters,
    ...choices,
    serviceType: type,
    ...(people !== undefined && { teamSize: sizeOf(people)?.id ?? defaultParameters.teamSize }),
  });
  const step = ({ title, href }: ChatService) => ({ kind: 'link' as const, label: title, href });

  /** What a price is for, inside a sentence: ' for 45 people, with premium support and a short timeline,'. */
  const forWhom = ({ people, choices: chosen }: ConversationContext): string => {
    const entities = choices.filter(
      (choice) =>
        'set' in choice &&
        Object.entries(choice.set).every(([id, value]) => chosen[id as keyof PricingParameters] === value),
    );
    const support = chosen.supportLevel ? [] : ['standard support'];
    const who = people === undefined ? prices.baseFor : people === 1 ? 'one person' : `${people} people`;
    const list = [...entities.map(({ label }) => label), ...support];
    return ` for ${who}, with ${new Intl.ListFormat('en-GB').format(list)},`;
  };
  const money =
    ({ currency }: ConversationContext) =>
    (usd: number) =>
      currency ? formatPrice(usd, currency) : `{usd:${usd}}`;
  const conditions = ({ currency }: ConversationContext) =>
    currency
      ? `These amounts are in ${currency.code}, at our fixed rate; contracts are in US dollars.`
      : prices.conditions;

  /** What a support level or an add-on costs with any service. */
  const additions = (context: ConversationContext): string[] => {
    const show = money(context);
    const { supportCost, addOnCost } = prices.rules;
    return choices.flatMap((choice) => {
      if (!('set' in choice)) return [];
      return Object.entries(choice.set).flatMap(([id, value]) => {
        if (context.choices[id as keyof PricingParameters] !== value) return [];
        const usd = id === 'supportLevel' ? supportCost[value as SupportLevel] : addOnCost[id as AddOn];
        return usd === undefined ? [] : `Of this, ${choice.label} is ${show(usd)}.`;
      });
    });
  };

  return {
    /** Prices of one service, or of all. */
    price(asked: readonly ChatService[], context: ConversationContext): ChatAnswer {
      const show = money(context);
      const isBase = context.people === undefined && Object.keys(context.choices).length === 0;
      const whole = (service: ChatService) => estimate(parametersFor(service, context), prices.rules);
      const next = [
        ...prices.next.slice(0, 1),
        ...asked.slice(0, asked.length === 1 ? 1 : 0).map(step),
        ...prices.next.slice(1),
      ];
      if (asked.length > 2) {
        const lines = asked.map((service) => {
          const { baseCost, totalCost } = whole(service);
          return `- ${service.title}: ${show(isBase ? baseCost : totalCost)}`;
        });
        const opening = isBase
          ? `These are our base prices, for ${prices.baseFor}:`
          : `Our prices${forWhom(context)} are:`;
        const forOne =
          context.people === 1 ? asked.flatMap((service) => service.alternativeForOne ?? []) : [];
        return {
          content: [opening, ...lines, ...additions(context), ...forOne, conditions(context)].join('\n'),
          next,
        };
      }
      const lines = asked.flatMap((service) => {
        const costs = whole(service);
        const { title, alternative, alternativeForOne } = service;
        const more = context.people === 1 ? alternativeForOne : alternative;
        if (isBase)
          return [
            `${title} has a base price of ${show(costs.baseCost)} for ${prices.baseFor} and takes about ${pluralize(costs.estimatedTimelineWeeks, 'week')}.`,
            more ?? '',
          ];
        const size = context.people === undefined ? '' : ` (${sizeOf(context.people)?.measure})`;
        const parts = PARTS.flatMap(([id, label]) =>
          costs[id] === 0
            ? []
            : `${show(Math.abs(costs[id]))} ${costs[id] > 0 ? 'more' : 'less'} ${label}${id === 'teamSizeCost' ? size : ''}`,
        );
        const level = context.choices.supportLevel ?? defaultParameters.supportLevel;
        const support = costs.supportCost > 0 ? [`${show(costs.supportCost)} for ${level} support`] : [];
        const sum = new Intl.ListFormat('en-GB').format([
          `a base price of ${show(costs.baseCost)}`,
          ...parts,
          ...support,
        ]);
        return [
          `${title}${forWhom(context)} comes to about ${show(costs.totalCost)}: ${sum}. It takes about ${pluralize(costs.estimatedTimelineWeeks, 'week')}.`,
          more ?? '',
        ];
      });
      return { content: [...lines, conditions(context)].filter(Boolean).join('\n'), next };
    },
    /** Weeks of one service, or of all. */
    weeks(asked: readonly ChatService[], context: ConversationContext): ChatAnswer {
      const lines = asked.map((service) => {
        const { estimatedTimelineWeeks } = estimate(parametersFor(service, context), prices.rules);
        return [service.title, `about ${pluralize(estimatedTimelineWeeks, 'week')}`] as const;
      });
      const [first = ['', '']] = lines;
      const content =
        lines.length === 1
          ? `${first[0]}${forWhom(context)} takes ${first[1]}. The quote settles the dates.`
          : [
              `Elapsed time${forWhom(context)} is:`,
              ...lines.map(([title, weeks]) => `- ${title}: ${weeks}`),
            ].join('\n');
      return { content, next: [...prices.next.slice(0, 1), ...(asked.length === 1 ? asked.map(step) : [])] };
    },
    /** Services side by side: what each does, its base price and its weeks. */
    comparison(asked: readonly ChatService[]): ChatAnswer {
      const lines = asked.map(({ title, description, type }) => {
        const { baseCost, baseWeeks } = prices.rules;
        return `- ${title}: ${description} Base price {usd:${baseCost[type]}}, about ${pluralize(baseWeeks[type], 'week')}.`;
      });
      return { content: lines.join('\n'), next: asked.map(step) };
    },
  };
}
