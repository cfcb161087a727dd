import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { StructuredData } from '@/app/_components/structured-data';
import { createMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { CaseStudyPair } from '@/components/case-studies/case-study-card';
import { CaseStudyHead } from '@/components/case-studies/case-study-head';
import list from '@/components/prose/list.module.css';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { Rail } from '@/components/ui/rail';
import { Section, SectionHead } from '@/components/ui/section';
import { caseStudies } from '@/content/case-studies';
import type { CaseStudyNarrative } from '@/content/schemas/case-studies';
import { findRelated } from '@/lib/collections/related-entries';
import * as routes from '@/lib/routes';

/** middleware.ts redirects unknown slugs to the list, so they never get here. */
export const dynamicParams = false;

export const generateStaticParams = () => caseStudies.map(({ id }) => ({ slug: id }));

export const generateMetadata = createMetadata(routes.caseStudy);

export default async function CaseStudyPage({ params }: PageProps<'/case-studies/[slug]'>) {
  const { slug } = await params;
  const caseStudy = caseStudies.find(({ id }) => id === slug) ?? notFound();
  const related = findRelated(caseStudy, caseStudies, 2, ({ industry, solution }) => [industry, solution]);
  return (
    <>
      <StructuredData path={caseStudy.url} />
      <CaseStudyHead caseStudy={caseStudy} crumbs={getBreadcrumbs(caseStudy.url)} />
      <Section rail={false}>
        {/* This stretch starts where the line from the chart turns. */}
        <Rail className="top-[calc(var(--rail-turn)-3px)]" />
        <Narrative narrative={caseStudy.narrative} />
      </Section>
      {related.length > 0 && (
        <div className="border-t border-rule">
          <Section label="related-studies">
            <SectionHead id="related-studies" title="Related studies" className="mb-10" />
            <CaseStudyPair caseStudies={related} label="related-studies" />
          </Section>
        </div>
      )}
      <ClosingAction
        {...caseStudy.narrative.closing}
        actions={[
          { label: 'Schedule a Consultation', href: routes.contact },
          { label: 'View All Case Studies', href: routes.caseStudies },
        ]}
      />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = `study-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id} className="grid gap-y-5 lg:split-4-7">
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      <div className="grid max-w-reading content-start gap-4">{children}</div>
    </section>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>);

/** The story of a case study in the parts that every study has: headings on the left, text in a reading column. */
function Narrative({ narrative }: { narrative: CaseStudyNarrative }) {
  const { challenge, approach, results, quote, impact } = narrative;
  return (
    <div className="grid gap-14 md:gap-20">
      <Part title="Challenge">
        <Paragraphs texts={challenge} />
      </Part>
      <Part title="Our Approach">
        <ol className={`${list.list} gap-6`}>
          {approach.map(({ title, text }) => (
            <li key={title}>
              <h3 className="type-h3">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title="Results">
        <Paragraphs texts={results} />
        {/* The client is a composite, so nobody said it. */}
        <p className="type-small mt-6 text-ink-2">What such a client might say</p>
        <figure>
          <blockquote className="type-h2 font-medium">{quote.text}</blockquote>
          <figcaption className="mt-4 text-ink-2">
            {quote.role}, {quote.company}
          </figcaption>
        </figure>
      </Part>
      <Part title="Long-Term Impact">
        <Paragraphs texts={impact} />
      </Part>
    </div>
  );
}
