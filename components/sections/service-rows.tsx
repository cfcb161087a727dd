import { Price } from '@/components/currency/price';
import { ServiceIllustration } from '@/components/illustrations/service-illustration';
import { Badge } from '@/components/ui/badge';
import { ContentIcon } from '@/components/ui/content-icon';
import type { Service } from '@/content/services/schema';

/** A service with its base price in US dollars and its weeks, both before any adjustment. */
export type PricedService = Service & { usd: number; weeks: number };

/**
 * Services as ruled rows: figure, title and text, base price. The whole row leads to the service.
 *
 * @param rail lets the page rail branch into each figure.
 */
export function ServiceRows({
  services,
  rail = false,
}: {
  services: readonly PricedService[];
  rail?: boolean;
}) {
  return (
    <ul className="service-rows">
      {services.map((service) => (
        <li key={service.id} className="service-row row-link enter">
          <ServiceIllustration type={service.pricingType} rail={rail} className="service-row-figure" />
          <div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h3 className="type-h3-lg row-title">{service.title}</h3>
              {service.badge && (
                <Badge variant={service.badge === 'Popular' ? 'primary' : 'outline'}>{service.badge}</Badge>
              )}
            </div>
            <p className="mt-2.5 max-w-reading text-ink-2">{service.description}</p>
          </div>
          <div className="service-row-price">
            <p>
              <span>Base price</span>{' '}
              <span className="service-row-figures">
                <Price usd={service.usd} />
              </span>{' '}
              <span>about {service.weeks} weeks</span>
            </p>
            <a href={service.url} className="row-cover service-row-more">
              <span className="text-link">
                Details<span className="sr-only"> about {service.title}</span>
              </span>
              <ContentIcon name="arrow-right" size={18} className="arrow-move text-ember-text" />
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
