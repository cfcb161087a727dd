import { LandingSection, type SectionProps } from './landing-section';
import { Testimonials } from './testimonials';

/** One client's words, large. */
export function Testimonial({ section, library, headingId }: SectionProps<'testimonial'>) {
  return (
    <LandingSection section={section} headingId={headingId} tone="sunk" flush>
      <Testimonials testimonials={library.testimonials.filter(({ id }) => id === section.id)} />
    </LandingSection>
  );
}
