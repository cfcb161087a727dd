import { Landing } from '@/app/_lib/landing';
import { metadataOf } from '@/app/_lib/metadata';
import { audiences } from '@/content/audiences';
import { routes } from '@/lib/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;
export const generateStaticParams = () => audiences.map(({ id }) => ({ id }));

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOf(routes.solution(id));
}

export default async function AudiencePage({ params }: Props) {
  const { id } = await params;
  return <Landing path={routes.solution(id)} />;
}
