import { notFound } from 'next/navigation';
import { StructuredData } from '@/app/_components/structured-data';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { GuidePage } from '@/components/guides/guide-page';
import { company } from '@/content/company/company';
import { guideClosing, guides } from '@/content/guides';
import { guideFiles } from '@/lib/documents/downloads';
import * as routes from '@/lib/routes';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  guides.filter(({ text }) => text).map(({ file }) => ({ slug: file }));

export async function generateMetadata({ params }: Props) {
  return getSitePageMetadata(routes.guide((await params).slug));
}

export default async function GuideRoute({ params }: Props) {
  const { slug } = await params;
  const guide = guides.find(({ file }) => file === slug);
  if (!guide?.text) notFound();
  const path = routes.guide(slug);
  return (
    <>
      <StructuredData path={path} />
      <GuidePage
        crumbs={getBreadcrumbs(path)}
        title={guide.title}
        text={guide.text}
        file={guideFiles(guide).file}
        company={company}
        closing={guideClosing}
      />
    </>
  );
}
