import { metadataOf } from '@/app/metadata';
import { StructuredData } from '@/app/structured-data';
import { LandingPage } from '@/components/templates/landing-page';
import { audienceLanding, audienceParams } from '@/content/landing';
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
