import { metadataOf } from '@/app/metadata';
import { StructuredData } from '@/app/structured-data';
import { LandingPage } from '@/components/templates/landing-page';
import { servicesLanding } from '@/content/landing';
import { routes } from '@/lib/routes';

export const metadata = metadataOf(routes.services);

export default function ServicesPage() {
  return (
    <>
      <StructuredData path={routes.services} />
      <LandingPage {...servicesLanding} />
    </>
  );
}
