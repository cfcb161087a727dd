import type { PricingParameters } from '../pricing-calculator/parameters';
import type { Word } from '../search/words';
import { amountIn } from './amount';
import { peopleIn } from './people';
import { createPhraseMatcher } from './phrases';
import type { ChatContent, ChatService, Intent } from './types';

/** What changes a price beside the service and the people. What is not named is as in a base price, with support by email. */
export type PriceLevels = Partial<
  Pick<PricingParameters, 'supportLevel' | 'duration' | 'customizationLevel'>
>;

/** What the calculator's rules answer. */
export type RuleQuestion = 'price' | 'weeks' | 'budget';

/** What a conversation has named so far, and what its last reply was about. */
export type ConversationContext = {
  intent?: Intent;
  service?: ChatService;
  /** How many people will use it, and how many the company has. */
  users?: number;
  companySize?: number;
  levels?: PriceLevels;
  /** What the visitor may spend, in US dollars. */
  budget?: number;
  /** The question that a message which only changes one of these asks again. */
  ask?: RuleQuestion | undefined;
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
  levels?: PriceLevels;
  budget?: number;
  places: ReadonlySet<number>;
};

/** Words that say which level is meant, before the word for what it is the level of. */
const LEVELS: readonly { of: RegExp; levels: Readonly<Record<string, PriceLevels>> }[] = [
  {
    of: /^support$/,
    levels: {
      basic: { supportLevel: 'basic' },
      email: { supportLevel: 'basic' },
      without: { supportLevel: 'basic' },
      no: { supportLevel: 'basic' },
      standard: { supportLevel: 'standard' },
      premium: { supportLevel: 'premium' },
    },
  },
  {
    of: /^time(line|frame)$/,
    levels: { short: { duration: 'short' }, medium: { duration: 'medium' }, long: { duration: 'long' } },
  },
  {
    of: /^customi[sz]ed$/,
    levels: {
      heavily: { customizationLevel: 'high' },
      highly: { customizationLevel: 'high' },
      lightly: { customizationLevel: 'low' },
    },
  },
  {
    of: /^customi[sz]ation$/,
    levels: {
      low: { customizationLevel: 'low' },
      medium: { customizationLevel: 'medium' },
      high: { customizationLevel: 'high' },
    },
  },
];

/** The levels that words name, and the places of the words. */
function readLevels(words: readonly Word[]): { levels: PriceLevels; places: readonly number[] } {
  const found = words.flatMap(({ text }, at) => {
    const next = words[at + 1]?.text ?? '';
    const named = LEVELS.find(({ of }) => of.test(next))?.levels[text];
    return named ? [{ named, at }] : [];
  });
  return {
    levels: Object.assign({}, ...found.map(({ named }) => named)),
    places: found.flatMap(({ at }) => [at, at + 1]),
  };
}

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
    const { levels, places } = readLevels(words);
    const amount = amountIn(words, new Set(counts.flatMap((count) => count.places)));
    return {
      services: services.map(({ service }) => service),
      ...(users.length > 0 && { users: Math.min(...users) }),
      ...(companies.length > 0 && { companySize: Math.min(...companies) }),
      ...(places.length > 0 && { levels }),
      ...(amount && { budget: amount.usd }),
      places: new Set([
        ...[...services, ...counts].flatMap((found) => found.places),
        ...places,
        ...(amount?.places ?? []),
      ]),
    };
  };
}

/** The context after a message: whatever it names replaces what was there. */
export const mergeEntities = (
  context: ConversationContext,
  { services: [service, ...others], users, companySize, levels, budget }: MessageEntities,
): ConversationContext => ({
  ...context,
  ...(service && others.length === 0 && { service }),
  ...(users !== undefined && { users }),
  ...(companySize !== undefined && { companySize }),
  ...(levels && { levels: { ...context.levels, ...levels } }),
  ...(budget !== undefined && { budget }),
});
