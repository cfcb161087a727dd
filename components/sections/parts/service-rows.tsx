import { ServiceIllustration } from '@/components/illustrations/service-illustration';
import type { PricedService } from '@/content/services/schema';
import { BasePrice, DetailsAbout, ServiceBadge } from './service-parts';
import styles from './service-rows.module.css';

/**
 * Services as ruled rows: drawing, title and text, base price. The whole row leads to the service, and the
 * page's rail branches into each drawing.
 */
export function ServiceRows({ services }: { services: readonly PricedService[] }) {
  return (
    <ul className={styles.rows}>
      {services.map((service) => (
        <li key={service.id} className="row-link enter">
          <ServiceIllustration type={service.pricingType} rail />
          <div>
            <h3 className="type-h3-lg row-title">{service.title}</h3>
            <ServiceBadge badge={service.badge} />
            <p>{service.description}</p>
          </div>
          <div className={styles.price}>
            <p>
              <BasePrice {...service} />
            </p>
            <a href={service.url} className="row-cover">
              <DetailsAbout title={service.title} />
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
