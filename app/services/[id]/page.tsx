import type { Metadata } from 'next';
import { LandingPage } from '@/components/templates/landing-page';
import { serviceLanding, serviceMeta, serviceParams } from '@/content/landing';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => serviceParams;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return serviceMeta((await params).id);
}

export default async function ServicePage({ params }: Props) {
  return <LandingPage {...serviceLanding((await params).id)} />;
}
