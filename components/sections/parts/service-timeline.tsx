import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { RailBranch } from '@/components/layout/rail';
import { Icon } from '@/components/ui/icon';
import type { PricedService } from '@/content/services/schema';
import { BasePrice, ServiceBadge } from './service-parts';
import styles from './service-timeline.module.css';

/** Weeks between two gridlines. Narrow screens fit MAX_LINES_NARROW labels and otherwise show every other one. */
const WEEKS_BETWEEN_LINES = 2;
const MAX_LINES_NARROW = 4;

/**
 * Services as lanes on one scale: from the start to their weeks, with the base price at the end. The page's rail
 * branches into each lane.
 *
 * @param linked makes each name a heading that leads to its service, where no rows below the chart do.
 */
export function ServiceTimeline({
  services,
  linked,
}: {
  services: readonly PricedService[];
  linked: boolean;
}) {
  const longest = Math.max(...services.map(({ weeks }) => weeks));
  const ticks = Array.from(
    { length: Math.floor(longest / WEEKS_BETWEEN_LINES) + 1 },
    (_, index) => index * WEEKS_BETWEEN_LINES,
  );
  return (
    <div
      className={clsx(styles.chart, linked && styles.linked)}
      style={{ '--longest': longest } as CSSProperties}
    >
      <p aria-hidden className={styles.axis}>
        {ticks.map((week) => (
          <span
            key={week}
            className={
              ticks.length > MAX_LINES_NARROW && week % (2 * WEEKS_BETWEEN_LINES)
                ? 'max-md:invisible'
                : undefined
            }
            style={{ gridColumnStart: week + 1 }}
          >
            {/* The space separates the words for screen readers. */}
            {week === 0 ? 'Start ' : `Week ${week} `}
          </span>
        ))}
      </p>
      <ul>
        {services.map((service) => (
          <li
            key={service.id}
            className={linked ? 'row-link' : undefined}
            style={{ '--weeks': service.weeks } as CSSProperties}
          >
            <RailBranch />
            {linked ? (
              <div className={styles.name}>
                <h3 className="type-h3">
                  <a href={service.url} className="row-cover row-title">
                    {service.title}
                  </a>
                </h3>
                <Icon name="arrow-right" size={18} className="arrow-move text-ember-text" />
                <ServiceBadge badge={service.badge} />
              </div>
            ) : (
              <p className={clsx('type-h4', styles.name)}>{service.title}</p>
            )}
            <span aria-hidden className={styles.lane} />
            <p className={styles.price}>
              <BasePrice {...service} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
