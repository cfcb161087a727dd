import { LandingPage } from '@/components/templates/landing-page';
import { serviceLanding, serviceMeta, serviceParams } from '@/content/landing';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => serviceParams;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return pageMetadata(routes.service(id), serviceMeta(id));
}

export default async function ServicePage({ params }: Props) {
  return <LandingPage {...serviceLanding((await params).id)} />;
}
