import { LandingSection, type SectionProps } from './landing-section';

/** Who this is for, which challenges it meets, or what stays with people: ruled, since nothing of it is ticked off. */
export function Fit({ section, headingId }: SectionProps<'fit'>) {
  return (
    <LandingSection section={section} headingId={headingId} split>
      <ul className="type-lead border-t border-edge">
        {section.items.map((item) => (
          <li key={item} className="border-b border-rule py-4">
            {item}
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
