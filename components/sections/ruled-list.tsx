import { LandingSection, type SectionProps } from './landing-section';

/** Short statements between rules, such as who a page is for or which challenges it answers. */
export function RuledList({ section, headingId }: SectionProps<'ruled-list'>) {
  return (
    <LandingSection section={section} headingId={headingId} split>
      <Statements items={section.items} />
    </LandingSection>
  );
}

/** The list alone, with a stronger rule above it. */
export function Statements({ items }: { items: readonly string[] }) {
  return (
    <ul className="type-lead border-t border-edge *:border-b *:border-rule *:py-2.5 md:*:py-4">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
