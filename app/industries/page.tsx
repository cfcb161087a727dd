import { industriesLanding } from '@/app/_lib/landing-pages';
import { metadataOf } from '@/app/_lib/metadata';
import { StructuredData } from '@/app/_lib/structured-data';
import { LandingPage } from '@/components/sections/landing-page';
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
