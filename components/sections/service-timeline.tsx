import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { RailBranch } from '@/components/layout/rail';
import { Icon } from '@/components/ui/icon';
import { ServiceBadge } from './service-badge';
import { BasePrice } from './service-parts';
import type { PricedService } from './service-rows';
import styles from './service-timeline.module.css';

/** Weeks between two hairlines, and how many hairlines narrow screens have room for; of more they show every other. */
const WEEKS_BETWEEN_LINES = 2;
const MAX_LINES_NARROW = 4;

const name = 'col-span-full flex flex-wrap items-center gap-x-1.5 place-self-start bg-paper pr-1';

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
      className={clsx(
        styles.chart,
        'mt-[clamp(1.5rem,3.9vw,3.5rem)] [&>ul]:gap-y-4 [&>ul]:pb-10',
        linked && '[--name:2rem]',
      )}
      style={{ '--longest': longest } as CSSProperties}
    >
      <p aria-hidden className={clsx(styles.axis, 'text-[0.8125rem] leading-none text-ink-3')}>
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
            {/* The space is for those who read the text alone. */}
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
              <div className={clsx(styles.name, name)}>
                <h3 className="type-h3">
                  <a href={service.url} className="row-cover row-title">
                    {service.title}
                  </a>
                </h3>
                <Icon name="arrow-right" size={18} className="arrow-move text-ember-text" />
                <ServiceBadge badge={service.badge} />
              </div>
            ) : (
              <p className={clsx(styles.name, name, 'type-h4')}>{service.title}</p>
            )}
            <span aria-hidden className={styles.lane} />
            <p
              className={clsx(
                styles.price,
                'grid content-start gap-x-2.5 justify-self-start bg-paper pl-4.5 text-[0.8125rem] leading-4.5 whitespace-nowrap',
                'text-ink-2 even-digits max-md:first:*:mt-[-0.3125rem] md:grid-rows-[repeat(2,1.25rem)] md:last:*:col-start-2',
              )}
            >
              <BasePrice
                {...service}
                className="-order-1 text-[1.5rem] leading-10 tracking-[-0.015em] md:row-[1/3] md:text-[2.125rem]"
              />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
