import type { Service } from '@/content/schema';
import { ServiceFigure } from '../figures/service-figure';
import { Price } from '../islands/currency/price';
import { Badge } from '../ui/badge';
import { Icon } from '../ui/icon';

<<<<<<<< HEAD:components/sections/service-rows.tsx
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
        <li key={service.id} className="service-row row-link">
          <ServiceFigure type={service.pricingType} rail={rail} className="service-row-figure" />
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
              <Icon name="arrow-right" size={18} className="arrow-move text-ember-text" />
            </a>
          </div>
        </li>
      ))}
    </ul>
========
/** Services by id as ruled rows, each with its base price and weeks. */
export function Services({ section, library, headingId }: SectionProps<'services'>) {
  const services = section.ids.flatMap((id) => library.services.filter((service) => service.id === id));
  return (
    <LandingSection section={section} headingId={headingId}>
      <ul className="border-t border-rule">
        {services.map(({ id, title, description, url, badge, usd, weeks }) => (
          <li key={id} className="grid gap-x-8 gap-y-4 border-b border-rule py-8 lg:grid-cols-12">
            <div className="lg:col-span-9">
              <h3 className="type-h3-lg flex flex-wrap items-center gap-3">
                {title}
                {badge && <Badge variant={badge === 'Popular' ? 'primary' : 'outline'}>{badge}</Badge>}
              </h3>
              <p className="mt-2.5 max-w-reading text-ink-2">{description}</p>
            </div>
            <div className="lg:col-span-3">
              <p className="type-meta text-ink-2">Base price</p>
              <p className="type-h3-lg">
                <Price usd={usd} />
              </p>
              <p className="type-meta text-ink-2">about {weeks} weeks</p>
              <TextLink href={url} hint={`of ${title}`} className="mt-2">
                Details
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="type-meta mt-6 text-ink-2">Prices are converted at fixed rates from US dollars.</p>
    </LandingSection>
>>>>>>>> 5e6e803 (Add the services overview on the same template):components/sections/services.tsx
  );
}
