import type { ReactNode } from 'react';
import { Rail } from '@/components/layout/rail';
import { Container } from '@/components/ui/container';

/**
 * The first view of home. The lane enters from the left edge under the headline and turns down into the question;
 * the page rail leaves it 40px left of the column. The headline is plain text: it is what the browser paints last
 * and largest.
 *
 * @param question the first question of the selector, see FirstQuestion.
 */
export function HomeHero({
  headline: [first, second],
  lead,
  actions,
  figures,
  question,
}: {
  headline: readonly [string, string];
  lead: string;
  actions: ReactNode;
  figures: readonly { value: string; label: string }[];
  question: ReactNode;
}) {
  return (
    <section aria-labelledby="headline" className="home-hero">
      <Container className="pt-8 lg:pt-12">
        <div className="@container">
          <h1 id="headline" className="type-display">
            {first}
            {/* A kept space: the one before a block would be left out of the heading's accessible name. */}
            <span className="whitespace-pre-wrap"> </span>
            <span className="block lg:inline lg:whitespace-nowrap">{second}</span>
          </h1>
        </div>
        <div className="home-hero-split">
          <Rail className="bottom-[calc(-1*var(--section))] [--rail-column:0px]" />
          <div className="home-hero-words">
            <p className="home-hero-lead">{lead}</p>
            <div className="home-hero-actions">{actions}</div>
            <dl className="home-hero-figures">
              {figures.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {question}
        </div>
      </Container>
    </section>
  );
}
