import clsx from 'clsx';
import { Price } from '@/components/currency/price';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { RailBranch } from '@/components/ui/rail';
import type { PricedService, ServiceBadge } from '@/content/schemas/services';

const badgeVariants: Record<ServiceBadge, BadgeVariant> = { Popular: 'primary', Advanced: 'outline' };

/** Weeks between two gridlines. Narrow screens fit MAX_LINES_NARROW labels and otherwise show every other one. */
const WEEKS_BETWEEN_LINES = 2;
const MAX_LINES_NARROW = 4;

type Props = { services: readonly Omit<PricedService, 'page' | 'meta'>[]; described?: boolean | undefined };

/** Services as lanes on one scale, into each of which the page's rail branches, with the base price at the end. */
export function ServiceTimeline({ services, described = false }: Props) {
  const longest = Math.max(...services.map(({ weeks }) => weeks));
  const ticks = Array.from(
    { length: Math.floor(longest / WEEKS_BETWEEN_LINES) + 1 },
    (_, index) => index * WEEKS_BETWEEN_LINES,
  );
  return (
    // One column for each week from the rings' middle on, and one for the price at the end of the longest lane.
    <div
      className="grid pl-(--ring) [--ring:7.5px] *:col-span-full *:row-start-1 *:grid *:grid-cols-subgrid"
      style={{ gridTemplateColumns: `repeat(${longest}, minmax(0, 1fr)) max-content` }}
    >
      <p aria-hidden className="text-note [line-height:1] text-ink-3">
        {ticks.map((week) => (
          <span
            key={week}
            className={clsx(
              'row-start-1 flex min-w-0 items-end whitespace-nowrap first:-ml-(--ring)',
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
          <li
            key={id}
            // The branch is positioned from the bottom, because a name may take two lines.
            className="row-link col-span-full grid grid-cols-subgrid grid-rows-[minmax(2rem,auto)_auto] [--rail-at:calc(100%-2.375rem)] [--rail-reach:var(--ring)] md:[--rail-at:calc(100%-1.25rem)]"
          >
            <RailBranch />
            <div
              className={clsx(
                // The lines of the weeks show between the texts only.
                'col-span-full -ml-(--ring) self-start bg-(--rail-ground,var(--paper))',
                described ? 'pb-3.5 lg:grid lg:split-7-5 lg:items-baseline' : 'pb-1',
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
              {described && <p className="mt-1 max-w-reading text-balance lg:min-h-[2lh]">{description}</p>}
            </div>
            {/* A ring where it starts, a dot where it ends. */}
            <span
              aria-hidden
              className="relative row-start-2 mt-[calc(1.25rem-1.5px)] h-0 border-t-3 border-lane"
              style={{ gridColumn: `1 / span ${weeks}` }}
            >
              <span className="absolute -top-[9px] -left-(--ring) size-[15px] rounded-full border-3 border-lane bg-(--rail-ground,var(--paper))" />
              <span className="absolute [inset:-8.5px_-7px_auto_auto] size-3.5 rounded-full bg-lane [outline:3px_solid_var(--rail-ground,var(--paper))]" />
            </span>
            {/* The note below the chart explains the figures once. */}
            <p
              style={{ gridColumn: `${weeks + 1} / -1` }}
              className="row-start-2 grid justify-self-start bg-(--rail-ground,var(--paper)) pl-4.5 text-note [line-height:calc(18/13)] whitespace-nowrap text-ink-2 even-digits md:flex md:items-baseline md:gap-2.5 md:text-small md:[line-height:1.2]"
            >
              <span className="sr-only">Base price</span>{' '}
              <strong className="text-h3-lg [line-height:2.5rem] font-medium [letter-spacing:-0.015em] text-ink font-stretch-75%">
                <Price usd={usd} />
              </strong>{' '}
              <span>{`about ${weeks} weeks`}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
