import { ImpactBar } from '../figures/impact-bar';
import { LandingSection, type SectionProps } from './landing-section';

/** Stated figures on the dark band, each drawn where content says how. */
export function Figures({ section, headingId }: SectionProps<'figures'>) {
  return (
    <LandingSection section={section} headingId={headingId} tone="band">
      <ul className="grid gap-x-16 gap-y-10 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {section.items.map(({ value, label, drawn }) => (
          <li key={label}>
            <p className="type-figure">{value}</p>
            <p className="mt-3 text-ink-2">{label}</p>
            {drawn && (
              <ImpactBar {...drawn} atLeast={value.endsWith('+')} atMost={value.startsWith('Up to')} />
            )}
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
