import type { Statistic } from '@/content/schema';
import { RoiCurve } from '../../figures/roi-curve';
import { Section } from '../../ui/section';

/** The company's figures: what was counted, and the return as the curve that leads to it. */
export function Impact({ statistics, roi }: { statistics: readonly Statistic[]; roi: Statistic }) {
  return (
    <Section tone="band" label="impact">
      <h2 id="impact" className="type-h2">
        Impact in figures
      </h2>
      <div className="mt-12 grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <dl className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-4 lg:grid-cols-1">
          {statistics.map(({ label, value, unit }) => (
            <Figure key={label} label={label} value={`${value}${unit ?? ''}`} />
          ))}
        </dl>
        <div className="lg:col-span-8">
          <dl>
            <Figure label={roi.label} value={`${roi.value}${roi.unit ?? ''}`} />
          </dl>
          <RoiCurve />
          <p className="type-meta mt-4 text-ink-3">The shape of the curve is illustrative.</p>
        </div>
      </div>
    </Section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-t border-rule pb-8 pt-5">
      <dt className="mt-2 text-ink-2">{label}</dt>
      <dd className="type-figure">{value}</dd>
    </div>
  );
}
