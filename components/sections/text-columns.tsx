import { NoWrapRanges } from '@/components/ui/no-wrap-ranges';
import { LandingSection, type SectionProps } from './landing-section';
import { Columns } from './parts/columns';

/** Two to four statements side by side between hairlines: benefits, challenges. */
export function TextColumns({ section, headingId }: SectionProps<'text-columns'>) {
  const count = section.items.length;
  return (
    <LandingSection section={section} headingId={headingId} tone="sunk">
      <Columns count={count} className="max-lg:gap-y-5">
        {section.items.map(({ title, description }) => (
          <li key={title}>
            <h3 className={count > 3 ? 'type-h3' : 'type-h3-lg'}>{title}</h3>
            <p className="mt-1 max-w-reading text-balance text-ink-2 lg:mt-2.5">
              <NoWrapRanges text={description} />
            </p>
          </li>
        ))}
      </Columns>
    </LandingSection>
  );
}
