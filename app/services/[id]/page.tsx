import { serviceLanding, serviceParams } from '@/app/_lib/landing-pages';
import { metadataOf } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/structured-data';
import { LandingPage } from '@/components/sections/landing-page';
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
