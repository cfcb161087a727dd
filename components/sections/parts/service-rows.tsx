import { Price } from '@/components/currency/price';
import { ServiceIllustration } from '@/components/illustrations/service-illustration';
import { Icon } from '@/components/ui/icon';
import type { PricedService } from '@/content/services/schema';
import { ServiceBadge } from './service-badge';
import styles from './service-rows.module.css';

/**
 * Services as ruled rows: drawing, title and text, base price. The whole row leads to the service, and the
 * page's rail branches into each drawing.
 */
export function ServiceRows({ services }: { services: readonly PricedService[] }) {
  return (
    <ul className={styles.rows}>
      {services.map((service) => (
        <li key={service.id} className="row-link">
          <ServiceIllustration type={service.pricingType} />
          <div>
            <h3 className="type-h3-lg row-title">{service.title}</h3>
            <ServiceBadge badge={service.badge} />
            <p>{service.description}</p>
          </div>
          <div className={styles.price}>
            <p>
              <span>Base price</span>{' '}
              <strong>
                <Price usd={service.usd} />
              </strong>{' '}
              <span>about {service.weeks} weeks</span>
            </p>
            <a href={service.url} className="stretched-link">
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
