import { Landing } from '@/app/_lib/landing';
import { metadataOf } from '@/app/_lib/metadata';
import { services } from '@/content/services';
import { routes } from '@/lib/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => services.map(({ id }) => ({ id }));

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOf(routes.service(id));
}

export default async function ServicePage({ params }: Props) {
  const { id } = await params;
  return <Landing path={routes.service(id)} />;
}
