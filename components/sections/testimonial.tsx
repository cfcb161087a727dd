import { LandingSection, type SectionProps } from './landing-section';
import { Testimonials } from './parts/testimonials';

/** One client's words, over the full width. */
export function Testimonial({ section, contentIndex, headingId }: SectionProps<'testimonial'>) {
  return (
    <LandingSection section={section} headingId={headingId} tone="sunk">
      <Testimonials testimonials={contentIndex.testimonials.filter(({ id }) => id === section.id)} />
    </LandingSection>
  );
}
