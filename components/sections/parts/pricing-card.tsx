import clsx from 'clsx';
import { Price } from '@/components/currency/price';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

export type PricingCardProps = {
  name: string;
  description: string;
  /** Whole US dollars; left out where the price is agreed with the client. */
  price?: number;
  /** What the price buys: 'per person'. */
  billing: string;
  features: readonly string[];
  mostPopular?: boolean;
  ctaText: string;
  ctaLink: string;
};

/** A plan with its price and what is in it, below a rule; the popular one carries a ribbon. */
export function PricingCard({
  name,
  description,
  price,
  billing,
  features,
  mostPopular = false,
  ctaText,
  ctaLink,
}: PricingCardProps) {
  return (
    <li
      className={clsx(
        'relative flex min-w-0 flex-col border-t pt-7',
        mostPopular ? 'border-t-lane [box-shadow:0_-3px_0_var(--lane)]' : 'border-t-edge',
      )}
    >
      {mostPopular && (
        <p className="absolute right-0 top-0 rounded-b-badge bg-ember px-2.5 py-1.5 text-note font-semibold leading-tight text-on-ember">
          Most Popular
        </p>
      )}
      <h3 className={clsx('type-h3', mostPopular && 'mt-6 sm:mt-0 sm:pr-28')}>{name}</h3>
      <p className="type-figure mt-3">{price === undefined ? 'Custom' : <Price usd={price} />}</p>
      <p className="type-small mt-2 text-ink-2">{billing}</p>
      <p className="mt-4 text-balance lg:min-h-[3.2em]">{description}</p>
      <ul className="mb-8 mt-5 grid gap-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Icon name="check" size={18} className="mt-1 shrink-0 text-ember-text" />
            {feature.startsWith('Everything in') ? (
              <strong className="font-semibold">{feature}</strong>
            ) : (
              <span>{feature}</span>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink href={ctaLink} variant={mostPopular ? 'primary' : 'outline'} className="mt-auto w-full">
        {ctaText}
      </ButtonLink>
    </li>
  );
}
