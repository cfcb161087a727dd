import { LandingSection, type SectionProps } from './landing-section';

/** The company's stated figures in one row. */
export function Statistics({ section, contentIndex, headingId }: SectionProps<'statistics'>) {
  return (
    <LandingSection section={section} headingId={headingId} tone="band" flush>
      <dl className="statistics-row lg:grid-cols-4">
        {contentIndex.statistics.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
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
