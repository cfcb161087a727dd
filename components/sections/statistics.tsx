import { LandingSection, type SectionProps } from './landing-section';

/** The company's stated figures in one row. */
export function Statistics({ section, library, headingId }: SectionProps<'statistics'>) {
  return (
    <LandingSection section={section} headingId={headingId} tone="band">
      <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {library.statistics.map(({ label, value, unit }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-rule pt-6">
            <dt className="mt-3 text-ink-2">{label}</dt>
            <dd className="type-figure">
              {value}
              {unit}
            </dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  );
}
