import { notFound } from 'next/navigation';
import { VideoPage } from '@/app/_components/video-page';
import { createMetadata } from '@/app/_lib/metadata';
import { videos } from '@/content/videos';
import * as routes from '@/lib/routes';

export const dynamicParams = false;

export const generateStaticParams = () => videos.map(({ slug }) => ({ slug }));

export const generateMetadata = createMetadata(routes.video);

export default async function VideoRoute({ params }: PageProps<'/resources/videos/[slug]'>) {
  const { slug } = await params;
  return <VideoPage video={videos.find((video) => video.slug === slug) ?? notFound()} />;
}
