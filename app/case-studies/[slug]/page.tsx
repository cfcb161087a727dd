import { notFound } from 'next/navigation';
import { metadataOf } from '@/app/_lib/metadata';
import { crumbsOf } from '@/app/_lib/site-pages';
import { StructuredData } from '@/app/_lib/structured-data';
import { CaseStudyPage } from '@/components/case-studies/case-study-page';
import { caseStudies } from '@/content/case-studies';
import { relatedStudies } from '@/lib/content-check/related';

type Props = { params: Promise<{ slug: string }> };

/** middleware.ts redirects unknown slugs to the list, so they never get here. */
export const dynamicParams = false;

export function generateStaticParams() {
  return caseStudies.map(({ id }) => ({ slug: id }));
}

async function studyOf(params: Props['params']) {
  const { slug } = await params;
  return caseStudies.find(({ id }) => id === slug) ?? notFound();
}

export async function generateMetadata({ params }: Props) {
  const { url } = await studyOf(params);
  return metadataOf(url);
}

export default async function Page({ params }: Props) {
  const study = await studyOf(params);
  return (
    <>
      <StructuredData path={study.url} />
      <CaseStudyPage
        study={study}
        related={relatedStudies(study, caseStudies)}
        crumbs={crumbsOf(study.url)}
      />
    </>
  );
}
