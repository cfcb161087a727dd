import clsx from 'clsx';
import type { Statistic } from '@/content/schemas/statistics';

type Props = { statistics: readonly Statistic[]; small?: boolean };

/** Statistics side by side: each a large value, or a `small` one, its label, and what it counts. */
export const StatisticsRow = ({ statistics, small = false }: Props) => (
  <dl className="mt-7 lg:mt-14 flex flex-wrap gap-x-4 gap-y-5 md:gap-x-6 md:gap-y-8 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-x-8">
    {statistics.map(({ label, value, unit, counts }) => (
      <div
        key={label}
        className="flex flex-[1_1_calc(50%-0.75rem)] flex-col border-t border-rule pt-3.5 max-lg:last:odd:[--h2:min(5.5rem,20vw)] md:pt-4.5"
      >
        <dt className={small ? 'type-small mt-1.5' : 'mt-1.5 md:mt-3'}>{label}</dt>
        <dd className={clsx('-order-1 type-figure', small && 'text-h3-lg')}>
          {value}
          {unit}
        </dd>
        <dd className="type-small mt-1 text-ink-2">{counts}</dd>
      </div>
    ))}
  </dl>
);
