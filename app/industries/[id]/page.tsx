import { LandingPage } from '@/components/templates/landing-page';
import { industryLanding, industryMeta, industryParams } from '@/content/landing';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => industryParams;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return pageMetadata(routes.industry(id), industryMeta(id));
}

export default async function IndustryPage({ params }: Props) {
  return <LandingPage {...industryLanding((await params).id)} />;
}
