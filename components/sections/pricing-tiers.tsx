import { ConvertedNote } from '@/components/currency/converted-note';
import { PricingCard } from '@/components/sections/parts/pricing-card';
import { parsePrice } from '@/lib/pricing-calculator/parse-price';
import { contactWith } from '@/lib/routes';
import type { Draw } from './content';

/** Plans side by side; each leads to the contact form with the service chosen. */
export const PricingTiers: Draw<'pricing-tiers'> = ({ service, items }) => (
  <>
    <ul className="grid gap-x-8 gap-y-12 max-lg:max-w-reading lg:grid-cols-3">
      {items.map((tier) => (
        <PricingCard
          key={tier.name}
          name={tier.name}
          description={tier.description}
          price={parsePrice(tier.price)}
          billing={tier.perUnit}
          features={tier.features}
          mostPopular={tier.isPopular}
          ctaText={tier.ctaText}
          ctaLink={contactWith({ inquiry: 'quote', service })}
        />
      ))}
    </ul>
    <p className="type-small mt-6 text-ink-2 empty:hidden">
      <ConvertedNote />
    </p>
  </>
);
