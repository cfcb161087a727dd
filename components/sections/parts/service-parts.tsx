import { Price } from '@/components/currency/price';
import { Icon } from '@/components/ui/icon';
import type { PricedService } from '@/content/services/schema';
import { figureOf } from '@/lib/content/text-marks';

/** A service's base price in US dollars and its weeks, both before any adjustment, as three pieces to arrange. */
export function BasePrice({ usd, weeks, pricingType }: Pick<PricedService, 'usd' | 'weeks' | 'pricingType'>) {
  return (
    <>
      <span>Base price</span>{' '}
      <strong>
        <Price usd={usd} {...figureOf(`baseCost.${pricingType}`)} />
      </strong>{' '}
      <span>about {weeks} weeks</span>
    </>
  );
}

/** What a link to a service says, with its arrow. */
export function DetailsAbout({ title }: { title: string }) {
  return (
    <>
      <span className="text-link">
        Details<span className="sr-only"> about {title}</span>
      </span>
      <Icon name="arrow-right" size={18} className="arrow-move text-ember-text" />
    </>
  );
}
