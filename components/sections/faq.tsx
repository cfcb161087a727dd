import { atPositions } from '@/lib/landing/select';
import { routes } from '@/lib/routes';
import { Accordion } from '../islands/accordion/accordion';
import { LandingSection, type SectionProps } from './landing-section';

/** Shared questions by position, and a way to ask another. */
export function Faq({ section, library, headingId }: SectionProps<'faq'>) {
  const items = atPositions(library.faq, section.positions).map(({ question, answer }) => ({
    id: question,
    title: question,
    content: answer,
  }));
  return (
    <LandingSection
      section={section}
      headingId={headingId}
      split
      aside={
        <p className="mt-4 text-ink-2">
          Something else?{' '}
          <a href={routes.contact} className="text-link">
            Ask us directly
          </a>
        </p>
      }
    >
      <Accordion items={items} />
    </LandingSection>
  );
}
