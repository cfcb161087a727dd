import { LandingPage } from '@/components/templates/landing-page';
import { audienceLanding, audienceMeta, audienceParams } from '@/content/landing';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => audienceParams;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return pageMetadata(routes.solution(id), audienceMeta(id));
}

export default async function AudiencePage({ params }: Props) {
  return <LandingPage {...audienceLanding((await params).id)} />;
}
