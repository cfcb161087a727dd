import { metadataOf } from '@/app/metadata';
import { StructuredData } from '@/app/structured-data';
import { LandingPage } from '@/components/templates/landing-page';
import { industriesLanding } from '@/content/landing';
import { routes } from '@/lib/routes';

export const metadata = metadataOf(routes.industries);

export default function IndustriesPage() {
  return (
    <>
      <StructuredData path={routes.industries} />
      <LandingPage {...industriesLanding} />
    </>
  );
}
