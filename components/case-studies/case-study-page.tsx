import clsx from 'clsx';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { Rail } from '@/components/ui/rail';
import { Section } from '@/components/ui/section';
import type { CaseStudy } from '@/content/case-studies/schema';
import { routes } from '@/lib/routes';
import type { Crumb } from '@/lib/seo/crumbs';
import { CaseCard } from './case-card';
import { Narrative } from './narrative';
import { StudyHead } from './study-head';

/** One case study: its chart, its story, related studies and a link to a consultation. */
export function CaseStudyPage({
  study,
  related,
  crumbs,
}: {
  study: CaseStudy;
  related: readonly CaseStudy[];
  crumbs: readonly Crumb[];
}) {
  const { closing } = study.narrative;
  return (
    <>
      <StudyHead study={study} crumbs={crumbs} />
      <Section>
        {/* Starts where the line from the chart turns. */}
        <Rail className="top-[calc(var(--rail-turn)-3px)]" />
        <Narrative narrative={study.narrative} />
      </Section>
      {related.length > 0 && (
        <div className="border-t border-rule">
          <Section rail="through" label="related-studies">
            <h2 id="related-studies" className="type-h2">
              Related studies
            </h2>
            <ul className={clsx('mt-10 grid gap-x-8 gap-y-12', related.length > 1 && 'md:grid-cols-2')}>
              {related.map((other) => (
                <li key={other.id}>
                  <CaseCard study={other} headingLevel="h3" row={related.length === 1} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
      <ClosingAction
        rail
        heading={closing.heading}
        lead={closing.lead}
        actions={[
          { label: 'Schedule a Consultation', href: routes.contact },
          { label: 'View All Case Studies', href: routes.caseStudies },
        ]}
      />
    </>
  );
}
