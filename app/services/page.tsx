import { servicesLanding } from '@/app/_lib/landing-pages';
import { metadataOf } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/structured-data';
import { LandingPage } from '@/components/sections/landing-page';
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
