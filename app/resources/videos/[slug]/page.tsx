import { notFound } from 'next/navigation';
import { metadataOf } from '@/app/_lib/metadata';
import { crumbsOf } from '@/app/_lib/site-pages';
import { StructuredData } from '@/app/_lib/structured-data';
import { VideoPage } from '@/components/videos/video-page';
import { services } from '@/content/services';
import { recordingTexts, videos, videosClosing } from '@/content/videos';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return videos.map(({ slug }) => ({ slug }));
}

async function videoOf(params: Props['params']) {
  const { slug } = await params;
  return videos.find((video) => video.slug === slug) ?? notFound();
}

export async function generateMetadata({ params }: Props) {
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
        crumbs={crumbsOf(video.url)}
        recordingTexts={recordingTexts}
        closing={videosClosing}
      />
    </>
  );
}
