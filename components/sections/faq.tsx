import { PriceText } from '@/components/currency/price-text';
import { Accordion } from '@/components/ui/accordion';
import { slug } from '@/lib/format/slug';
import { sectionQuestions } from '@/lib/landing/matching';
import { routes } from '@/lib/routes';
import { LandingSection, type SectionProps } from './landing-section';

type Item = { question: string; answer: string };

/** Questions for the accordion, with anchors that links may lead to; `{usd:2000}` in an answer stands for a price. */
export const toAccordion = (items: readonly Item[]) =>
  items.map(({ question, answer }) => ({
    id: slug(question),
    title: question,
    content: answer.includes('{usd:') ? <PriceText text={answer} /> : answer,
  }));

/** Questions in an accordion beside their heading. */
export function Questions({ id, heading, items }: { id: string; heading: string; items: readonly Item[] }) {
  return (
    <LandingSection section={{ kind: 'faq', title: heading }} headingId={id} tone="sunk" rail="none" split>
      <Accordion items={toAccordion(items)} />
    </LandingSection>
  );
}

/** The questions of a landing page: its own, then shared ones, and links to all questions and to the contact form. */
export function Faq({ section, contentIndex, headingId }: SectionProps<'faq'>) {
  return (
    <LandingSection
      section={section}
      headingId={headingId}
      split
      aside={
        <p className="mt-4">
          Read{' '}
          <a href={routes.faq} className="text-link">
            all questions
          </a>{' '}
          or{' '}
          <a href={routes.contact} className="text-link">
            ask us directly
          </a>
          .
        </p>
      }
    >
      <Accordion items={toAccordion(sectionQuestions(section, contentIndex.faq))} />
    </LandingSection>
  );
}
