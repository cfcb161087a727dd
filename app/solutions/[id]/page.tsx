import { LandingRoute } from '@/app/_components/landing-route';
import { createMetadata } from '@/app/_lib/metadata';
import { audiences } from '@/content/audiences';
import * as routes from '@/lib/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => audiences.map(({ id }) => ({ id }));

export const generateMetadata = createMetadata(routes.solution);

export default async function AudiencePage({ params }: Props) {
  return <LandingRoute path={routes.solution((await params).id)} />;
}
