import { CheckList } from '@/components/ui/check-list';
import { Section } from '@/components/ui/section';
import type { SectionProps } from './landing-section';
import { Statements } from './ruled-list';

/** The featured solution of an audience, beside a list of whom or what it is for. */
export function FeaturedSolution({ section, contentIndex, headingId }: SectionProps<'featured-solution'>) {
  const found = contentIndex.audiences.find(({ id }) => id === section.audience);
  if (!found) return null;
  const { title, fit } = section;
  return (
    <Section rail="through">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby={headingId} className="max-w-reading">
          <h2 id={headingId} className="type-h2">
            {title}
          </h2>
          <h3 className="sr-only">{found.title}</h3>
          <p className="type-lead mt-4">{found.description}</p>
          <CheckList items={found.features} className="mt-5" />
        </section>
        <div className="lg:border-l lg:border-edge lg:pl-8">
          <h2 id={`${headingId}-fit`} className="type-h2">
            {fit.title}
          </h2>
          <p className="type-lead mt-4 mb-5">{fit.lead}</p>
          <Statements items={fit.items} />
        </div>
      </div>
    </Section>
  );
}
