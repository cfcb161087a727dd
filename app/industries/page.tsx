import { LandingRoute } from '@/app/_components/landing-route';
import { getSitePageMetadata } from '@/app/_lib/metadata';
import * as routes from '@/lib/routes';

export const metadata = getSitePageMetadata(routes.industries);

export default function IndustriesPage() {
  return <LandingRoute path={routes.industries} />;
}
