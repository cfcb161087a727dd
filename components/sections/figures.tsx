import clsx from 'clsx';
import { ImpactBar } from '../figures/impact-bar';
import { LandingSection, type SectionProps } from './landing-section';

/** Stated figures on the dark band, each drawn where content says how; without drawings they stand two by two on phones. */
export function Figures({ section, headingId }: SectionProps<'figures'>) {
  const plain = section.items.every(({ drawn }) => !drawn);
  return (
    <LandingSection section={section} headingId={headingId} tone="band">
      <ul
        className={clsx(
          'grid gap-y-10 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]',
          plain ? 'grid-cols-2 gap-x-8' : 'gap-x-16',
        )}
      >
        {section.items.map(({ value, label, drawn }) => (
          <li key={label} className={plain ? 'border-t border-rule pt-6' : undefined}>
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
