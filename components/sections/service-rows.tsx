import clsx from 'clsx';
import { ServiceIllustration } from '@/components/illustrations/service-illustration';
import type { Service } from '@/content/services/schema';
import { ServiceBadge } from './service-badge';
import { BasePrice, DetailsAbout } from './service-parts';

/** A service with its base price in US dollars and its weeks, both before any adjustment. */
export type PricedService = Service & { usd: number; weeks: number };

/**
 * Services as ruled rows: drawing, title and text, base price. The whole row leads to the service, and the
 * page's rail branches into each drawing.
 */
export function ServiceRows({ services }: { services: readonly PricedService[] }) {
  return (
    <ul className="mt-[clamp(1.25rem,3.9vw,3.5rem)] border-t border-rule">
      {services.map((service) => (
        <li
          key={service.id}
          className={clsx(
            'row-link enter grid gap-2.5 border-b border-rule pt-4.5 pb-3.5 md:grid-cols-[5fr_6fr] md:items-end md:gap-x-8',
            'md:gap-y-5 md:py-9 lg:grid-cols-[5fr_4.6fr_minmax(max-content,1.9fr)] lg:items-center lg:gap-10 xl:gap-18',
            // The drawing, whose lane is 3 px wide at every width, like the rail that branches into it.
            '*:first:max-w-124 *:first:[--drawing-lane:calc(6.05px_-_0.66cqi)] md:*:first:row-span-2 md:*:first:self-center',
            'lg:*:first:row-auto',
          )}
        >
          <ServiceIllustration type={service.pricingType} rail />
          <div>
            <h3 className="type-h3-lg row-title mr-2 inline align-middle">{service.title}</h3>
            <ServiceBadge badge={service.badge} />
            <p className="mt-2 max-w-reading text-ink-2 max-md:type-small md:mt-2.5">{service.description}</p>
          </div>
          <div
            className={clsx(
              'text-[0.875rem] text-ink-2 even-digits max-md:-mt-1 lg:type-small',
              'max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:justify-between max-lg:gap-x-2 max-lg:gap-y-1',
            )}
          >
            <p className="*:whitespace-nowrap lg:*:block">
              <BasePrice
                {...service}
                className="mx-0.5 text-[length:clamp(1.75rem,2.3vw,2.125rem)] leading-none tracking-[-0.015em] normal-nums lg:mx-0 lg:mt-[-3px] lg:mb-0.5 lg:leading-[1.1]"
              />
            </p>
            <a
              href={service.url}
              className="row-cover inline-flex min-h-6 items-center gap-[0.3125rem] text-[0.9375rem] lg:mt-2.5"
            >
              <DetailsAbout title={service.title} />
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
