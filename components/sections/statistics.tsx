import clsx from 'clsx';
import { ImpactBar } from '@/components/illustrations/impact-bar';
import { LandingSection, type SectionProps } from './landing-section';

const columns: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
};

/** Statistics on the dark band, each with a bar where content says how to draw it; without bars they are in pairs on phones. */
export function Statistics({ section, headingId }: SectionProps<'statistics'>) {
  const plain = section.items.every(({ drawn }) => !drawn);
  return (
    <LandingSection section={section} headingId={headingId} tone="band">
      <ul className={clsx('grid gap-x-8 gap-y-10', plain && 'grid-cols-2', columns[section.items.length])}>
        {section.items.map(({ value, label, counts, drawn }) => (
          <li
            key={label}
            className={plain ? 'border-t border-rule pt-6' : 'row-span-4 grid grid-rows-subgrid gap-y-0'}
          >
            <p className="type-figure lg:text-h1">{value}</p>
            <p className="mt-3">{label}</p>
            <p className="type-small mt-1 text-ink-2">{counts}</p>
            {drawn && (
              <ImpactBar {...drawn} atLeast={value.endsWith('+')} atMost={value.startsWith('Up to')} />
            )}
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
