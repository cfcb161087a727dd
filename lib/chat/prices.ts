import { formatPrice } from '../currency/format';
import { pluralize } from '../format/pluralize';
import { type Estimate, estimate } from '../pricing-calculator/estimate';
import { type AddOn, defaultParameters, type PricingParameters } from '../pricing-calculator/parameters';
import type { ConversationContext } from './context';
import type { ChatContent, ChatReply, ChatService } from './types';

/** The parts of an estimate after the base price, as a reply lists them. */
const PARTS = [
  ['teamSizeCost', 'for team size'],
  ['durationCost', 'for the timeline'],
  ['customizationCost', 'for customization'],
  ['additionalServicesCost', 'for add-ons'],
] as const;

const joined = new Intl.ListFormat('en-GB');

/** Creates the replies with prices and weeks. All figures come from the calculator's rules. */
export function createPrices({ teamSizes, prices, choices, steps }: ChatContent) {
  const [first, ...others] = prices.next.flatMap((name) => steps[name] ?? []);
  const sizeOf = (people: number) => teamSizes.find(({ upTo }) => upTo === null || people <= upTo);
  const peopleOf = ({ users, companySize }: ConversationContext) => users ?? companySize;
  /** Nothing said of support means basic support, which adds nothing: the price is 'from' that. */
  const estimateFor = ({ type }: ChatService, context: ConversationContext): Estimate => {
    const people = peopleOf(context);
    const parameters: PricingParameters = {
      ...defaultParameters,
      supportLevel: 'basic',
      ...context.choices,
      serviceType: type,
      ...(people !== undefined && { teamSize: sizeOf(people)?.id ?? defaultParameters.teamSize }),
    };
    return estimate(parameters, prices.rules);
  };
  const step = ({ title, href }: ChatService) => ({ kind: 'link' as const, label: title, href });
  const money =
    ({ currency }: ConversationContext) =>
    (usd: number) =>
      currency ? formatPrice(usd, currency) : `{usd:${usd}}`;

  /** What a price is for: ' for 45 people, with premium support and a short timeline'. */
  const describeChoices = (context: ConversationContext, withSupport: boolean): string => {
    const people = peopleOf(context);
    const chosen = choices.flatMap((choice) =>
      'set' in choice &&
      Object.entries(choice.set).every(
        ([id, value]) => context.choices[id as keyof PricingParameters] === value,
      ) &&
      (withSupport || !('supportLevel' in choice.set))
        ? [choice.label]
        : [],
    );
    const support = withSupport && !context.choices.supportLevel ? [prices.basicSupport] : [];
    const list = [...chosen, ...support];
    const who = people === undefined ? prices.baseFor : people === 1 ? 'one person' : `${people} people`;
    return ` for ${who}${list.length > 0 ? `, with ${joined.format(list)}` : ''}`;
  };
  /** Which number was taken, where it was the company's or an earlier message's. */
  const sizeNote = ({ users, companySize }: ConversationContext) =>
    users === undefined && companySize !== undefined && companySize > 1
      ? prices.sizeNote.replace('{people}', String(companySize))
      : '';
  const conditions = ({ currency }: ConversationContext) =>
    currency ? prices.convertedConditions.replace('{code}', currency.code) : prices.conditions;
  /** What an add-on or another support level than the basic one costs with any service. */
  const additions = (context: ConversationContext): string[] => {
    const { supportCost, addOnCost } = prices.rules;
    const { supportLevel } = context.choices;
    return choices.flatMap((choice) => {
      const [id, value] = 'set' in choice ? (Object.entries(choice.set)[0] ?? []) : [];
      if (id === undefined || context.choices[id as keyof PricingParameters] !== value) return [];
      const usd = id === 'supportLevel' && supportLevel ? supportCost[supportLevel] : addOnCost[id as AddOn];
      return usd ? [`Of this, ${choice.label} is ${money(context)(usd)}.`] : [];
    });
  };
  const sumOf = (costs: Estimate, context: ConversationContext): string => {
    const show = money(context);
    const people = peopleOf(context);
    const size = people === undefined ? '' : ` (${sizeOf(people)?.measure})`;
    const parts = PARTS.flatMap(([id, label]) =>
      costs[id] === 0
        ? []
        : `${show(Math.abs(costs[id]))} ${costs[id] > 0 ? 'more' : 'less'} ${label}${id === 'teamSizeCost' ? size : ''}`,
    );
    const { supportLevel } = context.choices;
    const support = costs.supportCost > 0 ? [`${show(costs.supportCost)} for ${supportLevel} support`] : [];
    return joined.format([`a base price of ${show(costs.baseCost)}`, ...parts, ...support]);
  };
  const inWeeks = ({ estimatedTimelineWeeks }: Estimate) =>
    `about ${pluralize(estimatedTimelineWeeks, 'week')}`;
  const nextFor = (asked: readonly ChatService[]) => [
    ...(first ? [first] : []),
    ...(asked.length === 1 ? asked.map(step) : []),
    ...others,
  ];

  return {
    /** Prices of one service, or of several. */
    price(asked: readonly ChatService[], context: ConversationContext): ChatReply {
      const show = money(context);
      const from = context.choices.supportLevel ? '' : 'from ';
      const isOne = peopleOf(context) === 1;
      if (asked.length > 2) {
        const lines = asked.map(
          (service) => `- ${service.title}: ${from}${show(estimateFor(service, context).totalCost)}`,
        );
        const forOne = isOne ? asked.flatMap(({ alternativeForOne = [] }) => alternativeForOne) : [];
        return {
          content: [
            `Our prices${describeChoices(context, true)}:`,
            ...lines,
            ...additions(context),
            ...forOne,
            sizeNote(context),
            conditions(context),
          ]
            .filter(Boolean)
            .join('\n'),
          next: nextFor(asked),
        };
      }
      const lines = asked.flatMap((service) => {
        const costs = estimateFor(service, context);
        const { title, alternative = '', alternativeForOne = '' } = service;
        const isBase = costs.totalCost === costs.baseCost;
        return [
          `${title}${describeChoices(context, true)}, costs ${from}${show(costs.totalCost)}${isBase ? ', its base price' : `: ${sumOf(costs, context)}`}. It takes ${inWeeks(costs)}.`,
          isOne ? alternativeForOne : alternative,
        ];
      });
      return {
        content: [...lines, sizeNote(context), conditions(context)].filter(Boolean).join('\n'),
        next: nextFor(asked),
      };
    },
    /** Weeks of one service, or of several. */
    weeks(asked: readonly ChatService[], context: ConversationContext): ChatReply {
      const who = describeChoices(context, false);
      const [first, ...more] = asked.map(
        (service) => [service.title, inWeeks(estimateFor(service, context))] as const,
      );
      const content =
        first && more.length === 0
          ? `${first[0]}${who} takes ${first[1]}, from start to finish. The quote settles the dates.`
          : [
              `From start to finish,${who}:`,
              ...[first, ...more].map((line) => line && `- ${line[0]}: ${line[1]}`),
            ].join('\n');
      return {
        content: [content, sizeNote(context)].filter(Boolean).join('\n'),
        next: nextFor(asked).slice(0, 2),
      };
    },
    /** What services do, with their prices and weeks. */
    describe(asked: readonly ChatService[], context: ConversationContext): ChatReply {
      const lines = asked.map((service) => {
        const costs = estimateFor(service, context);
        const price = `Its price is from ${money(context)(costs.totalCost)}${describeChoices(context, true)}, and it takes ${inWeeks(costs)}.`;
        return `${asked.length > 1 ? '- ' : ''}${service.title}: ${service.description} ${price}`;
      });
      return { content: lines.join('\n'), next: asked.map(step) };
    },
  };
}
