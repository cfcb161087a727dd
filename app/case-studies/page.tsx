import { SitePageHead } from '@/app/_components/site-page-head';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { CaseStudyCard } from '@/components/case-studies/case-study-card';
import { FilteredList } from '@/components/filters/filtered-list';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { Container } from '@/components/ui/container';
import { caseStudies, caseStudyClosing, caseStudyFacets, caseStudyWords } from '@/content/case-studies';
import { slug } from '@/lib/format/slug';
import * as routes from '@/lib/routes';

/** Two cards in a row. From 64rem they take seven and five of twelve columns, and five and seven in the next row. */
const twoWidths =
  'grid gap-x-8 gap-y-10 md:grid-cols-2 md:gap-y-14 lg:grid-cols-12 lg:*:col-span-5 lg:[&>:is(:nth-child(4n),:nth-child(4n+1))]:col-span-7';

export const metadata = getSitePageMetadata(routes.caseStudies);

export default function CaseStudiesPage() {
  return (
    <>
      <SitePageHead path={routes.caseStudies} />
      <Container rail className="pb-[var(--section)]">
        <FilteredList
          facets={caseStudyFacets}
          words={caseStudyWords}
          className={twoWidths}
          entries={caseStudies.map((caseStudy) => ({
            id: caseStudy.id,
            values: { industry: slug(caseStudy.industry), solution: slug(caseStudy.solution) },
            card: <CaseStudyCard caseStudy={caseStudy} />,
          }))}
        />
      </Container>
      <ClosingAction
        {...caseStudyClosing}
        actions={[{ label: 'Schedule a Consultation', href: routes.contact }]}
      />
    </>
  );
}
