import { FeatureCard, FeatureList } from '@/components/ui/feature-card';
import { LandingSection, type SectionProps } from './landing-section';

/** A ruled list of feature cards. */
export function Features({ section, headingId }: SectionProps<'features'>) {
  return (
    <LandingSection section={section} headingId={headingId}>
      {/* Two or four items fill rows of two. */}
      <FeatureList columns={section.items.length === 2 || section.items.length === 4 ? 2 : 3}>
        {section.items.map((item) => (
          <FeatureCard key={item.title} {...item} />
        ))}
      </FeatureList>
    </LandingSection>
  );
}
