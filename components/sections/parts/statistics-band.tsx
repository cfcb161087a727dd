import { RoiCurve } from '@/components/illustrations/charts/roi-curve';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { Section } from '@/components/ui/section';
import type { Statistic } from '@/content/schemas/statistics';
import { StatisticsRow } from './statistics-row';

/** The company's statistics on a dark band: the return on investment as a drawing, the others in a row below it. */
export function StatisticsBand({
  heading,
  lead,
  note,
  roi,
  statistics,
}: {
  heading: string;
  lead?: string | undefined;
  note?: string | undefined;
  roi: Statistic;
  statistics: readonly Statistic[];
}) {
  return (
    <Section tone="band" rail="through" label="statistics">
      <div className="grid gap-x-8 gap-y-6 md:gap-y-10 xl:grid-cols-12">
        <div className="max-w-reading xl:col-span-4">
          <h2 id="statistics" className="type-h2 whitespace-pre-line">
            {heading}
          </h2>
          {lead && (
            <p className="type-lead mt-3 md:mt-5">
              <NoWrapRanges text={lead} />
            </p>
          )}
        </div>
        {/* Four of twelve columns and their gap lie between the content's edge and the curve. */}
        <div className="xl:col-span-8 xl:[--rail-reach:calc(50%+16px)]">
          <dl className="flex max-w-md justify-end [align-items:last_baseline] gap-4 pr-4 min-[45rem]:h-21 min-[45rem]:max-w-none min-[45rem]:pt-2.75 min-[45rem]:pr-[2.9%]">
            <dt className="type-small">
              {roi.label} <span className="block text-ink-2">{roi.counts}</span>
            </dt>
            <dd className="type-figure leading-none min-[45rem]:text-h1">
              {roi.value}
              {roi.unit}
            </dd>
          </dl>
          <RoiCurve />
        </div>
      </div>
      {note && <p className="type-small mt-4 text-ink-2 md:mt-6">{note}</p>}
      <StatisticsRow statistics={statistics} />
    </Section>
  );
}
