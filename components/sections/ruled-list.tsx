import { LandingSection, type SectionProps } from './landing-section';

/** Short statements between rules, such as who a page is for or which challenges it answers. */
export function RuledList({ section, headingId }: SectionProps<'ruled-list'>) {
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
