import { RoiCurve } from '@/components/illustrations/charts/roi-curve';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { Section } from '@/components/ui/section';
import type { Statistic } from '@/content/schemas/statistics';
import { StatisticsRow } from './statistics-row';

/**
 * The company's statistics on a dark band: the hours saved at the largest size, beside the curve of the return,
 * and the others small in a row below. The page's rail runs below the number into the curve.
 */
export function StatisticsBand({
  heading,
  lead,
  note,
  hours,
  statistics,
}: {
  heading: string;
  lead?: string | undefined;
  note?: string | undefined;
  hours: Statistic;
  statistics: readonly Statistic[];
}) {
  return (
    <Section tone="band" label="statistics">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="flex flex-col justify-between gap-8 lg:col-span-5 lg:pb-12">
          <div className="max-w-reading">
            <h2 id="statistics" className="type-h2 whitespace-pre-line">
              {heading}
            </h2>
            {lead && (
              <p className="type-lead mt-3 md:mt-5">
                <NoWrapRanges text={lead} />
              </p>
            )}
          </div>
          <dl>
            <div className="flex flex-col">
              <dt className="mt-2 md:mt-4">{hours.label}</dt>
              <dd className="-order-1 -ml-[0.04em] type-figure text-[length:max(min(19vw,4.75rem),min(9vw,8rem))]/[0.84]">
                {hours.value}
              </dd>
              <dd className="type-small mt-1 text-ink-2">{hours.counts}</dd>
            </div>
          </dl>
        </div>
        {/* Five of twelve columns and their gap lie between the content’s edge and the curve, which ends 10 px before its own. */}
        <div className="min-w-0 lg:col-span-7 lg:[--rail-reach:calc(71.4286%+30px)]">
          <RoiCurve />
        </div>
      </div>
      {note && (
        <p className="type-small mt-4 text-ink-2 lg:ml-auto lg:w-[calc(58.3333%-0.8333rem)]">{note}</p>
      )}
      <StatisticsRow statistics={statistics} small />
    </Section>
  );
}
