import { metadataOf } from '@/app/metadata';
import { StructuredData } from '@/app/structured-data';
import { LandingPage } from '@/components/templates/landing-page';
import { serviceLanding, serviceParams } from '@/content/landing';
import { routes } from '@/lib/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => serviceParams;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOf(routes.service(id));
}

export default async function ServicePage({ params }: Props) {
  const { id } = await params;
  return (
    <>
      <StructuredData path={routes.service(id)} />
      <LandingPage {...serviceLanding(id)} />
    </>
  );
}
