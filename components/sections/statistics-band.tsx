import { RoiCurve } from '@/components/illustrations/charts/roi-curve';
import { Section } from '@/components/ui/section';
import type { Statistic } from '@/content/statistics.schema';

/** The company's figures on a dark band; the return is the one that is drawn, the others stand below it. */
export function StatisticsBand({
  heading,
  lead,
  note,
  roi,
  statistics,
  rail = true,
}: {
  heading: string;
  lead?: string | undefined;
  note?: string | undefined;
  roi: Statistic;
  statistics: readonly Statistic[];
  /** False on pages without a rail. */
  rail?: boolean;
}) {
  return (
    <Section tone="band" rail={rail ? 'through' : 'none'} label="statistics">
      <div className="grid gap-x-8 gap-y-10 xl:grid-cols-12">
        <div className="max-w-reading xl:col-span-4">
          <h2 id="statistics" className="type-h2 whitespace-pre-line">
            {heading}
          </h2>
          {lead && <p className="type-lead mt-5 text-ink-2">{lead}</p>}
        </div>
        <div className="xl:col-span-8">
          <dl className="roi-figure">
            <dt className="type-small text-ink-2">{roi.label}</dt>
            <dd className="type-roi">
              {roi.value}
              {roi.unit}
            </dd>
          </dl>
          {/* Four of twelve columns and their gap lie between the content's edge and the curve. */}
          <RoiCurve reach={rail ? 'calc(50% + 16px)' : undefined} />
        </div>
      </div>
      {note && <p className="type-small mt-6 text-ink-2">{note}</p>}
      <dl className="statistics-row">
        {statistics.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="type-figure">
              {value}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
