import { Price } from '@/components/currency/price';
import { ServiceIllustration } from '@/components/illustrations/service-illustration';
import { Icon } from '@/components/ui/icon';
import type { Service } from '@/content/services/schema';
import { ServiceBadge } from './service-badge';
import styles from './service-rows.module.css';

/** A service with its base price in US dollars and its weeks, both before any adjustment. */
export type PricedService = Service & { usd: number; weeks: number };

/**
 * Services as ruled rows: drawing, title and text, base price. The whole row leads to the service, and the page's
 * rail branches into each drawing, whose lane is therefore 3 px wide at every width, like the rail.
 */
export function ServiceRows({ services }: { services: readonly PricedService[] }) {
  return (
    <ul className="mt-[clamp(2rem,3.9vw,3.5rem)] border-t border-rule *:grid *:gap-5 *:border-b *:border-rule *:py-9 md:max-lg:*:grid-cols-[5fr_6fr] md:max-lg:*:items-end md:max-lg:*:gap-x-8 lg:*:grid-cols-[5fr_4.6fr_minmax(max-content,1.9fr)] lg:*:items-center lg:*:gap-10 xl:*:gap-18 [&_svg]:[--drawing-lane:calc(6.05px_-_0.66cqi)]">
      {services.map((service) => (
        <li key={service.id} className="row-link enter">
          <ServiceIllustration
            type={service.pricingType}
            rail
            className="max-w-124 md:max-lg:row-span-2 md:max-lg:self-center"
          />
          <div>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h3 className="type-h3-lg row-title">{service.title}</h3>
              <ServiceBadge badge={service.badge} />
            </div>
            <p className="mt-2.5 max-w-reading text-ink-2">{service.description}</p>
          </div>
          <div className={styles.price}>
            <p>
              <span>Base price</span>{' '}
              <strong>
                <Price usd={service.usd} />
              </strong>{' '}
              <span>about {service.weeks} weeks</span>
            </p>
            <a href={service.url} className="row-cover">
              <span className="text-link">
                Details<span className="sr-only"> about {service.title}</span>
              </span>
              <Icon name="arrow-right" size={18} className="arrow-move text-ember-text" />
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
