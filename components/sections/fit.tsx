import { CheckList } from '../ui/check-list';
import { LandingSection, type SectionProps } from './landing-section';

/** Who this is for, or which challenges it meets. */
export function Fit({ section, headingId }: SectionProps<'fit'>) {
  return (
    <LandingSection section={section} headingId={headingId} split>
      <CheckList items={section.items} className="type-long" />
    </LandingSection>
  );
}
