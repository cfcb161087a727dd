import { Landing } from '@/app/_lib/landing';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.industries);

export default function IndustriesPage() {
  return <Landing path={routes.industries} />;
}
