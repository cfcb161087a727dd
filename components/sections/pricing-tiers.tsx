import clsx from 'clsx';
import { ConvertedNote } from '@/components/currency/converted-note';
import { Price } from '@/components/currency/price';
import { ButtonLink } from '@/components/ui/button';
import { CheckList } from '@/components/ui/check-list';
import { sideways } from '@/components/ui/sideways';
import { parsePrice } from '@/lib/pricing-calculator/parse-price';
import * as routes from '@/lib/routes';
import type { SectionRenderer } from './types';

/**
 * Plans side by side, on a phone in a row that scrolls. Each has its price, what is in it, and a link to the contact
 * form with the service chosen. The popular one has a ribbon.
 */
export const PricingTiers: SectionRenderer<'pricing-tiers'> = (
  { service, items },
  _contentIndex,
  headingId,
) => (
  <>
    <ul
      aria-labelledby={headingId}
      {...sideways}
      className="swipe-row items-start gap-x-4 gap-y-12 sm:grid sm:items-stretch sm:max-md:max-w-reading md:grid-cols-3 md:gap-x-5 lg:gap-x-8"
    >
      {items.map(({ name, description, price, perUnit, features, isPopular, ctaText }) => {
        const usd = parsePrice(price);
        return (
          <li
            key={name}
            className={clsx(
              'relative flex min-w-0 flex-col border-t pt-7 max-sm:not-first:pl-4.5',
              isPopular ? 'border-t-lane [box-shadow:0_-3px_0_var(--lane)]' : 'border-t-edge',
            )}
          >
            {isPopular && (
              <p className="absolute right-0 top-0 rounded-b-badge bg-ember px-2.5 py-1.5 text-note font-semibold leading-tight text-on-ember">
                Most Popular
              </p>
            )}
            <h3 className={clsx('type-h3', isPopular && 'pr-28')}>{name}</h3>
            <p className="type-figure mt-3">{usd === undefined ? 'Custom' : <Price usd={usd} />}</p>
            <p className="type-small mt-2 text-ink-2">{perUnit}</p>
            <p className="mt-4 text-balance lg:min-h-[3.2em]">{description}</p>
            <CheckList
              items={features}
              render={(feature) => (feature.startsWith('Everything in') ? <b>{feature}</b> : feature)}
              className="mt-5 mb-8 [&_b]:font-semibold"
            />
            <ButtonLink
              href={routes.contactWith({ inquiry: 'quote', service })}
              variant={isPopular ? 'primary' : 'outline'}
              className="mt-auto w-full"
            >
              {ctaText}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
    <p className="type-small mt-6 text-ink-2 empty:hidden">
      <ConvertedNote />
    </p>
  </>
);
