import { notFound } from 'next/navigation';
import { StructuredData } from '@/app/_components/structured-data';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { getBreadcrumbs } from '@/app/_lib/site-pages';
import { VideoPage } from '@/components/videos/video-page';
import { services } from '@/content/services';
import { recordingTexts, videos, videosClosing } from '@/content/videos';
import * as routes from '@/lib/routes';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => videos.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  return getSitePageMetadata(routes.video((await params).slug));
}

export default async function VideoRoute({ params }: Props) {
  const { slug } = await params;
  const video = videos.find((one) => one.slug === slug) ?? notFound();
  return (
    <>
      <StructuredData path={video.url} />
      <VideoPage
        video={video}
        services={services.filter(({ id }) => video.services.includes(id))}
        crumbs={getBreadcrumbs(video.url)}
        recordingTexts={recordingTexts}
        closing={videosClosing}
      />
    </>
  );
}
