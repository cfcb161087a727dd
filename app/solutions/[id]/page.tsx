import { LandingRoute } from '@/app/_components/landing-route';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import { audiences } from '@/content/audiences';
import * as routes from '@/lib/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => audiences.map(({ id }) => ({ id }));

export async function generateMetadata({ params }: Props) {
  return getSitePageMetadata(routes.solution((await params).id));
}

export default async function AudiencePage({ params }: Props) {
  return <LandingRoute path={routes.solution((await params).id)} />;
}
