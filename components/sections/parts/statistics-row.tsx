import clsx from 'clsx';
import type { Statistic } from '@/content/company/statistics.schema';

/** Statistics side by side, each a large value above its label. */
export function StatisticsRow({ statistics }: { statistics: readonly Statistic[] }) {
  return (
    <dl
      className={clsx(
        'mt-[clamp(1.75rem,4.05vw,3.625rem)] flex flex-wrap gap-x-4 gap-y-5 md:gap-x-6 md:gap-y-8 lg:grid lg:grid-cols-4',
        'lg:gap-x-8 [&>div]:flex [&>div]:flex-[1_1_calc(50%-0.5rem)] md:[&>div]:flex-[1_1_calc(50%-0.75rem)]',
        '[&>div]:flex-col-reverse [&>div]:justify-end [&>div]:gap-1.5 md:[&>div]:gap-3 [&>div]:border-t',
        '[&>div]:border-rule [&>div]:pt-3.5 md:[&>div]:pt-4.5',
      )}
    >
      {statistics.map(({ label, value, unit }) => (
        <div key={label}>
          <dt className="text-ink-2">{label}</dt>
          <dd className="type-figure">
            {value}
            {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
