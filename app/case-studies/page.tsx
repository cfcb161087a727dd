import { SitePageHead } from '@/app/_components/site-page-head';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { CaseStudyCard } from '@/components/case-studies/case-study-card';
import { FilteredList } from '@/components/filters/filtered-list';
import { ClosingAction } from '@/components/sections/parts/closing-action';
import { Container } from '@/components/ui/container';
import { caseStudies, caseStudyClosing, caseStudyFacets, caseStudyWords } from '@/content/case-studies';
import { slug } from '@/lib/format/slug';
import * as routes from '@/lib/routes';

/** The first study takes a row of its own; two share one, and from 64rem the last three do. */
const rows =
  'grid gap-x-8 gap-y-12 md:grid-cols-2 md:gap-y-16 md:[&>:has(.band)]:col-span-full lg:grid-cols-6 lg:*:col-span-3 lg:[&>:nth-child(n+6):nth-last-child(-n+3)]:col-span-2 md:max-lg:*:last:even:col-span-full';

export const metadata = getSitePageMetadata(routes.caseStudies);

export default function CaseStudiesPage() {
  return (
    <>
      <SitePageHead path={routes.caseStudies} />
      <Container rail className="pb-(--section)">
        <FilteredList
          facets={caseStudyFacets}
          words={caseStudyWords}
          className={rows}
          entries={caseStudies.map((caseStudy, index) => ({
            id: caseStudy.id,
            values: { industry: slug(caseStudy.industry), solution: slug(caseStudy.solution) },
            card: <CaseStudyCard caseStudy={caseStudy} alone={index === 0} />,
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
