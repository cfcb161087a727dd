import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { Price } from '@/components/currency/price';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { RailBranch } from '@/components/ui/rail';
import type { PricedService, ServiceBadge } from '@/content/schemas/services';
import styles from './service-timeline.module.css';

const badgeVariants: Record<ServiceBadge, BadgeVariant> = { Popular: 'primary', Advanced: 'outline' };

/** Weeks between two gridlines. Narrow screens fit MAX_LINES_NARROW labels and otherwise show every other one. */
const WEEKS_BETWEEN_LINES = 2;
const MAX_LINES_NARROW = 4;

/**
 * Services as lanes on one scale: each links its name and leads from the start to its weeks, with the base price at the
 * end. The page's rail branches into each lane.
 *
 * @param described adds a sentence on each service.
 */
export function ServiceTimeline({
  services,
  described = false,
}: {
  services: readonly PricedService[];
  described?: boolean | undefined;
}) {
  const longest = Math.max(...services.map(({ weeks }) => weeks));
  const ticks = Array.from(
    { length: Math.floor(longest / WEEKS_BETWEEN_LINES) + 1 },
    (_, index) => index * WEEKS_BETWEEN_LINES,
  );
  return (
    <div className={styles.chart} style={{ '--longest': longest } as CSSProperties}>
      <p aria-hidden className="text-note leading-none text-ink-3">
        {ticks.map((week) => (
          <span
            key={week}
            className={clsx(
              'row-start-1 flex h-6 min-w-0 items-end self-end whitespace-nowrap first:-ml-(--ring)',
              'not-first:border-l not-first:border-rule not-first:pl-1.5',
              ticks.length > MAX_LINES_NARROW && week % (2 * WEEKS_BETWEEN_LINES) && 'max-md:invisible',
            )}
            style={{ gridColumnStart: week + 1 }}
          >
            {/* The space separates the words for screen readers. */}
            {week === 0 ? 'Start ' : `Week ${week} `}
          </span>
        ))}
      </p>
      <ul className={clsx('pb-10', described ? 'gap-y-11' : 'gap-y-4')}>
        {services.map(({ id, url, title, description, badge, weeks, usd }) => (
          <li key={id} className="row-link" style={{ '--weeks': weeks } as CSSProperties}>
            <RailBranch />
            <div
              className={clsx(
                'col-span-full -ml-(--ring) place-self-start',
                described ? 'pb-3.5 lg:grid lg:split-7-5 lg:items-baseline lg:justify-self-stretch' : 'pb-1',
              )}
            >
              <div className="flex flex-wrap items-center gap-x-1.5">
                <h3 className={described ? 'type-h3 md:type-h3-lg' : 'type-h3'}>
                  <a href={url} className="stretched-link row-title">
                    {title}
                  </a>
                </h3>
                <Icon name="arrow-right" size={18} className="arrow-move text-ember-text" />
                {badge && <Badge variant={badgeVariants[badge]}>{badge}</Badge>}
              </div>
              {described && <p className="mt-1 max-w-reading text-balance">{description}</p>}
            </div>
            <span aria-hidden className={styles.lane} />
            {/* The note below the chart explains the figures once. */}
            <p className={styles.price}>
              <span className="sr-only">Base price</span>{' '}
              <strong>
                <Price usd={usd} />
              </strong>{' '}
              about {weeks} weeks
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
