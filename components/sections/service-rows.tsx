import { Price } from '@/components/currency/price';
import { ServiceIllustration } from '@/components/illustrations/service-illustration';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Service } from '@/content/services/schema';

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
              {service.badge && (
                <Badge variant={service.badge === 'Popular' ? 'primary' : 'outline'}>{service.badge}</Badge>
              )}
            </div>
            <p className="mt-2.5 max-w-reading text-ink-2">{service.description}</p>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 text-[0.875rem] text-ink-2 tabular-nums [font-kerning:none] lg:block lg:text-[0.9375rem] lg:leading-[1.5]">
            <p className="*:whitespace-nowrap lg:*:block">
              <span>Base price</span>{' '}
              <span className="mx-0.5 text-[length:clamp(1.75rem,2.3vw,2.125rem)] font-medium leading-none tracking-[-0.015em] text-ink font-stretch-75% [font-variant-numeric:normal] lg:mx-0 lg:-mt-[3px] lg:mb-0.5 lg:leading-[1.1]">
                <Price usd={service.usd} />
              </span>{' '}
              <span>about {service.weeks} weeks</span>
            </p>
            <a
              href={service.url}
              className="row-cover inline-flex min-h-6 items-center gap-[0.3125rem] text-[0.9375rem] lg:mt-2.5"
            >
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
