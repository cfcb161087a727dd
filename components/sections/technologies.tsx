import { LandingSection, type SectionProps } from './landing-section';

/** Technologies by category, each in a column of its own. */
export function Technologies({ section, headingId }: SectionProps<'technologies'>) {
  return (
    <LandingSection section={section} headingId={headingId} tone="sunk">
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {section.categories.map(({ title, description, items }) => (
          <li key={title}>
            <h3 className="type-h3">{title}</h3>
            <p className="mt-2">{description}</p>
            <ul className="mt-5 border-t border-edge">
              {items.map((item) => (
                <li key={item} className="border-b border-rule py-2.5">
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
