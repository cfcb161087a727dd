import { CheckList } from '@/components/ui/check-list';
import { Icon } from '@/components/ui/icon';
import { LandingSection, type SectionProps } from './landing-section';

/** The featured solution of an audience: its title, description and features. */
export function FeaturedSolution({ section, contentIndex, headingId }: SectionProps<'featured-solution'>) {
  const found = contentIndex.audiences.find(({ id }) => id === section.audience);
  if (!found) return null;
  return (
    <LandingSection section={section} headingId={headingId} tone="sunk" split>
      <h3 className="type-h3-lg flex items-center gap-3">
        <Icon name={found.iconName} size={26} className="shrink-0" />
        {found.title}
      </h3>
      <p className="type-lead mt-3 max-w-reading text-ink-2">{found.description}</p>
      <CheckList items={found.features} className="mt-6" />
    </LandingSection>
  );
}
