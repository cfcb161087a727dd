import { CaseCard } from '@/components/case-studies/case-card';
import { FilteredList } from '@/components/filters/filtered-list';
import { PageHead } from '@/components/layout/page-head';
import { ClosingAction } from '@/components/sections/closing-action';
import { StructuredData } from '@/components/structured-data';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { caseStudies, caseStudyClosing, caseStudyFacets, caseStudyWords } from '@/content/case-studies';
import { metadataOf } from '@/content/metadata';
import { pageOf } from '@/content/pages';
import { structuredDataOf } from '@/content/structured-data';
import { toValue } from '@/lib/filters/filters';
import { routes } from '@/lib/routes';

const page = pageOf(routes.caseStudies);

export const metadata = metadataOf(page.path);

export default function CaseStudiesPage() {
  return (
    <>
      <StructuredData json={structuredDataOf(page.path)} />
      <PageHead
        crumbs={[{ label: 'Home', href: routes.home }, { label: page.heading }]}
        heading={page.heading}
        lead={page.lead}
      />
      <Container className="pb-[var(--section)]">
        <FilteredList
          facets={caseStudyFacets}
          words={caseStudyWords}
          className="grid gap-x-8 gap-y-14 md:grid-cols-2"
          entries={caseStudies.map((study) => ({
            id: study.id,
            values: { industry: toValue(study.industry), solution: toValue(study.solution) },
            card: <CaseCard study={study} />,
          }))}
        />
      </Container>
      <ClosingAction
        heading={caseStudyClosing.heading}
        lead={caseStudyClosing.lead}
        actions={
          <ButtonLink href={routes.contact} size="lg" className="max-sm:w-full">
            Schedule a Consultation
          </ButtonLink>
        }
      />
    </>
  );
}
