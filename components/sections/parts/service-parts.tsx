import { Price } from '@/components/currency/price';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { PricedService, Service } from '@/content/services/schema';
import { clean, figureOf } from '@/lib/content/text-marks';

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

/** Text and arrow of a link to a service. */
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

/** 'Popular' or 'Advanced' beside a service's name; nothing for a service that has no badge. */
export function ServiceBadge({ badge }: Pick<Service, 'badge'>) {
  return badge && <Badge variant={clean(badge) === 'Popular' ? 'primary' : 'outline'}>{badge}</Badge>;
}
