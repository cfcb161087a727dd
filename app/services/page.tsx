import { LandingRoute } from '@/app/_components/landing-route';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.services);

export default function ServicesPage() {
  return <LandingRoute path={routes.services} />;
}
