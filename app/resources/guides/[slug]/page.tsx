import { notFound } from 'next/navigation';
import { GuidePage } from '@/app/_components/guide-page';
import { createMetadata } from '@/app/_lib/metadata';
import { guideClosing, guides } from '@/content/guides';
import { guideFiles } from '@/lib/documents/downloads';
import * as routes from '@/lib/routes';

export const dynamicParams = false;

export const generateStaticParams = () =>
  guides.filter(({ text }) => text).map(({ file }) => ({ slug: file }));

export const generateMetadata = createMetadata(routes.guide);

export default async function GuideRoute({ params }: PageProps<'/resources/guides/[slug]'>) {
  const { slug } = await params;
  const guide = guides.find(({ file }) => file === slug);
  if (!guide?.text) notFound();
  return (
    <GuidePage
      path={routes.guide(slug)}
      title={guide.title}
      text={guide.text}
      file={guideFiles(guide).file}
      closing={guideClosing}
    />
  );
}
