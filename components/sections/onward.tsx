import { TextLink } from '../ui/text-link';
import { LandingSection, type SectionProps } from './landing-section';

/** Where to go next. */
export function Onward({ section, headingId }: SectionProps<'onward'>) {
  return (
    <LandingSection section={section} headingId={headingId}>
      <ul className="flex flex-wrap gap-x-8 gap-y-3 border-t border-rule pt-6">
        {section.links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
