import { LandingPage } from '@/components/templates/landing-page';
import { industriesLanding } from '@/content/landing';
import { pageOf } from '@/content/pages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata(routes.industries, pageOf(routes.industries).meta);

export default function IndustriesPage() {
  return <LandingPage {...industriesLanding} />;
}
