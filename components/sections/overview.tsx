import { TextLink } from '@/components/ui/text-link';
import { LandingSection, type SectionProps } from './landing-section';

/** Running text beside its title. */
export function Overview({ section, headingId }: SectionProps<'overview'>) {
  return (
    <LandingSection section={section} headingId={headingId} split>
      <div className="grid max-w-reading gap-4">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {section.link && (
        <TextLink href={section.link.href} className="mt-6">
          {section.link.label}
        </TextLink>
      )}
    </LandingSection>
  );
}
