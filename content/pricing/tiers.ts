import { checkEntry } from '@/lib/content-check/check';
import { coachingTiers } from '../schemas/tiers';

/**
 * The tiers of individual coaching, in the order of the page, and the only place with their names. To rename one, change
 * its name; to withdraw one, delete its entry. 'Everything in …' follows by itself.
 */
export const tiers = checkEntry(coachingTiers, 'content/pricing/tiers.ts', [
  {
    id: 'essentials',
    name: 'Essentials',
    usd: 1500,
    description: 'To use the tools safely.',
    perUnit: 'per person',
    support: '30 days',
    difference: 'covers core tools and 30 days of email support',
    features: ['Core tools and safe use', 'Feedback on your exercises', '30 days email support'],
    ctaText: 'Ask for Essentials',
    card: {
      description: 'Use the tools safely in your own work.',
      icon: 'target',
      details: ['Feedback on your exercises', '30 days of email support'],
    },
  },
  {
    id: 'professional',
    name: 'Professional',
    usd: 3500,
    description: 'To change a weekly task.',
    perUnit: 'per person',
    support: '6 months',
    difference: 'adds one weekly task rebuilt with you, and 6 months',
    measured: 'compares your work, before and after',
    features: ['One weekly task rebuilt with you', 'Your work compared, before and after', '6 months support'],
    isPopular: true,
    ctaText: 'Ask for Professional',
    card: {
      description: 'Change how you do a weekly task.',
      icon: 'wrench',
      details: ['The task rebuilt with you, start to finish', '6 months of support'],
    },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    usd: null,
    description: 'To bring AI to several departments.',
    perUnit: 'priced on request',
    support: '12 months',
    difference: 'adds each role, and 12 months',
    features: ['Coaching for each role', 'Coaching for internal trainers', '12 months unlimited support'],
    ctaText: 'Request a Quote',
  },
]);

/** The tiers with a price, the lowest first on the page. */
export const pricedTiers = tiers.flatMap(({ name, usd }) => (usd === null ? [] : [{ name, usd }]));

/** The tiers as the items of a section 'pricing-tiers'. */
export const tierItems = tiers.map(
  ({ name, description, usd, perUnit, features, isPopular, ctaText }, at) => ({
    ...{ name, description, perUnit, ctaText },
    ...(isPopular && { isPopular }),
    price: usd === null ? 'Custom' : `$${usd.toLocaleString('en-US')}`,
    features: [...(at > 0 ? [`Everything in ${tiers[at - 1]?.name}`] : []), ...features],
  }),
);

const list = new Intl.ListFormat('en-US');

/** What sentences say of all tiers. */
export const tierTexts = {
  differences: tiers.map(({ name, difference }) => `${name} ${difference}.`).join(' '),
  measured: tiers.flatMap(({ name, measured }) => (measured ? [`${name} ${measured}.`] : [])).join(' '),
  /** 'Essentials coaching costs {usd:1500} and Professional {usd:3500}.' */
  prices: `${list.format(pricedTiers.map(({ name, usd }, at) => `${name}${at === 0 ? ' coaching costs' : ''} {usd:${usd}}`))}.`,
};
