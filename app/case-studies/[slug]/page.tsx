import { notFound } from 'next/navigation';
import { StructuredData } from '@/app/_components/structured-data';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { CaseStudyPage } from '@/components/case-studies/case-study-page';
import { caseStudies } from '@/content/case-studies';
import { findRelatedCaseStudies } from '@/lib/collections/related-entries';
import * as routes from '@/lib/routes';

type Props = { params: Promise<{ slug: string }> };

/** middleware.ts redirects unknown slugs to the list, so they never get here. */
export const dynamicParams = false;

export const generateStaticParams = () => caseStudies.map(({ id }) => ({ slug: id }));

export async function generateMetadata({ params }: Props) {
  return getSitePageMetadata(routes.caseStudy((await params).slug));
}

export default async function CaseStudyRoute({ params }: Props) {
  const { slug } = await params;
  const caseStudy = caseStudies.find(({ id }) => id === slug) ?? notFound();
  return (
    <>
      <StructuredData path={caseStudy.url} />
      <CaseStudyPage
        caseStudy={caseStudy}
        related={findRelatedCaseStudies(caseStudy, caseStudies)}
        crumbs={getBreadcrumbs(caseStudy.url)}
      />
    </>
  );
}
