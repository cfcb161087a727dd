import { LandingRoute } from '@/app/_components/landing-route';
import { createMetadata } from '@/app/_lib/metadata';
import { industries } from '@/content/industries';
import * as routes from '@/lib/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => industries.map(({ id }) => ({ id }));

export const generateMetadata = createMetadata(routes.industry);

export default async function IndustryPage({ params }: Props) {
  return <LandingRoute path={routes.industry((await params).id)} />;
}
