import { slug } from 'github-slugger';
import { Accordion } from '@/components/ui/accordion';
import { atPositions } from '@/lib/landing/matching';
import { routes } from '@/lib/routes';
import { LandingSection, type SectionProps } from './landing-section';

type Item = { question: string; answer: string };

/** Questions for the accordion, with anchors that links may lead to. */
export const toAccordion = (items: readonly Item[]) =>
  items.map(({ question, answer }) => ({ id: slug(question), title: question, content: answer }));

/** Questions in an accordion beside their heading. */
export function Questions({ id, heading, items }: { id: string; heading: string; items: readonly Item[] }) {
  return (
    <LandingSection section={{ title: heading }} headingId={id} tone="sunk" rail="none" split>
      <Accordion items={toAccordion(items)} />
    </LandingSection>
  );
}

/** The section of a landing page: shared questions by position, and a way to ask another. */
export function Faq({ section, contentIndex, headingId }: SectionProps<'faq'>) {
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
      <Accordion items={toAccordion(atPositions(contentIndex.faq, section.positions))} />
    </LandingSection>
  );
}
