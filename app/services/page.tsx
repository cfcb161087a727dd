import { LandingPage } from '@/components/templates/landing-page';
import { servicesLanding } from '@/content/landing';
import { pageOf } from '@/content/pages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata(routes.services, pageOf(routes.services).meta);

export default function ServicesPage() {
  return <LandingPage {...servicesLanding} />;
}
