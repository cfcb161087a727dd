import { Landing } from '@/app/_lib/landing';
import { metadataOf } from '@/app/_lib/metadata';
import * as routes from '@/lib/routes';

export const metadata = metadataOf(routes.services);

export default function ServicesPage() {
  return <Landing path={routes.services} />;
}
