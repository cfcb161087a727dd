import { LandingPage } from '@/components/sections/landing-page';
import { StructuredData } from '@/components/structured-data';
import { servicesLanding } from '@/content/landing-page';
import { metadataOf } from '@/content/site/metadata';
import { structuredDataOf } from '@/content/site/structured-data';
import { routes } from '@/lib/routes';

export const metadata = metadataOf(routes.services);

export default function ServicesPage() {
  return (
    <>
      <StructuredData json={structuredDataOf(routes.services)} />
      <LandingPage {...servicesLanding} />
    </>
  );
}
