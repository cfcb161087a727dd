import { LandingRoute } from '@/app/_components/landing-route';
import { createMetadata } from '@/app/_lib/metadata';
import { services } from '@/content/services';
import * as routes from '@/lib/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => services.map(({ id }) => ({ id }));

export const generateMetadata = createMetadata(routes.service);

export default async function ServicePage({ params }: Props) {
  return <LandingRoute path={routes.service((await params).id)} />;
}
