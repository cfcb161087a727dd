import { CheckList } from '@/components/ui/check-list';
import { Section } from '@/components/ui/section';
import { RuledList } from './ruled-list';
import type { SectionRenderer } from './types';

/** The featured solution of an audience, beside a list of whom or what it is for. */
export const FeaturedSolution: SectionRenderer<'featured-solution'> = (
  { title, audience, fit, tone },
  { audiences },
  headingId,
) => {
  const found = audiences.find(({ id }) => id === audience);
  if (!found) return null;
  return (
    <Section tone={tone}>
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
          <h2 id={`${headingId}-fit`} className="type-h3-lg">
            {fit.title}
          </h2>
          <p className="mt-3 mb-5">{fit.lead}</p>
          <RuledList items={fit.items} />
        </div>
      </div>
    </Section>
  );
};
