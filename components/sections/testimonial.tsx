import { LandingSection, type SectionProps } from './landing-section';

/** One client's words, large. */
export function Testimonial({ section, library, headingId }: SectionProps<'testimonial'>) {
  const found = library.testimonials.find(({ id }) => id === section.id);
  if (!found) return null;
  return (
    <LandingSection section={section} headingId={headingId} tone="sunk">
      <figure className="max-w-[56rem]">
        <blockquote className="type-quote">
          <p>{found.quote}</p>
        </blockquote>
        <figcaption className="type-small mt-6">
          <span className="font-semibold">{found.author}</span>
          <span className="block text-ink-2">{found.company}</span>
        </figcaption>
      </figure>
    </LandingSection>
  );
}
