import clsx from 'clsx';
import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { LandingSection, type SectionProps } from './landing-section';

const columns = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

/** Two to four statements side by side between hairlines: benefits, challenges. */
export function Points({ section, headingId }: SectionProps<'points'>) {
  const count = section.items.length as keyof typeof columns;
  return (
    <LandingSection section={section} headingId={headingId} tone="sunk">
      <ul className={clsx('points grid max-lg:gap-y-9', columns[count])}>
        {section.items.map(({ title, description }) => (
          <li key={title}>
            <h3 className={count > 3 ? 'type-h3' : 'type-h3-lg'}>{title}</h3>
            <p className="mt-2.5 max-w-reading text-balance text-ink-2">
              <NoWrapRanges text={description} />
            </p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
