import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { metadataOf } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/structured-data';
import { VideoPage } from '@/components/videos/video-page';
import { services } from '@/content/services';
import { pageOf } from '@/content/site/pages';
import { recordingTexts, videos, videosClosing } from '@/content/videos';
import { routes } from '@/lib/routes';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return videos.map(({ slug }) => ({ slug }));
}

async function videoOf(params: Props['params']) {
  const { slug } = await params;
  return videos.find((video) => video.slug === slug) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { url } = await videoOf(params);
  return metadataOf(url);
}

export default async function Page({ params }: Props) {
  const video = await videoOf(params);
  return (
    <>
      <StructuredData path={video.url} />
      <VideoPage
        video={video}
        services={services.filter(({ id }) => video.services.includes(id))}
        listTitle={pageOf(routes.videos).label}
        recordingTexts={recordingTexts}
        closing={videosClosing}
      />
    </>
  );
}
