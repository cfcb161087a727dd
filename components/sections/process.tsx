import { Steps } from '@/components/ui/steps';
import { LandingSection, type SectionProps } from './landing-section';

/** Numbered steps on the lane. */
export function Process({ section, headingId }: SectionProps<'process'>) {
  return (
    <LandingSection section={section} headingId={headingId}>
      <Steps steps={section.steps} />
    </LandingSection>
  );
}
