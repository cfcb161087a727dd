import { Desk } from '@/components/illustrations/desk';
import { Section } from '@/components/ui/section';
import type { SectionRenderer } from './types';

/** The featured solution of an audience: whom or what it is for, line by line, and what it offers. */
export const FeaturedSolution: SectionRenderer<'featured-solution'> = (
  { title, audience, fit },
  { audiences },
  headingId,
) => {
  const found = audiences.find(({ id }) => id === audience);
  if (!found) return null;
  return (
    <Section tone="band" label={headingId}>
      <Desk
        sheet={{ id: `${headingId}-fit`, ...fit }}
        rows={fit.items.map((line, index) => ({ line, title: found.features[index] }))}
      >
        <h2 id={headingId} className="type-h2">
          {title}
        </h2>
        <h3 className="sr-only">{found.title}</h3>
        <p className="type-lead mt-4">{found.description}</p>
      </Desk>
    </Section>
  );
};
