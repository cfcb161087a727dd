import { audienceLanding, audienceParams } from '@/app/_lib/landing-pages';
import { metadataOf } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/structured-data';
import { LandingPage } from '@/components/sections/landing-page';
import { routes } from '@/lib/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => audienceParams;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOf(routes.solution(id));
}

export default async function AudiencePage({ params }: Props) {
  const { id } = await params;
  return (
    <>
      <StructuredData path={routes.solution(id)} />
      <LandingPage {...audienceLanding(id)} />
    </>
  );
}
