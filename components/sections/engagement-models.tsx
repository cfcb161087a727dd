import { Columns } from './columns';
import { LandingSection, type SectionProps } from './landing-section';

/** Ways to work together, side by side, each with its terms. */
export function EngagementModels({ section, headingId }: SectionProps<'engagement-models'>) {
  return (
    <LandingSection section={section} headingId={headingId} tone="sunk">
      <Columns count={3} className="max-lg:gap-y-10">
        {section.items.map(({ title, description, terms }) => (
          <li key={title}>
            <h3 className="type-h3">{title}</h3>
            <p className="mt-2.5 text-ink-2">{description}</p>
            <dl className="type-small mt-5 grid gap-3 md:grid-cols-3 lg:grid-cols-1">
              {terms.map(({ label, value }) => (
                <div key={label}>
                  <dt className="font-semibold">{label}</dt>
                  <dd className="text-ink-2">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </Columns>
    </LandingSection>
  );
}
