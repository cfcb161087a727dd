import { LandingRoute } from '@/app/_components/landing-route';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { industries } from '@/content/industries';
import * as routes from '@/lib/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => industries.map(({ id }) => ({ id }));

export async function generateMetadata({ params }: Props) {
  return getSitePageMetadata(routes.industry((await params).id));
}

export default async function IndustryPage({ params }: Props) {
  return <LandingRoute path={routes.industry((await params).id)} />;
}
